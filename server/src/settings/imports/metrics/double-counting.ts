import { sql } from 'kysely'
import { formatDay } from '@portal/core/foundation/format'
import { channels, platformLabel, type Platform } from '@portal/core/money/services/channels'
import type { Job } from '../job.ts'
import type { Level } from './file-parts.ts'

/** Clients that a sentence names. */
const mostNamed = 3

interface Overlap {
  readonly client: string
  readonly platform: Platform
  readonly first: string
  readonly last: string
  /** What the file holds is of whole accounts. */
  readonly whole_account: boolean
}

/**
 * Why figures of the file may count twice: those of a whole account include
 * those of its campaigns, whether both stand in the file or one is stored.
 *
 * @param levels what the file holds of each client on each platform
 * @returns a sentence; null where nothing overlaps
 */
export async function doubleCounting({ db, run }: Job, levels: readonly Level[]): Promise<string | null> {
  const found = await storedOverlaps(db, run.tenantId, levels)
  const [first] = found
  if (first) {
    const [these, those] = first.whole_account
      ? ['whole accounts', 'campaigns']
      : ['campaigns', 'whole accounts']
    return `The file holds figures of ${these}, and figures of ${those} are stored for the same days: ${named(found)}. Both would be added up, so the same spend would count twice. Import an account either whole or by campaign.`
  }
  const both = levels.filter(
    (one) =>
      one.wholeAccount &&
      levels.some(
        (other) =>
          !other.wholeAccount &&
          other.clientId === one.clientId &&
          other.platform === one.platform &&
          other.firstDay <= one.lastDay &&
          one.firstDay <= other.lastDay,
      ),
  )
  return both.length === 0
    ? null
    : 'The file holds figures of whole accounts and of their campaigns for the same days. Both would be added up, so the same spend would count twice. Leave one of the two out.'
}

const named = (found: readonly Overlap[]): string => {
  const parts = found
    .slice(0, mostNamed)
    .map(
      ({ client, platform, first, last }) =>
        `${client} on ${platformLabel[platform]}, ${first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`}`,
    )
  const more = found.length - parts.length
  return parts.join('; ') + (more > 0 ? `; and ${more} more` : '')
}

/** What is stored on the other level: by the keys of campaigns and figures, however many there are. */
async function storedOverlaps(
  db: Job['db'],
  tenantId: number,
  levels: readonly Level[],
): Promise<readonly Overlap[]> {
  if (levels.length === 0) return []
  const { rows } = await sql<Overlap>`
    select cl.name as client, k.platform, k."wholeAccount" as whole_account, min(f.day) as first, max(f.day) as last
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb)
      as k ("clientId" integer, platform text, "wholeAccount" boolean, "firstDay" date, "lastDay" date)
    join metric_campaign c on c.tenant_id = ${tenantId} and c.client_id = k."clientId" and c.platform = k.platform
      and (c.external_id = 'account') <> k."wholeAccount"
    join metric_fact f on f.tenant_id = c.tenant_id and f.client_id = c.client_id and f.channel = any (${[...channels]}::text[])
      and f.day between k."firstDay" and k."lastDay" and f.campaign_id = c.id
    join client cl on cl.tenant_id = c.tenant_id and cl.id = c.client_id
    group by 1, 2, 3 order by 1, 2`.execute(db)
  return rows
}
