import type { Channel } from '@portal/core/money/services/channels'
import { addDays } from '@portal/core/foundation/format'
import type { Server } from '@portal/server/server'

/** A campaign with the same figures every day of a stretch. */
export interface PlantedCampaign {
  readonly clientId: number
  readonly channel: Channel
  readonly name: string
  readonly from: string
  readonly days: number
  /** Of each day; money in dollars. */
  readonly impressions?: number
  readonly clicks?: number
  readonly spend?: number
  readonly conversions?: number
  readonly views?: number
  readonly placement?: string
}

/** Puts figures where the demo agency has none: days long before it began. */
export async function plantFigures(
  { services }: Pick<Server, 'services'>,
  campaigns: readonly PlantedCampaign[],
): Promise<void> {
  const ofTenant = { tenantId: 1, clientIds: null }
  // Months by themselves: a spread database takes no figures in the transaction that makes their place.
  await services.database.write(ofTenant, async (db) => {
    for (const { from, days } of campaigns)
      await db
        .selectNoFrom(({ fn, cast, val }) =>
          fn('metric_months', [cast(val(from), 'date'), cast(val(addDays(from, days)), 'date')]).as('made'),
        )
        .execute()
  })
  await services.database.write(ofTenant, async (db) => {
    for (const { clientId, channel, name, from, days, ...each } of campaigns) {
      const campaign = { tenant_id: 1, client_id: clientId, channel }
      const { id } = await db
        .insertInto('metric_campaign')
        .values({ ...campaign, platform: 'other', external_id: name, name })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'client_id', 'platform', 'external_id']).doUpdateSet({ name }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('metric_fact')
        .values(
          Array.from({ length: days }, (_, day) => ({
            ...campaign,
            campaign_id: id,
            day: addDays(from, day),
            placement: each.placement ?? '',
            impressions: each.impressions ?? 0,
            clicks: each.clicks ?? 0,
            spend_micros: Math.round((each.spend ?? 0) * 1e6),
            conversion_micros: Math.round((each.conversions ?? 0) * 1e6),
            views: each.views ?? 0,
          })),
        )
        .execute()
    }
  })
  const { rowCount: triggers } = await services.database.asOwner((client) =>
    client.query(
      "select from pg_trigger where tgrelid = 'metric_fact'::regclass and tgname = 'metric_fact_insert'",
    ),
  )
  // A spread database has none, so that nothing but the figures was written.
  if (triggers === 0)
    await services.database.write(ofTenant, async (db) => {
      await db.selectNoFrom(({ fn }) => fn('metric_count_anew', []).as('counted')).execute()
    })
}
