import type { SeedClient } from './client-rows.ts'
import { quarterName, quarterOf, scoreOf } from '@portal/core/clients/assessments/score'
import { addDays, monthEnd, monthStart } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { brandOf, modelsOf } from './vehicle-models.ts'
import { randomFrom, type Random } from './random.ts'

/** What is made and advertised for the clients: SEO plans, achievements, offers. */

type Tables = readonly (readonly [table: string, rows: readonly SeedRow[]])[]

const wins = [
  ['Ranking', 'First page for “used trucks near me”', 'Position 14 to 4'],
  ['Ranking', 'Top three for the brand and city', 'Position 6 to 2'],
  ['Record Month', 'Best month for internet leads so far', '312 leads'],
  ['Traffic', 'Organic visits above last year', '+28%'],
  ['Leads', 'Service page brings appointments', '41 in a month'],
  ['Reviews', 'Rating of the business profile above 4.6', '4.5 to 4.7'],
] as const

const refusals = ['The figure cannot be found in Search Console.', 'The same was reported last month.']

const offers = [
  { kind: 'APR', name: '0.9% APR for 60 months', apr: 0.9, amount: null, term_months: 60 },
  { kind: 'Lease', name: 'Lease for $329 a month', apr: null, amount: '329.00', term_months: 36 },
  { kind: 'Cash', name: '$2,000 customer cash', apr: null, amount: '2000.00', term_months: null },
  { kind: 'APR', name: '2.9% APR for 72 months', apr: 2.9, amount: null, term_months: 72 },
  { kind: 'Other', name: 'First two services included', apr: null, amount: null, term_months: null },
] as const

const questions = [
  ['Website', 'Vehicle pages load within three seconds on a phone', 2],
  ['Website', 'Every vehicle has a price and at least ten pictures', 2],
  ['Website', 'Forms ask for no more than four things', 1],
  ['Leads', 'Internet leads are answered within ten minutes', 3],
  ['Leads', 'A price stands in the first answer', 2],
  ['Leads', 'Missed calls are called back the same day', 2],
  ['Showroom', 'Appointments are confirmed the day before', 2],
  ['Showroom', 'Whoever did not come is called again', 1],
  ['Reputation', 'Reviews are answered within two days', 1],
  ['Reputation', 'The business profile has this month’s hours and pictures', 1],
  ['CRM', 'Every lead has a source and a next step', 2],
  ['CRM', 'Sold leads are closed with the vehicle that was sold', 2],
] as const

/** What every assessment of a tenant asks. */
export const assessmentTemplate = (tenantId: number): Tables => [
  [
    'assessment_question',
    questions.map(([section, name, weight], at) => ({
      tenant_id: tenantId,
      id: at + 1,
      name,
      section,
      weight,
      order: at + 1,
      active: true,
    })),
  ],
]

/** The assessments of a store in this quarter and the three before. */
function assessmentsOf(
  of: SeedRow,
  today: string,
  random: Random,
  made: number,
): readonly { readonly assessment: SeedRow; readonly answered: readonly SeedRow[] }[] {
  let last: number | null = null
  return [-9, -6, -3, 0].map((months, at) => {
    const startsAt = quarterOf(monthStart(today, months))
    const isDone = months < 0
    const given = questions.map(([section, question, weight], place) => ({
      section,
      question,
      weight,
      place,
      rating: isDone || place < 5 ? random.whole(1, 4) : null,
      isApart: false,
    }))
    const score = scoreOf(given)
    const change = last === null || score === null ? null : Math.round((score - last) * 10) / 10
    last = score
    return {
      assessment: {
        ...of,
        id: made + at + 1,
        name: quarterName(startsAt),
        starts_at: startsAt,
        state: isDone ? 'Done' : 'Under Way',
        score,
        change,
        done_at: isDone ? addDays(startsAt, random.whole(20, 70)) : null,
        assessor_id: of['tenant_id'] === 1 ? random.pick([4, 5, 6]) : null,
        summary: isDone ? random.pick(['Answer leads faster.', 'More pictures on used vehicles.', '']) : '',
      },
      answered: given.map(({ isApart, ...answer }) => ({
        ...of,
        assessment_id: made + at + 1,
        ...answer,
        is_apart: isApart,
        note: answer.rating === 1 ? random.pick(['Nobody is told to.', 'Only on weekdays.', '']) : '',
      })),
    }
  })
}

