import { sql, type RawBuilder } from 'kysely'
import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import { monthIds } from '@portal/core/platform/reports/month-columns'
import { answer } from '../../platform/reports/answer.ts'
import { managedBy, within } from '../../platform/reports/conditions.ts'
import { amountOfMonths, amountsByMonth, budgetsAsked, budgetsWithin } from './invoiced-months.ts'

/** What a line is of that several clients share: its id and its name, of one key. */
const shared = {
  service: { columns: sql`s.id, s.name as name, 'service' as by`, key: sql`s.tenant_id, s.id` },
  group: {
    columns: sql`coalesce(g.id, 0) as id, coalesce(g.name, 'No group') as name, 'group' as by`,
    key: sql`g.tenant_id, g.id`,
  },
} as const

const months = sql.join(monthIds(12).map((id) => sql.ref(`a.${id}`)))

export const annualViewAnswer = answer(annualViewReport, async ({ filters, period, tenantId, ofClients }) => {
  const budgets = budgetsWithin(tenantId, period)
  const amounts = amountsByMonth(period, 12)
  const { by, clientId, serviceId, serviceGroup, managerId, groupId } = filters
  const ofGroup =
    serviceGroup === undefined
      ? sql`true`
      : sql`b.service_id in (select id from service where tenant_id = ${tenantId} and service_group_id = ${serviceGroup})`
  // Summed before the names come in: thousands of clients need not be sorted with theirs.
  const byClient = (): RawBuilder<unknown> => sql`
    select c.id, c.name, c.slug, 'client' as by, ${months}
    from (select b.client_id, ${amounts} from ${budgets} b
        where ${within({ 'b.service_id': serviceId, 'b.client_id': clientId })} and ${ofGroup} group by b.client_id) a
      join client c on c.tenant_id = ${tenantId} and c.id = a.client_id
    where ${ofClients('c')} and ${within({ 'c.group_id': groupId })} and ${managedBy('c', managerId)}`
  const bySome = ({ columns, key }: (typeof shared)[keyof typeof shared]): RawBuilder<unknown> => sql`
    select ${columns}, null as slug, ${amounts}
    from ${budgets} b
      join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
      join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
      left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
    where ${ofClients('c')} and ${within({ 'c.id': clientId })} and ${budgetsAsked(filters)}
    group by ${key}`
  return {
    query: sql`select l.*, ${amountOfMonths(12)} as whole from (${by === undefined ? byClient() : bySome(shared[by])}) l`,
    sums: { average: sql`round(sum(whole) / 12, 2)` },
  }
})
