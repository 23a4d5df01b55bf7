import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { managedBy, within } from '../../platform/reports/conditions.ts'

/** Days after its end within which a following budget of the service makes a renewal of it. */
const renewedWithin = 31

/** What reports of cancellations are asked for. */
export interface CancellationsAsked {
  readonly tenantId: number
  readonly period: DayRange | null
  readonly filters: {
    readonly serviceId?: number | undefined
    readonly serviceGroup?: number | undefined
    readonly reasonId?: number | undefined
    readonly managerId?: number | undefined
    readonly clientId?: number | undefined
  }
  readonly ofClients: (alias: string) => RawBuilder<SqlBool>
}

/** Recurring budgets `b` of the clients and services asked for, canceled or not, up to a `where` that goes on. */
export const recurringAsked = ({
  tenantId,
  filters,
  ofClients,
}: CancellationsAsked): RawBuilder<unknown> => sql`
  budget b
    join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
    join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
  where b.tenant_id = ${tenantId} and b.deleted_at is null and b.budget_type = 'Recurring'
    and ${ofClients('c')}
    and ${within({
      'b.service_id': filters.serviceId,
      's.service_group_id': filters.serviceGroup,
      'b.client_id': filters.clientId,
    })}
    and ${managedBy('c', filters.managerId)}`

/**
 * The budgets that ended for good in the time asked for, those that end on a day ahead among them, as a table
 * `(tenant_id, id, client_id, service, reason, ends_at, amount, months)`.
 */
export const canceledBudgets = (asked: CancellationsAsked): RawBuilder<unknown> => sql`(
  select e.*, r.name as reason,
    (extract(year from age(e.ends_at + 1, first.starts_at)) * 12
      + extract(month from age(e.ends_at + 1, first.starts_at)))::integer as months
  from (
    select b.tenant_id, b.id, b.client_id, b.service_id, b.cancellation_reason_id, s.name as service, b.ends_at, b.invoice_amount as amount
    from ${recurringAsked(asked)} and ${within({ 'b.cancellation_reason_id': asked.filters.reasonId })}
      and b.ends_at between ${asked.period?.start ?? null}::date and ${asked.period?.end ?? null}::date
      and not exists (select from budget n where n.tenant_id = b.tenant_id and n.client_id = b.client_id
        and n.service_id = b.service_id and n.budget_type = 'Recurring' and n.deleted_at is null and n.id <> b.id
        and n.starts_at <= b.ends_at + ${renewedWithin}::integer and (n.ends_at is null or n.ends_at > b.ends_at))
  ) e
    left join cancellation_reason r on r.tenant_id = e.tenant_id and r.id = e.cancellation_reason_id
    cross join lateral (
      select min(f.starts_at) as starts_at from budget f where f.tenant_id = e.tenant_id and f.client_id = e.client_id
        and f.service_id = e.service_id and f.budget_type = 'Recurring' and f.deleted_at is null
    ) first
)`
