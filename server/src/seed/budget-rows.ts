import { geoiqServiceId, services, tags, type SeedService } from './agency-lists.ts'
import { knownClients, type SeedClient } from './client-rows.ts'
import { addDays, monthEnd, monthStart, weekday } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import type { Random } from './random.ts'

/** Months before the present one that have budgets. */
const monthsBack = 12

interface Budget {
  readonly id: number
  readonly tenantId: number
  readonly clientId: number
  readonly serviceId: number
  readonly startsAt: string
  readonly endsAt: string | null
  readonly cents: number
}

interface SeedBudget extends Pick<Budget, 'startsAt' | 'endsAt' | 'cents'> {
  readonly type: 'Recurring' | 'One-Time'
}

/** Budgets of thirteen months, numbered from `firstId` on, with their tags, fees and changes that wait for a confirmation. */
export function budgetRows(random: Random, clients: readonly SeedClient[], today: string, firstId = 1) {
  const budgets: Budget[] = []
  const rows: SeedRow[] = []
  const spends: SeedRow[] = []
  const add = (
    client: SeedClient,
    service: SeedService,
    { type, startsAt, endsAt, cents }: SeedBudget,
  ): void => {
    const id = firstId + budgets.length
    budgets.push({
      id,
      tenantId: client.tenantId,
      clientId: client.id,
      serviceId: service.id,
      startsAt,
      endsAt,
      cents,
    })
    const margin = service.margin + random.pick([-2.5, 0, 0, 0, 2.5])
    const share = startsAt > today ? null : 0.93 + random.next() * 0.09
    // What the platform billed for the month before is typed in for one budget in twenty.
    const billed = monthStart(today, -1)
    if (share !== null && id % 20 === 0 && startsAt <= billed && (endsAt === null || endsAt >= billed))
      spends.push({
        tenant_id: client.tenantId,
        budget_id: id,
        client_id: client.id,
        month: billed,
        amount: dollars(Math.round(cents * (1 - margin / 100) * share)),
        entered_at: `${monthStart(today)}T17:00:00Z`,
      })
    rows.push({
      tenant_id: client.tenantId,
      id,
      client_id: client.id,
      service_id: service.id,
      budget_type: type,
      starts_at: startsAt,
      ends_at: endsAt,
      invoice_amount: dollars(cents),
      platform_margin: margin.toFixed(2),
      notes: random.chance(0.18) ? random.pick(notes) : '',
      cancellation_reason_id: reasonOf(client, type, endsAt, today),
      created_at: `${addDays(startsAt, -6)}T16:00:00Z`,
      updated_at: `${addDays(startsAt, -6)}T16:00:00Z`,
    })
  }
  for (const client of clients.filter(({ state }) => state !== 'prospect'))
    addClient(random, client, today, add)
  return {
    budgets: rows,
    spends,
    tags: tagRows(random, budgets),
    fees: feeRows(random, budgets),
    changes: changeRows(budgets, today),
  }
}

/** Why a budget ended for good: with its client, of whom two in three said so. */
const reasonOf = (client: SeedClient, type: string, endsAt: string | null, today: string): number | null =>
  type === 'Recurring' &&
  endsAt !== null &&
  client.canceledAt !== null &&
  client.canceledAt <= today &&
  endsAt === monthEnd(client.canceledAt) &&
  client.id % 3 !== 0
    ? 1 + (client.id % 5)
    : null

type Add = (client: SeedClient, service: SeedService, budget: SeedBudget) => void

/** A client's services: each a chain of recurring budgets whose amount changes now and then, and some one-time ones. */
function addClient(random: Random, client: SeedClient, today: string, add: Add): void {
  const last = client.canceledAt === null || client.canceledAt > today ? null : monthEnd(client.canceledAt)
  const wanted = random.several(
    services.filter(({ id }) => id !== geoiqServiceId),
    random.whole(2, 5),
  )
  const geoiq = services.filter(
    ({ id }) =>
      id === geoiqServiceId &&
      (client.id === knownClients.withGeoiq || (client.tenantId === 1 && client.id % 25 === 0)),
  )
  for (const service of [...wanted, ...geoiq]) {
    const earliest = monthStart(today, -monthsBack)
    const begin =
      client.activatedAt !== null && client.activatedAt > earliest
        ? monthStart(client.activatedAt, 1)
        : monthStart(earliest, random.pick([0, 0, 0, 2, 5]))
    let cents = random.whole(service.least / 50, service.most / 50) * 5000
    for (let start = begin; start <= today && (last === null || start <= last);) {
      const planned = monthEnd(start, random.whole(3, 11))
      const open = planned >= today
      add(client, service, {
        type: 'Recurring',
        startsAt: start,
        endsAt: open ? last : last !== null && planned > last ? last : planned,
        cents,
      })
      if (open) break
      start = addDays(planned, 1)
      cents = Math.max(service.least * 100, Math.round((cents * (0.85 + random.next() * 0.4)) / 5000) * 5000)
    }
  }
  for (let count = random.pick([0, 0, 1, 1, 2, 3]); count > 0; count -= 1) {
    const month = random.whole(-monthsBack, last === null ? 1 : -1)
    const start = monthStart(today, month)
    if (last !== null && start > last) continue
    const service = random.pick(wanted)
    add(client, service, {
      type: 'One-Time',
      startsAt: start,
      endsAt: monthEnd(start),
      cents: random.whole(service.least / 100, service.most / 100) * 5000,
    })
  }
}