/** Rows by table, for the clients that are served. */
export function profileRowsOf(today: string, clients: readonly SeedClient[]): Tables {
  const random = randomFrom(20_261_125)
  const plans: SeedRow[] = []
  const achievements: SeedRow[] = []
  const incentives: SeedRow[] = []
  const customers: SeedRow[] = []
  const assessments: SeedRow[] = []
  const answers: SeedRow[] = []
  for (const client of clients.filter(({ state }) => state === 'client')) {
    const of = { tenant_id: client.tenantId, client_id: client.id }
    const models = modelsOf(client)
    const city = typeof client.row['city'] === 'string' ? client.row['city'] : ''
    if (random.chance(0.7))
      plans.push({
        ...of,
        name: random.pick(['SEO Standard', 'SEO Plus', 'SEO Premium']),
        starts_at: monthStart(today, -random.whole(2, 14)),
        ends_at: null,
        focus_cities: city,
        focus_models: models.slice(0, 2).join(', '),
        website_provider_id: random.whole(1, 4),
        blog_posts: random.pick([2, 4, 8]),
        landing_pages: random.pick([1, 2, 4]),
      })
    for (const [kind, name, figure] of random.several(wins, random.whole(0, 2))) {
      const state = random.chance(0.6) ? 'Approved' : random.chance(0.75) ? 'Proposed' : 'Rejected'
      achievements.push({
        ...of,
        name,
        kind,
        figure,
        reached_at: addDays(today, -random.whole(3, 200)),
        state,
        proposed_by_id: client.tenantId === 1 ? 7 : null,
        decided_by_id: state === 'Proposed' || client.tenantId !== 1 ? null : 1,
        reason: state === 'Rejected' ? random.pick(refusals) : '',
      })
    }
    if (client.id % 3 === 0 || client.id === 1005)
      for (const { assessment, answered } of assessmentsOf(of, today, random, assessments.length)) {
        assessments.push(assessment)
        answers.push(...answered)
      }
    if (client.id % 5 === 0) customers.push(...listsOf(of, today))
    if (random.chance(0.6))
      for (const { name, ...offer } of random.several(offers, random.whole(1, 3))) {
        const month = random.pick([-1, 0, 0, 0, 1])
        const model = random.pick(models)
        incentives.push({
          ...of,
          ...offer,
          name,
          model: model ?? brandOf(client),
          region: random.pick(['', 'Great Lakes', 'Midwest']),
          starts_at: monthStart(today, month),
          // Rates are told for a month, everything else for two.
          ends_at: monthEnd(today, offer.kind === 'APR' ? month : month + 1),
          disclaimer:
            'With approved credit through the manufacturer’s bank. Tax, title and license are extra. See the dealer for details.',
        })
      }
  }
  return [
    ['search_plan', plans],
    ['achievement', achievements],
    ['sales_incentive', incentives],
    ['customer_list', customers],
    ['assessment', assessments],
    ['assessment_answer', answers],
  ]
}

/** Lists of customers that were uploaded once: their files are gone, as they are after a month. */
const listsOf = (of: SeedRow, today: string): readonly SeedRow[] =>
  (
    [
      ['Service customers of the last two years', 64, 4180],
      ['Bought in the last year', 37, 1265],
    ] as const
  ).map(([name, daysAgo, rows]) => ({
    ...of,
    name,
    uploaded_by: of['tenant_id'] === 1 ? 1 : null,
    uploaded_at: `${addDays(today, -daysAgo)}T15:20:00Z`,
    expires_at: `${addDays(today, 30 - daysAgo)}T15:20:00Z`,
    row_count: rows,
    counts: {
      usable: { google: rows - 61, meta: rows - 61, tiktok: rows - 118 },
      columns: ['Email', 'Phone', 'First Name', 'Last Name', 'ZIP Code'],
      leftOut: ['Deal Number', 'Salesperson'],
      unusable: [{ why: 'The e-mail address or phone number is none', rows: 61 }],
    },
  }))
