import { sql } from 'kysely'
import { vehicleSpendReport } from '@portal/core/programs/coop/vehicle-spend.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const vehicleSpendAnswer = answer(
  vehicleSpendReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select l.* from (
        select c.id as "clientId", ${client('c')} as client, case d.segment when 'new' then 'new' when 'used' then 'used' else 'all' end as vehicles,
          d.channel, round(sum(d.spend_micros) / 1e6, 2) as spend, sum(d.impressions)::bigint as impressions, sum(d.clicks)::bigint as clicks,
          sum(d.vdp_views)::bigint as "vdpViews", round(sum(d.conversion_micros) / 1e6)::bigint as conversions
        from metric_day d join client c on c.tenant_id = d.tenant_id and c.id = d.client_id
        where d.tenant_id = ${tenantId} and d.channel <> 'analytics' and d.facts > 0
          and d.day between ${period?.start ?? null}::date and ${period?.end ?? null}::date and ${ofClients('c')}
          and exists (select from program_store s join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id
            where s.tenant_id = d.tenant_id and s.client_id = d.client_id and s.deleted_at is null and s.active
              and ${within({ 'p.manufacturer_id': filters.manufacturerId })})
        group by c.id, c.name, c.slug, 3, d.channel
      ) l where ${within({ 'l.vehicles': filters.vehicles })}`,
  }),
)
