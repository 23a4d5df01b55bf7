import { sql } from 'kysely'
import { formatDay } from '@portal/core/foundation/format'
import { channelLabel } from '@portal/core/money/services/channels'
import { metricAlarmRingsReport } from '@portal/core/results/agency/metric-alarm-rings.report'
import { lateChannels } from './alarms-waiting.ts'
import { answer, client, person } from '../../platform/reports/answer.ts'

export const metricAlarmRingsAnswer = answer(
  metricAlarmRingsReport,
  async ({ period, tenantId, today, db, ofClients }) => ({
    notes: (await lateChannels(db, tenantId, today)).map(
      ({ channel, through }) =>
        `Figures of ${channelLabel[channel]} reach ${formatDay(through)}: alarms that ring for a fall wait for those that are late.`,
    ),
    query: sql`
    select r.id, a.name as alarm, ${client('c')} as client, r.since, r.until, r.value, r.before, ${person('u')} as told,
      ${person('s')} as "seenBy", r.seen_at as "seenAt"
    from metric_alarm_ring r
      join metric_alarm a on a.tenant_id = r.tenant_id and a.id = r.metric_alarm_id
      join client c on c.tenant_id = r.tenant_id and c.id = r.client_id
      left join user_account u on u.tenant_id = r.tenant_id and u.id = r.told_id
      left join user_account s on s.tenant_id = r.tenant_id and s.id = r.seen_by
    where r.tenant_id = ${tenantId} and ${ofClients('c')}
      and r.until between ${period?.start ?? null}::date and ${period?.end ?? null}::date`,
  }),
)
