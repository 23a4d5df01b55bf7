import type { SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'

/** What sales people, onboarding and directors keep: the pipeline, new stores, and stores that may leave. */

type Tables = readonly (readonly [table: string, rows: readonly SeedRow[]])[]

const stages = [
  { name: 'New', kind: 'Open', probability: 10, stale_after_days: 7 },
  { name: 'Qualified', kind: 'Open', probability: 25, stale_after_days: 14 },
  { name: 'Audit Presented', kind: 'Open', probability: 45, stale_after_days: 14 },
  { name: 'Proposal Sent', kind: 'Open', probability: 65, stale_after_days: 10 },
  { name: 'Verbal Yes', kind: 'Open', probability: 90, stale_after_days: 7 },
  { name: 'Won', kind: 'Won', probability: 100, stale_after_days: null },
  { name: 'Lost', kind: 'Lost', probability: 0, stale_after_days: null },
] as const

const lists: Readonly<Record<string, readonly SeedRow[]>> = {
  blacklist_entry: [
    { kind: 'Domain', name: 'leadgen-blast.example', reason: 'Sells bought lists', hits: 14 },
    { kind: 'Domain', name: 'rivalagency.example', reason: 'Competitor who looks at our forms', hits: 3 },
    { kind: 'Email', name: 'noreply@formtester.example', reason: 'Monitors the form every night', hits: 41 },
    { kind: 'Phone', name: '(312) 555-0100', reason: 'Our own test number', hits: 9 },
    { kind: 'Name Pattern', name: '*test lead*', reason: 'Tests by website providers', hits: 22 },
  ],
  opportunity_stage: stages,
  lost_reason: [
    { name: 'Price' },
    { name: 'Stays with its agency' },
    { name: 'Manufacturer’s program' },
    { name: 'No answer' },
    { name: 'Not a fit' },
  ],
  health_part: [
    { name: 'Contact', kind: 'Contact', weight: 20 },
    { name: 'Results', kind: 'Results', weight: 20 },
    { name: 'Pacing', kind: 'Pacing', weight: 15 },
    { name: 'Budget', kind: 'Budget', weight: 10 },
    { name: 'Payment', kind: 'Payment', weight: 10 },
    { name: 'Late work', kind: 'Late Work', weight: 8 },
    { name: 'Unanswered changes', kind: 'Unanswered Changes', weight: 5 },
    { name: 'Ending', kind: 'Ending', weight: 7 },
    { name: 'Portal visits', kind: 'Portal Visits', weight: 5 },
  ],
  watchlist_scale: [
    { name: 'Watch', meaning: 'Something is off; the account manager handles it.' },
    { name: 'At Risk', meaning: 'The store has complained or results fell for two months.' },
    { name: 'Critical', meaning: 'It talks to another agency, or has said that it may leave.' },
  ],
}

/** Lists that nothing of a client stands in, by table. */
export const salesLists = (tenantId: number): Tables =>
  Object.entries(lists).map(([table, rows]) => [
    table,
    rows.map((row, at) => ({
      tenant_id: tenantId,
      id: at + 1,
      ...row,
      ...(table === 'blacklist_entry' ? {} : { order: at + 1 }),
      active: true,
    })),
  ])

interface Template {
  readonly name: string
  readonly category: number
  /** Days from the first day of service. */
  readonly days: number
  /** Who does it as a rule. */
  readonly owner: number
  /** As what on the client's team. */
  readonly role?: number
  readonly service?: number
  /** What comes before it, by name. */
  readonly after?: string
  /** The client sees it. */
  readonly shown?: true
  /** The client does it. */
  readonly theirs?: true
}

/** Tasks of an onboarding. */
const templates: readonly Template[] = [
  { name: 'Signed agreement filed', category: 1, days: -14, owner: 12 },
  { name: 'Billing contact and payment terms', category: 1, days: -12, owner: 12, shown: true, theirs: true },
  {
    name: 'Access to Google Ads and Analytics',
    category: 2,
    days: -10,
    owner: 8,
    role: 3,
    shown: true,
    theirs: true,
  },
  { name: 'Access to the business profile', category: 2, days: -10, owner: 9, shown: true, theirs: true },
  { name: 'Call tracking numbers ordered', category: 2, days: -8, owner: 6, role: 1 },
  {
    name: 'Conversion tags tested',
    category: 2,
    days: -5,
    owner: 8,
    role: 3,
    after: 'Access to Google Ads and Analytics',
  },
  { name: 'Website provider told about the change', category: 3, days: -9, owner: 6, role: 1, shown: true },
  { name: 'Inventory feed checked', category: 3, days: -6, owner: 6, role: 1 },
  {
    name: 'Campaigns built',
    category: 4,
    days: -4,
    owner: 7,
    role: 3,
    after: 'Access to Google Ads and Analytics',
  },
  { name: 'Social audiences built', category: 4, days: -3, owner: 10, service: 5 },
  { name: 'Kickoff call', category: 5, days: -2, owner: 6, role: 1, shown: true },
  {
    name: 'Campaigns switched on',
    category: 5,
    days: 0,
    owner: 7,
    role: 3,
    after: 'Campaigns built',
    shown: true,
  },
  {
    name: 'First results looked at together',
    category: 5,
    days: 14,
    owner: 6,
    role: 1,
    after: 'Campaigns switched on',
  },
]
const placeOf = (name: string | undefined): number => templates.findIndex((one) => one.name === name)

const owners = [4, 5, 6] as const
const sources = [
  'Referral',
  'Website form',
  'NADA show',
  'Cold call',
  'Manufacturer',
  'Former client',
] as const
const steps = [
  'Call back with audit findings',
  'Send proposal',
  'Walk through the proposal with the owner',
  'Get access to Google Ads',
  'Ask for last month’s statement',
  'Meet at the store',
] as const
const people = [
  'Laura Benning',
  'Gus Petrakis',
  'Monica Reyes',
  'Dale Hutchins',
  'Irene Walsh',
  'Victor Amado',
  'Kelly Strand',
] as const
const stores = [
  'Briarwood Toyota',
  'Stonegate Ford of Peoria',
  'Union Street Honda',
  'Fox River Chevrolet',
  'Delmar Subaru',
  'Kettle Moraine Kia',
  'Osage Nissan',
  'Twin Forks Mazda',
  'Ridgeline Hyundai',
  'Blue Water Volkswagen',
  'Prairie Crossing Ford',
  'Harborview Honda',
] as const
/** In which stage the leads stand: many new ones, few that are close. */
const standing = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7] as const

