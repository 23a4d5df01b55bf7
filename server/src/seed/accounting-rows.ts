import type pg from 'pg'
import { departments } from '@portal/core/foundation/policy/departments'
import { filledTerms } from '@portal/core/money/agreements/agreement'
import { documentHash } from '../money/agreements/read.ts'
import { pacingSectionOfService } from './agency-lists.ts'
import type { SeedClient } from './client-rows.ts'
import { addDays, monthStart } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { questionnaireRows } from './questionnaire-rows.ts'

interface Money {
  readonly budgets: readonly SeedRow[]
}

/** Users of the demo agency: who changes budgets, and who approves. */
const accountManager = 6
const director = 4
const accountant = 12

/** The rows that accounting keeps beside budgets and invoices, by table, in the order in which they refer to each other. */
function accountingRows(
  { budgets }: Money,
  clients: readonly SeedClient[],
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  return [
    ['fee_cap', feeCaps(monthStart(today, -6))],
    ...revisions(budgets, today),
    ['budget_increase', increases(budgets, today)],
    ['budget_allocation', allocations(budgets, today)],
    ['section_spend_note', spendNotes(budgets, today)],
    ...agreements(budgets, clients, today),
  ]
}

/** Inserts them. */
export async function insertAccounting(
  client: pg.ClientBase,
  money: Money,
  clients: readonly SeedClient[],
  today: string,
): Promise<void> {
  for (const [table, rows] of accountingRows(money, clients, today)) await insertRows(client, table, rows)
  await client.query(sectionChanges)
}

/** Whoever works on a section whose budget changed has not taken note of it yet. */
const sectionChanges = `
  insert into section_budget_change (tenant_id, client_id, section_id, user_id, month, previous_amount, new_amount, created_at, created_by)
  select distinct on (r.id, m.user_id) r.tenant_id, r.client_id, s.pacing_section_id, m.user_id, r.month, l.previous_amount, l.new_amount,
    r.created_at, r.created_by
  from budget_revision r
    join budget_revision_line l on l.tenant_id = r.tenant_id and l.revision_id = r.id
    join service s on s.tenant_id = l.tenant_id and s.id = l.service_id and s.pacing_section_id is not null
    join client_user m on m.tenant_id = r.tenant_id and m.client_id = r.client_id and m.user_id <> r.created_by
    join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee'
    join department_user d on d.tenant_id = u.tenant_id and d.user_id = u.id
      and d.department_id = case s.pacing_section_id when 1 then ${departments.sem} when 2 then ${departments.social} else ${departments.programmatic} end
  order by r.id, m.user_id`

const feeCaps = (from: string): readonly SeedRow[] =>
  [
    { name: 'Management fee, all services', fee_service_id: 1, limit_in: 'Percent of the budget', most: 15 },
    { name: 'Setup fee, all services', fee_service_id: 2, limit_in: 'Dollars', most: 2500 },
    { name: 'Creative production', fee_service_id: 3, limit_in: 'Dollars', most: 1500 },
    { name: 'Call tracking', fee_service_id: 4, limit_in: 'Dollars', most: 600 },
  ].map((cap, at) => ({
    tenant_id: 1,
    id: at + 1,
    ...cap,
    starts_at: from,
    notes: 'Agreed with the executives.',
  }))

/** Budgets that run open-ended, a few of one client after another. */
const running = (budgets: readonly SeedRow[], today: string): readonly SeedRow[] =>
  budgets.filter(
    (budget) =>
      budget['tenant_id'] === 1 &&
      budget['ends_at'] === null &&
      budget['budget_type'] === 'Recurring' &&
      String(budget['starts_at']) <= today,
  )

/** What was changed from this month on: told, and not noted yet by the SEM team. */
function revisions(
  budgets: readonly SeedRow[],
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const reasons = [
    'The general manager asked for more used-vehicle traffic before the holidays.',
    'Co-op funds of the quarter are used up; back to the agreed amount.',
    'Model-year change: new-vehicle campaigns run at full budget.',
  ]
  const changed = running(budgets, today)
    .filter((_, at) => at % 23 === 0)
    .slice(0, reasons.length)
  return [
    [
      'budget_revision',
      changed.map((budget, at) => ({
        tenant_id: 1,
        id: at + 1,
        client_id: budget['client_id'],
        month: monthStart(today),
        reason: reasons[at],
        created_at: `${addDays(monthStart(today), -6 + at)}T16:20:00Z`,
        created_by: at === 1 ? director : accountManager,
      })),
    ],
    [
      'budget_revision_line',
      changed.map((budget, at) => ({
        tenant_id: 1,
        id: at + 1,
        client_id: budget['client_id'],
        revision_id: at + 1,
        budget_id: budget['id'],
        service_id: budget['service_id'],
        previous_amount: (Number(budget['invoice_amount']) * (at === 1 ? 1.25 : 0.8)).toFixed(2),
        new_amount: budget['invoice_amount'],
      })),
    ],
  ]
}

