import type pg from 'pg'
import { addDays, monthStart } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

interface Money {
  readonly budgets: readonly SeedRow[]
}

/** Users of the demo agency: who changes budgets, and who approves. */
const accountManager = 6
const director = 4

/** The rows that accounting keeps beside budgets and invoices, by table, in the order in which they refer to each other. */
export function accountingRows(
  { budgets }: Money,
  today: string,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  return [['fee_cap', feeCaps(monthStart(today, -6))], ...revisions(budgets, today), ['budget_increase', increases(budgets, today)], ['budget_allocation', allocations(budgets, today)]]
}

/** Inserts them. */
export async function insertAccounting(client: pg.ClientBase, money: Money, today: string): Promise<void> {
  for (const [table, rows] of accountingRows(money, today)) await insertRows(client, table, rows)
}

const feeCaps = (from: string): readonly SeedRow[] =>
  [
    { name: 'Management fee, all services', fee_service_id: 1, limit_in: 'Percent of the budget', most: 15 },
    { name: 'Setup fee, all services', fee_service_id: 2, limit_in: 'Dollars', most: 2500 },
    { name: 'Creative production', fee_service_id: 3, limit_in: 'Dollars', most: 1500 },
    { name: 'Call tracking', fee_service_id: 4, limit_in: 'Dollars', most: 600 },
  ].map((cap, at) => ({ tenant_id: 1, id: at + 1, ...cap, starts_at: from, notes: 'Agreed with the executives.' }))

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
    ['Impression share lost to budget is above 40 %.', 1.5, 'Rejected', 'Wait for the results of the new landing pages.'],
    ['Used inventory grew to 180 vehicles.', 1.2, 'Waiting', ''],
    ['Competitor doubled its spend in the county.', 1.3, 'Approved', ''],
    ['Test of connected TV for three months.', 1.1, 'Withdrawn', ''],
    ['Service lane needs more appointments.', 1.35, 'Waiting', ''],
    ['Certified pre-owned launch in two months.', 1.2, 'Approved', 'Agreed on the phone with the dealer principal.'],
    ['The general manager wants to be first for every model.', 1.6, 'Rejected', 'Not without a higher total for the store.'],
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

/** Services of the budgets that can be split, by the kind of allocation, with how most clients split them. */
const splits = [
  { kind: 'paid-search', services: [1, 2, 3, 4], weights: { brand: 1500, model: 3500, used: 3000, performanceMax: 1500, conquest: 500, service: 0 } },
  { kind: 'social', services: [5, 6, 7], weights: { new: 5000, used: 4000, service: 500, branding: 500 } },
  { kind: 'premium-display', services: [8], weights: { retargeting: 6000, prospecting: 3000, conquest: 1000, service: 0 } },
  { kind: 'premium-video', services: [9, 10], weights: { youtube: 6000, connectedTv: 4000, preRoll: 0 } },
] as const

/** Three of four clients have their budgets split, most of them some months ago. */
function allocations(budgets: readonly SeedRow[], today: string): readonly SeedRow[] {
  const open = running(budgets, today)
  const rows = splits.flatMap(({ kind, services, weights }) => {
    const clients = new Set(
      open.flatMap((budget) => (services.some((id) => id === budget['service_id']) ? [Number(budget['client_id'])] : [])),
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