const reasons = [
  'Leads down for three months',
  'New general manager brought his own agency',
  'Complained about response times',
  'Pacing missed two months in a row',
] as const

/** The agency's leads, stores that start and stores that may leave. */
export function salesRows(today: string, clients: readonly SeedClient[]): Tables {
  const random = randomFrom(20_261_123)
  const prospects = clients.filter(({ state, tenantId }) => state === 'prospect' && tenantId === 1)
  const active = clients.filter(({ state, tenantId }) => state === 'client' && tenantId === 1)
  const opportunity: SeedRow[] = []
  const opportunity_event: SeedRow[] = []
  const leads = [
    ...stores.map((name) => ({ name, prospectId: null })),
    ...prospects.slice(0, 8).map(({ id, name }) => ({ name, prospectId: id })),
  ]
  for (const [at, { name, prospectId }] of leads.entries()) {
    const stage = standing[at % standing.length] ?? 1
    const open = stage < 6
    const since = addDays(today, -random.whole(1, open ? 22 : 40))
    const met = addDays(since, -random.whole(3, 30))
    const contact = people[at % people.length] ?? people[0]
    const source = random.pick(sources)
    const id = at + 1
    opportunity.push({
      tenant_id: 1,
      id,
      name,
      stage_id: stage,
      amount: random.whole(6, 42) * 500,
      owner_id: owners[at % owners.length],
      next_step: open ? random.pick(steps) : '',
      next_step_at: open ? addDays(today, random.whole(-4, 12)) : null,
      contact_name: contact,
      email: `${contact.toLowerCase().replace(' ', '.')}@${name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example`,
      phone: `+1 (${random.whole(201, 989)}) 555-01${random.whole(10, 99)}`,
      source,
      prospect_id: prospectId,
      lost_reason_id: stage === 7 ? random.whole(1, 4) : null,
      notes: '',
      stage_since: `${since}T15:00:00Z`,
      created_at: `${met}T15:00:00Z`,
    })
    const event = (kind: string, body: string, day: string): number =>
      opportunity_event.push({
        tenant_id: 1,
        opportunity_id: id,
        kind,
        body,
        user_id: owners[at % owners.length],
        created_at: `${day}T15:00:00Z`,
      })
    event('Added', `Added, ${source}`, met)
    if (stage > 2) event('Note', `${contact} asked how leads are counted; sent our sample report.`, met)
    if (stage > 1) event('Moved', `Moved from New to ${stages[stage - 1]?.name ?? ''}`, since)
  }

  const task: SeedRow[] = []
  const starting = prospects.filter(({ activatedAt }) => activatedAt !== null)
  for (const [at, { id, tenantId, activatedAt }] of starting.slice(0, 6).entries()) {
    const start = activatedAt ?? today
    const before = task.length
    for (const [
      place,
      { name, category, days, owner, after, shown = false, theirs = false },
    ] of templates.entries()) {
      const due = addDays(start, days)
      // One store of three lags behind.
      const done = due < today ? at % 3 !== 0 || place % 3 !== 2 : place < 3 + at
      task.push({
        tenant_id: tenantId,
        id: before + place + 1,
        client_id: id,
        name,
        category_id: category,
        owner_id: owner,
        due_at: due,
        done,
        waits_for_id: after === undefined ? null : before + placeOf(after) + 1,
        for_client: shown,
        by_client: theirs,
        notes: '',
      })
    }
  }

  const entry: SeedRow[] = []
  const step: SeedRow[] = []
  const meeting: SeedRow[] = []
  const service: SeedRow[] = []
  for (const [at, client] of random.several(active, 7).entries()) {
    const id = at + 1
    const of = { tenant_id: 1, entry_id: id }
    const state = at === 5 ? 'Saved' : at === 6 ? 'Lost' : 'Watching'
    const since = addDays(today, -random.whole(6, 70))
    entry.push({
      tenant_id: 1,
      id,
      client_id: client.id,
      name: reasons[at % reasons.length],
      scale_id: (at % 3) + 1,
      state,
      watched_since: since,
      at_risk: random.whole(6, 36) * 500,
      owner_id: random.pick(owners),
      outcome:
        state === 'Saved'
          ? 'Stayed after the budget was moved to used vehicles.'
          : state === 'Lost'
            ? 'Leaves at the end of the quarter; the manufacturer’s program decided it.'
            : '',
      notes: '',
    })
    step.push(
      { ...of, name: 'Call the owner', owner_id: 6, due_at: addDays(since, 3), done: true, notes: '' },
      {
        ...of,
        name: 'Plan for the next sixty days',
        owner_id: 4,
        due_at: addDays(today, random.whole(-3, 9)),
        done: state !== 'Watching',
        notes: 'Budget, creative and who answers leads.',
      },
    )
    if (at % 2 === 0)
      meeting.push({
        ...of,
        name: 'Where we stand',
        held_at: addDays(since, 7),
        attendees: 'General manager, director, account manager',
        outcome: 'Wants to see appointments beside leads from now on.',
        next_at: addDays(today, random.whole(3, 15)),
      })
    service.push({ ...of, name: 'Cost per lead rose', service_id: 1, notes: '' })
  }
  return [
    [
      'onboarding_task_template',
      [1, 2].flatMap((tenantId) =>
        templates.map(
          ({ name, category, days, role, service, after, shown = false, theirs = false }, at) => ({
            tenant_id: tenantId,
            id: at + 1,
            name,
            category_id: category,
            due_after_days: days,
            owner_id: null,
            owner_type_id: role ?? null,
            service_id: tenantId === 1 ? (service ?? null) : null,
            waits_for_id: after === undefined ? null : placeOf(after) + 1,
            for_client: shown,
            by_client: theirs,
            order: at + 1,
            active: true,
          }),
        ),
      ),
    ],
    ['onboarding_task', task],
    ['opportunity', opportunity],
    ['opportunity_event', opportunity_event],
    ['watchlist_entry', entry],
    ['watchlist_step', step],
    ['watchlist_meeting', meeting],
    ['watchlist_service', service],
  ]
}
