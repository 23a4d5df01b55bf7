import type { SeedClient } from './client-rows.ts'
import { addDays, monthEnd, monthStart } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { brandOf, modelsOf } from './kept-lists.ts'
import { randomFrom } from './random.ts'

/** What is made and advertised for the clients: SEO plans, achievements, offers. */

type Tables = readonly (readonly [table: string, rows: readonly SeedRow[]])[]

const wins = [
  ['Ranking', 'First page for “used trucks near me”', 'Position 14 to 4'],
  ['Ranking', 'Top three for the brand and city', 'Position 6 to 2'],
  ['Record Month', 'Best month for internet leads so far', '312 leads'],
  ['Traffic', 'Organic visits above last year', '+28 %'],
  ['Leads', 'Service page brings appointments', '41 in a month'],
  ['Reviews', 'Rating of the business profile above 4.6', '4.5 to 4.7'],
] as const

const refusals = ['The figure cannot be found in Search Console.', 'The same was reported last month.']

const offers = [
  { kind: 'APR', name: '0.9 % APR for 60 months', apr: 0.9, amount: null, term_months: 60 },
  { kind: 'Lease', name: 'Lease for $329 a month', apr: null, amount: '329.00', term_months: 36 },
  { kind: 'Cash', name: '$2,000 customer cash', apr: null, amount: '2000.00', term_months: null },
  { kind: 'APR', name: '2.9 % APR for 72 months', apr: 2.9, amount: null, term_months: 72 },
  { kind: 'Other', name: 'First two services included', apr: null, amount: null, term_months: null },
] as const

/** Rows by table, for the clients that are served. */
export function profileRowsOf(today: string, clients: readonly SeedClient[]): Tables {
  const random = randomFrom(20_261_125)
  const plans: SeedRow[] = []
  const achievements: SeedRow[] = []
  const incentives: SeedRow[] = []
  const customers: SeedRow[] = []
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
        decided_by_id: state === 'Proposed' || client.tenantId !== 1 ? null : 1,
        reason: state === 'Rejected' ? random.pick(refusals) : '',
      })
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
          ends_at: monthEnd(today, month),
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