function tagRows(random: Random, budgets: readonly Budget[]): readonly SeedRow[] {
  return budgets.flatMap(({ id, tenantId }) =>
    random
      .several(tags, random.pick([0, 0, 1, 1, 2]))
      .map((tag): SeedRow => ({ tenant_id: tenantId, budget_id: id, tag_id: tag.id })),
  )
}

function feeRows(random: Random, budgets: readonly Budget[]): readonly SeedRow[] {
  return budgets.flatMap(({ id, tenantId, clientId, startsAt, endsAt, cents }) =>
    random.several([1, 2, 3, 4, 5], random.pick([0, 0, 1, 1, 2])).map((fee, at): SeedRow => ({
      tenant_id: tenantId,
      // At most two to a budget: numbered without knowing of the others.
      id: id * 2 + at,
      budget_id: id,
      client_id: clientId,
      fee_service_id: fee,
      starts_at: startsAt,
      ends_at: fee === 2 ? monthEnd(startsAt) : endsAt,
      invoice_amount: dollars(fee === 1 ? Math.round(cents / 10) : random.whole(3, 20) * 2500),
      notes: fee === 2 ? 'Charged once, with the first month.' : '',
    })),
  )
}

interface SeedChange {
  readonly userId: number
  readonly daysAgo: number
  readonly factor: number
  readonly confirmed?: boolean
}

/** Changes that wait: three for the account manager (user 6), two for the client manager (user 14), and confirmed ones. */
function changeRows(budgets: readonly Budget[], today: string): readonly SeedRow[] {
  const running = (...clientIds: readonly number[]): readonly Budget[] =>
    budgets.filter(
      ({ tenantId, clientId, endsAt, startsAt }) =>
        tenantId === 1 && clientIds.includes(clientId) && endsAt === null && startsAt <= today,
    )
  const onePerClient = (ids: readonly number[]): readonly Budget[] =>
    ids.flatMap((id) => running(id).slice(0, 1))
  /** A change of `factor` times the amount to what it is now, which `userId` confirms or has confirmed. */
  const change = (budget: Budget, { userId, daysAgo, factor, confirmed = false }: SeedChange): SeedRow => ({
    tenant_id: 1,
    client_id: budget.clientId,
    service_id: budget.serviceId,
    budget_id: budget.id,
    user_id: userId,
    previous_amount: dollars(Math.round((budget.cents * factor) / 5000) * 5000),
    new_amount: dollars(budget.cents),
    created_at: `${workday(today, -daysAgo)}T15:40:00Z`,
    created_by: 12,
    confirmed_at: confirmed ? `${workday(today, 1 - daysAgo)}T14:05:00Z` : null,
    confirmed_by: confirmed ? userId : null,
  })
  return [
    ...onePerClient([1001, 1010, 1044]).map((budget, at) =>
      change(budget, { userId: 6, daysAgo: 1 + at, factor: 0.8 }),
    ),
    ...onePerClient(knownClients.ofClientManager).map((budget, at) =>
      change(budget, { userId: 14, daysAgo: 1 + at, factor: 1.25 }),
    ),
    ...onePerClient([1002, 1015, 1018]).map((budget, at) =>
      change(budget, { userId: 6, daysAgo: 12 + at * 9, factor: 1.1, confirmed: true }),
    ),
  ]
}

const notes = [
  'Approved by the general manager by e-mail.',
  'Raised for the holiday sales event.',
  'Split evenly between new and used inventory.',
  'Co-op reimburses half; keep the screenshots.',
  'Hold spend until the new website is live.',
  'Shifted from print after the quarterly review.',
]

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** The day, or the Friday before it when it falls on a weekend. */
function workday(today: string, days: number): string {
  const day = addDays(today, days)
  const at = weekday(day)
  return at === 6 ? addDays(day, -1) : at === 0 ? addDays(day, -2) : day
}
