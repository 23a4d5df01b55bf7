import { sql } from 'kysely'
import { coopClaimsReport } from '@portal/core/programs/coop/coop-claims.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { activitiesIn, invoicesIn, screenshotsIn } from './proof-sources.ts'

export const coopClaimsAnswer = answer(coopClaimsReport, async ({ filters, tenantId, ofClients }) => ({
  query: sql`
      select k.id, k.name, ${client('c')} as client, m.name as manufacturer, k.channel, date_trunc('month', k.month)::date as month, k.deadline, k.state,
        k.spent, round(k.spent * k.share_percent / 100, 2) as claimed, k.paid, u.first_name || ' ' || u.last_name as owner,
        (select count(*)::integer from ${activitiesIn(tenantId, sql`k.client_id`, sql`k.channel`, sql`k.month`)} a) as activities,
        (select count(*)::integer from ${screenshotsIn(tenantId, sql`k.client_id`, sql`k.month`)} f) as screenshots,
        (select count(*)::integer from ${invoicesIn(tenantId, sql`k.client_id`, sql`k.month`)} i) as invoices
      from claim k
        join client c on c.tenant_id = k.tenant_id and c.id = k.client_id
        join manufacturer m on m.tenant_id = k.tenant_id and m.id = k.manufacturer_id
        left join user_account u on u.tenant_id = k.tenant_id and u.id = k.owner_id
      where k.tenant_id = ${tenantId} and k.deleted_at is null and ${ofClients('c')}
        and ${within({ 'k.channel': filters.channel, 'k.state': filters.state, 'k.client_id': filters.clientId })}`,
}))
