import { sql } from 'kysely'
import type { Channel } from '@portal/core/money/services/channels'
import type { Sums } from '@portal/core/results/metrics/figures'
import type { Db } from '../../foundation/database/database.ts'
import { isAsked } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { figuresIn } from './paid-sections.ts'
import { inEither, moneyIn, type Asked } from './read-sums.ts'

/** A campaign's sums in one of the two periods. */
export interface CampaignRow extends Sums {
  readonly campaignId: number
  readonly externalId: string
  readonly name: string
  readonly platform: string
  readonly channel: Channel
  readonly segment: string
  readonly isCurrent: boolean
}

/** Every campaign that has figures in either period, out of the single facts: the rollups know no campaigns. */
export async function readCampaigns(db: Db, asked: Asked): Promise<readonly CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select f.*, c.external_id as "externalId", c.name, c.platform, c.segment from (
      select campaign_id as "campaignId", channel, day >= ${asked.current.start} as "isCurrent", ${sql.raw(sumsSql)}
      from ${figuresIn('metric_fact', moneyIn(asked))}
      where tenant_id = ${asked.tenantId} and ${isAsked(asked.tenantId, asked.clientIds)}
        and channel = any (${[...asked.channels]}::text[])
        and ${inEither(asked)}
      group by 1, 2, 3) f
    join metric_campaign c on c.tenant_id = ${asked.tenantId} and c.id = f."campaignId"`.execute(db)
  return rows
}