/** Who asks: the account manager, and the client manager for the own stores. */
const clientManager = 14
const ofClientManager: readonly unknown[] = [1003, 1004]

/** Requests for higher budgets: some wait, some were decided. */
function increases(budgets: readonly SeedRow[], today: string): readonly SeedRow[] {
  const asked = [
    ['Memorial Day event: twice the store traffic is planned.', 1.25, 'Waiting', ''],
    ['New rooftop opens; the search budget has run out on the 24th twice.', 1.4, 'Waiting', ''],
    ['Manufacturer pays half of it this quarter.', 1.15, 'Approved', 'Co-op letter is on file.'],
    [
      'Impression share lost to budget is above 40 %.',
      1.5,
      'Rejected',
      'Wait for the results of the new landing pages.',
    ],
    ['Used inventory grew to 180 vehicles.', 1.2, 'Waiting', ''],
    ['Competitor doubled its spend in the county.', 1.3, 'Approved', ''],
    ['Test of connected TV for three months.', 1.1, 'Withdrawn', ''],
    ['Service lane needs more appointments.', 1.35, 'Waiting', ''],
    [
      'Certified pre-owned launch in two months.',
      1.2,
      'Approved',
      'Agreed on the phone with the dealer principal.',
    ],
    [
      'The general manager wants to be first for every model.',
      1.6,
      'Rejected',
      'Not without a higher total for the store.',
    ],
    ['Truck month.', 1.18, 'Waiting', ''],
    ['More leads for the business development center.', 1.22, 'Waiting', ''],
  ] as const
  const open = running(budgets, today)
  const own = open.filter((budget) => ofClientManager.includes(budget['client_id']))
  const others = open.filter((budget, at) => at % 17 === 3 && !ofClientManager.includes(budget['client_id']))
  return asked.flatMap(([reason, factor, status, answer], at): SeedRow[] => {
    const ofClient = at === 1
    const budget = ofClient ? own[0] : others[at]
    if (!budget) return []
    const before = Number(budget['invoice_amount'])
    const after = Math.ceil((before * factor) / 50) * 50
    const decided = status === 'Approved' || status === 'Rejected'
    const approved = status === 'Approved'
    const day = addDays(today, -2 * at - 1)
    return [
      {
        tenant_id: 1,
        id: at + 1,
        client_id: budget['client_id'],
        budget_id: budget['id'],
        service_id: budget['service_id'],
        // What was approved is what the budget is by now.
        previous_amount: (approved ? Math.floor(before / factor / 50) * 50 : before).toFixed(2),
        new_amount: (approved ? before : after).toFixed(2),
        month: monthStart(today, approved ? 0 : 1),
        reason,
        status,
        requested_by: ofClient ? clientManager : accountManager,
        requested_at: `${day}T15:05:00Z`,
        decided_by: decided ? director : null,
        decided_at: status === 'Waiting' ? null : `${addDays(day, 1)}T18:30:00Z`,
        answer,
      },
    ]
  })
}

/** What accounting settled of the months before: by how much of the budget it was off, and what became of it. */
const settlements = [
  [
    'Carried over',
    0.06,
    'Campaigns were paused for the inventory feed; the dealer wants it spent on the next event.',
  ],
  ['Carried over', -0.03, 'Memorial Day ran over. Agreed with the general manager to save it next month.'],
  ['Explained', 0, 'New rooftop went live on the 12th; spend follows the launch.'],
  ['Carried over', 0.08, 'Creative came a week late from the manufacturer.'],
  [
    'Written off',
    0,
    'Rounding of daily budgets over a month of 31 days; below what is worth an invoice line.',
  ],
  ['Carried over', 0.04, 'Video was rejected by the platform for six days.'],
  ['Carried over', -0.02, 'Automatic bidding overdelivered on the last weekend.'],
  ['Explained', 0, 'Billing threshold of the platform fell into the next month.'],
  ['Carried over', 0.05, 'Store closed for a week after the storm.'],
  ['Carried over', 0.03, 'Held back for the model-year change.'],
  ['Carried over', -0.04, 'Competitor conquest ran longer than planned; the dealer approved it by mail.'],
  ['Carried over', 0.07, 'Co-op approval came on the 20th.'],
  ['Carried over', 0.02, 'Small rest; asked for by the dealer.'],
  ['Carried over', 0.045, 'Landing pages were down for a weekend.'],
] as const

