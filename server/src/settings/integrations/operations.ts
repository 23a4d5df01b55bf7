import { sql } from 'kysely'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

const list = operation('integrations.list', async ({ db, tenantId, services }) =>
  services.integrations.list(db, tenantId),
)

const tryOne = operation('integrations.try', async ({ params, services }) => {
  const answer = await services.integrations.try(params.key)
  if (!answer) throw notFound('This integration')
  return answer
})

/** Days between two days of the calendar. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

const figures = operation('integrations.figures', async ({ db, tenantId }) => {
  const { rows } = await sql<{ channel: Channel; clients: number; last_day: string }>`
    select channel, count(distinct client_id)::integer as clients, max(day) as last_day
    from metric_day where tenant_id = ${tenantId} and facts > 0 group by channel order by channel`.execute(db)
  const now = today()
  return rows.map(({ channel, clients, last_day }) => ({
    id: channel,
    platform: channelLabel[channel],
    clients,
    lastDay: last_day,
    daysBehind: Math.max(0, daysBetween(last_day, now) - 1),
  }))
})

export const integrationOperations = {
  'integrations.list': list,
  'integrations.try': tryOne,
  'integrations.figures': figures,
}
