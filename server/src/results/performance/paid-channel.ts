import { sql } from 'kysely'
import type { Channel } from '@portal/core/money/services/channels'
import type { Answered, Asked } from '../../platform/reports/answer.ts'
import { client } from '../../platform/reports/answer.ts'
import { paidSections } from '../metrics/paid-sections.ts'
import { ownGroupsOf, whoseStores } from './groups.ts'
import { figuresOfStores, pointsOfMonths, storesOf } from './stores.ts'

/** Stores side by side in a channel: its figures beside the budget of the month that pays it. */
export async function paidChannel(
  asked: Omit<Asked, 'filters'>,
  filters: Parameters<typeof whoseStores>[0],
  channel: Channel,
): Promise<Answered> {
  const stores = storesOf(asked, whoseStores(filters))
  const { tenantId, among, money, current } = stores
  const isSpend = money === 'spend'
  return {
    query: sql`
      select c.id as "clientId", ${client('c')} as client, g.name as "group",
        ${isSpend ? sql`b.media as "mediaBudget"` : sql`b.invoiced as budget`}, coalesce(f.money, 0) as ${sql.ref(money)},
        coalesce(f.impressions, 0) as impressions, coalesce(f.clicks, 0) as clicks, coalesce(f.conversions, 0) as conversions,
        f."conversionsBefore"
      from client c
        left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
        left join ${figuresOfStores(stores, [channel])} f on f.client_id = c.id
        left join (
          select client_id, sum(invoiced) as invoiced, sum(media) as media
          from (${paidSections(tenantId, among, current)}) paid where channel = ${channel} group by 1
        ) b on b.client_id = c.id
      where c.tenant_id = ${tenantId} and (f.client_id is not null or b.invoiced <> 0)`,
    offers: await ownGroupsOf(asked),
    chart: await pointsOfMonths(asked, stores, 'metric_month', [channel], {
      conversions: sql`round(sum(conversion_micros::numeric) / 1e6)`,
    }),
  }
}
