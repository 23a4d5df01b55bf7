import { sql } from 'kysely'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'
import { addDays, today } from '@portal/core/foundation/format'
import { platformOfSource } from '@portal/core/settings/lists/spend-platforms'
import type { Db } from '../../foundation/database/database.ts'
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
  return [
    ...rows.map(({ channel, clients, last_day }) => ({
      id: channel,
      platform: channelLabel[channel],
      comes: '' as const,
      clients,
      lastDay: last_day,
      daysBehind: behind(last_day),
    })),
    ...(await sourcesOfSpend(db, tenantId)),
  ]
})

const behind = (day: string): number => Math.max(0, daysBetween(day, today()) - 1)

/** Days of figures that are looked through for what each platform sent last. */
const lookedThrough = 62

/** Until when the spend data sources of the settings have come, and of how many clients. */
async function sourcesOfSpend(db: Db, tenantId: number) {
  const platforms = Object.entries(platformOfSource).map(([source, platform]) => ({ source, platform }))
  const { rows } = await sql<{
    id: number
    name: string
    automatic: boolean
    clients: number
    last_day: string | null
  }>`
    with lately as (
      select p.platform, count(distinct f.client_id)::integer as clients, max(f.day) as last_day
      from metric_fact f join metric_campaign p on p.tenant_id = f.tenant_id and p.id = f.campaign_id
      where f.tenant_id = ${tenantId} and f.day > ${addDays(today(), -lookedThrough)}::date group by 1
    )
    select s.id, s.name, s.automatic, coalesce(l.clients, 0) as clients, l.last_day
    from spend_data_source s
      left join jsonb_to_recordset(${JSON.stringify(platforms)}::jsonb) as m (source text, platform text) on m.source = s.platform
      left join lately l on l.platform = m.platform
    where s.tenant_id = ${tenantId} and s.active and s.deleted_at is null order by s."order", s.id`.execute(
    db,
  )
  return rows.map(({ id, name, automatic, clients, last_day }) => ({
    id: `source-${id}`,
    platform: name,
    comes: automatic ? ('By itself' as const) : ('By file' as const),
    clients,
    lastDay: last_day,
    daysBehind: last_day === null ? null : behind(last_day),
  }))
}

export const integrationOperations = {
  'integrations.list': list,
  'integrations.try': tryOne,
  'integrations.figures': figures,
}