/** Notes of the reconciliation, a few for each of the last months. */
function spendNotes(budgets: readonly SeedRow[], today: string): readonly SeedRow[] {
  const paced = running(budgets, today).filter(
    (budget, at) => at % 9 === 2 && pacingSectionOfService[Number(budget['service_id'])] !== undefined,
  )
  return settlements.flatMap(([outcome, share, note], at): SeedRow[] => {
    const budget = paced[at]
    if (!budget) return []
    const back = outcome === 'Carried over' ? 2 + (at % 5) : 1
    const month = monthStart(today, -back)
    return [
      {
        tenant_id: 1,
        id: at + 1,
        client_id: budget['client_id'],
        section_id: pacingSectionOfService[Number(budget['service_id'])],
        month,
        outcome,
        amount_cents:
          outcome === 'Carried over' ? Math.round(Number(budget['invoice_amount']) * share) * 100 : null,
        note,
        user_id: at % 4 === 0 ? director : accountant,
        created_at: `${addDays(month, 25 + (at % 3))}T15:40:00Z`,
      },
    ]
  })
}

/** Services of the budgets that can be split, by the kind of allocation, with how most clients split them. */
const splits = [
  {
    kind: 'paid-search',
    services: [1, 2, 3, 4],
    weights: { brand: 1500, model: 3500, used: 3000, performanceMax: 1500, conquest: 500, service: 0 },
  },
  { kind: 'social', services: [5, 6, 7], weights: { new: 5000, used: 4000, service: 500, branding: 500 } },
  {
    kind: 'premium-display',
    services: [8],
    weights: { retargeting: 6000, prospecting: 3000, conquest: 1000, service: 0 },
  },
  { kind: 'premium-video', services: [9, 10], weights: { youtube: 6000, connectedTv: 4000, preRoll: 0 } },
] as const

/** Three of four clients have their budgets split, most of them some months ago. */
function allocations(budgets: readonly SeedRow[], today: string): readonly SeedRow[] {
  const open = running(budgets, today)
  const rows = splits.flatMap(({ kind, services, weights }) => {
    const clients = new Set(
      open.flatMap((budget) =>
        services.some((id) => id === budget['service_id']) ? [Number(budget['client_id'])] : [],
      ),
    )
    return [...clients]
      .filter((client) => client % 4 !== 1)
      .map((client) => ({
        tenant_id: 1,
        client_id: client,
        kind,
        month: monthStart(today, -(client % 5)),
        mode: 'Percent',
        weights,
        updated_by: accountManager,
      }))
  })
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}

const terms = `The agency plans, runs and reports the services above for {client} from {start} to {end}.
Media is bought in the name of {agency}; invoices are due within thirty days.
Either side ends this agreement in writing with {notice} days of notice to the end of a month. Without notice it goes on month to month.
Accounts, audiences and data belong to {client} and are handed over when the agreement ends.`

/** What agreements of a new tenant are made from. */
export const agreementLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => [
  [
    'agreement_template',
    [
      { name: 'Digital Marketing Agreement', months: 12, notice_days: 30, terms },
      { name: 'Search and Social Agreement', months: 12, notice_days: 60, terms },
      { name: 'Three-Month Test', months: 3, notice_days: 14, terms },
    ].map((template, at) => ({ tenant_id: tenantId, id: at + 1, ...template })),
  ],
  [
    'agreement_template_service',
    templateServices.map((row, at) => ({ tenant_id: tenantId, id: at + 1, ...row })),
  ],
  [
    'agreement_template_question',
    templateQuestions.map((row, at) => ({ tenant_id: tenantId, id: at + 1, ...row })),
  ],
]

