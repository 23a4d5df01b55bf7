import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { paidSections } from '../metrics/paid-sections.ts'
import { isActive } from '../metrics/asked-clients.ts'

/** Active clients with the employees who manage them: `(user_id, client_id)`, as a table. */
export const managedClients = (tenantId: number): RawBuilder<unknown> => sql`(
  select m.user_id, m.client_id from client_user m
    join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.user_type = 'Employee'
  where m.tenant_id = ${tenantId} and m.client_user_type_id = ${clientUserTypes.manager} and ${isServed(tenantId)})`

/** Whether `client_id` is of a client that is served today. */
const isServed = (tenantId: number): RawBuilder<SqlBool> =>
  sql`client_id in (select id from client where tenant_id = ${tenantId} and ${isActive})`

/** What clients spend in a month against what its budgets leave for media: `(client_id, channel, media, spend)`, as a table. */
export const mediaAndSpend = (tenantId: number, month: DayRange): RawBuilder<unknown> => sql`(
  select client_id, channel, sum(media) as media, round(sum(spend), 2) as spend from (
    select client_id, channel, media, 0::numeric as spend from (${paidSections(tenantId, isServed(tenantId), month)}) paid
    union all
    select client_id, channel, 0, spend_micros / 1e6 from metric_month
    where tenant_id = ${tenantId} and month = ${month.start}::date and facts > 0 and channel <> 'analytics' and ${isServed(tenantId)}
  ) both_sides group by 1, 2)`
