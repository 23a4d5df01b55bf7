import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addMonths } from '@portal/core/foundation/format'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import type { Db } from '../../foundation/database/database.ts'
import { ofClients, type Parts } from './parts-of-clients.ts'

type Difference = Answer<'invoicing.close'>['differences'][number]

/** What makes the month differ from the one before, service by service of each client. */
export async function differencesOf(
  db: Db,
  tenantId: number,
  month: string,
  parts: Parts,
): Promise<Difference[]> {
  const sums = new Map<Difference['kind'], { count: number; amount: number }>()
  for (const part of parts)
    for (const { kind, count, amount } of await differencesIn(db, tenantId, month, part)) {
      const sum = sums.get(kind) ?? { count: 0, amount: 0 }
      sums.set(kind, { count: sum.count + count, amount: sum.amount + amount })
    }
  return [...sums]
    .toSorted(([, one], [, other]) => Math.abs(other.amount) - Math.abs(one.amount))
    .map(([kind, { count, amount }]) => ({ kind, count, amount: dollarsFromCents(amount) }))
}

/** The same of some clients, in cents. */
async function differencesIn(
  db: Db,
  tenantId: number,
  month: string,
  part: Parts[number],
): Promise<readonly Difference[]> {
  const before = addMonths(month, -1)
  const { rows } = await sql<Difference>`
    with line as (
      select l.client_id, l.month, l.amount_cents, l.kind in ('adjustment', 'credit') as adjusts, b.budget_type = 'One-Time' as once,
        case when l.kind in ('adjustment', 'credit') then 'a' when l.kind = 'hand' then 'h' || l.id else 's' || coalesce(b.service_id, 0) || case when l.fee_id is null then '' else 'f' || coalesce(f.fee_service_id, 0) end end as thing
      from invoice_line l
        left join budget b on b.tenant_id = l.tenant_id and b.id = l.budget_id
        left join budget_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
      where l.tenant_id = ${tenantId} and ${ofClients('l.client_id', part)} and l.month in (${before}, ${month}) and l.live and not l.removed
    ), thing as (
      select client_id, thing, bool_or(adjusts) as adjusts, bool_or(coalesce(once, false)) as once,
        coalesce(sum(amount_cents) filter (where month = ${before}), 0)::bigint as was, coalesce(sum(amount_cents) filter (where month = ${month}), 0)::bigint as now
      from line group by client_id, thing
    )
    select case when adjusts then 'adjustments' when once then 'one-time' when was = 0 then 'new' when now = 0 then 'ended' when now > was then 'increased' else 'decreased' end as kind,
      count(*)::integer as count, sum(now - was)::bigint as amount
    from thing where was <> now group by 1`.execute(db)
  return rows
}