const templateServices: readonly SeedRow[] = [
  { template_id: 2, service_id: 1, budget_type: 'Recurring', amount: 5000, order: 1 },
  { template_id: 2, service_id: 5, budget_type: 'Recurring', amount: 2500, order: 2 },
  { template_id: 3, service_id: 1, budget_type: 'Recurring', amount: 3000, order: 1 },
]

const templateQuestions: readonly SeedRow[] = [
  {
    template_id: 2,
    section: 'Search and social',
    name: 'Who owns the ad accounts today',
    kind: 'Text',
    choices: '',
    needed: true,
    order: 1,
  },
  {
    template_id: 2,
    section: 'Search and social',
    name: 'How often the inventory feed changes',
    kind: 'Choice',
    choices: 'Hourly\nDaily\nWeekly',
    needed: true,
    order: 2,
  },
  {
    template_id: 2,
    section: 'Search and social',
    name: 'Competitors may be named in ads',
    kind: 'Yes or No',
    choices: '',
    needed: false,
    order: 3,
  },
  {
    template_id: 3,
    section: '',
    name: 'What decides whether it goes on after the test',
    kind: 'Long Text',
    choices: '',
    needed: true,
    order: 1,
  },
]

/** Agreements of clients: most are active, some wait for a signature, some end soon. */
function agreements(
  budgets: readonly SeedRow[],
  stores: readonly SeedClient[],
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const open = running(budgets, today)
  // The store of the client user has one to sign.
  const ids = [...new Set([1001, ...open.map((budget) => Number(budget['client_id']))])].slice(0, 18)
  const services: SeedRow[] = []
  const rows = ids.map((clientId, at): SeedRow => {
    const status =
      at === 0 ? 'Sent' : at % 7 === 3 ? 'Draft' : at % 7 === 5 ? 'Sent' : at === 8 ? 'Declined' : 'Active'
    const own = open.filter((budget) => budget['client_id'] === clientId).slice(0, 4)
    for (const [place, budget] of own.entries())
      services.push({
        tenant_id: 1,
        id: services.length + 1,
        client_id: clientId,
        agreement_id: at + 1,
        service_id: budget['service_id'],
        budget_type: 'Recurring',
        amount_cents: Math.round(Number(budget['invoice_amount']) * 100),
        place,
      })
    const active = status === 'Active'
    const startsAt = monthStart(today, active ? -10 - (at % 9) + 6 : 1)
    const sentAt = status === 'Draft' ? null : `${addDays(active ? startsAt : today, -9)}T15:00:00Z`
    const document = {
      slug: `agreement-${2400 + at * 7}`,
      title: at % 5 === 4 ? 'Search and Social Agreement' : 'Digital Marketing Agreement',
      client_id: clientId,
      starts_at: startsAt,
      months: 12,
      notice_days: 30,
      // A draft keeps what stands for its facts.
      terms:
        sentAt === null
          ? terms
          : filledTerms(terms, {
              client: stores.find(({ id }) => id === clientId)?.name ?? '',
              agency: 'Demo Agency',
              startsAt,
              months: 12,
              noticeDays: 30,
            }),
    }
    return {
      tenant_id: 1,
      id: at + 1,
      ...document,
      template_id: 1,
      status,
      document_hash:
        sentAt === null
          ? null
          : documentHash({
              ...document,
              services: own.map((budget) => ({
                serviceId: Number(budget['service_id']),
                budgetType: 'Recurring',
                cents: Math.round(Number(budget['invoice_amount']) * 100),
              })),
            }),
      created_by: accountManager,
      sent_at: sentAt,
      sent_by: sentAt === null ? null : accountManager,
      signer_name: active ? 'Robert Hale' : null,
      signed_by: active ? clientManager : null,
      signed_at: active ? `${addDays(startsAt, -6)}T19:42:00Z` : null,
      signer_address: active ? '203.0.113.24' : null,
      countersigner_name: active ? 'Marcus Reed' : null,
      countersigned_by: active ? director : null,
      countersigned_at: active ? `${addDays(startsAt, -5)}T14:10:00Z` : null,
      decline_reason: status === 'Declined' ? 'The new owner wants to see three months first.' : '',
      budgets_created_at: active ? `${addDays(startsAt, -5)}T14:15:00Z` : null,
    }
  })
  return [
    ['agreement', rows],
    ['agreement_service', services],
    ['agreement_questionnaire', questionnaireRows(accountManager)],
  ]
}
