import type { Channel, Platform } from '../../money/services/channels.ts'
import { columnOfField, type Columns } from './columns.ts'
import { plainName } from '../../foundation/format/plain-name.ts'
import { channelNamed, channelOfPlatform, platformNamed } from './metric-platforms.ts'
import type { NamedClient } from './metric-row.ts'
import type { CellProblem } from './read-row.ts'

/** What a campaign, an ad or an account is called, as a row of an export of names says it. */
export interface CampaignName {
  readonly named: NamedClient
  readonly platform: Platform
  readonly channel: Channel
  /** Its id on the platform; `account` for the figures of a whole account. */
  readonly externalId: string
  readonly name: string
  /** When it began to be called so; the latest wins. As text in the form of the file. */
  readonly since: string
}

type Read =
  | { readonly is: 'name'; readonly row: CampaignName; readonly preview: Readonly<Record<string, string>> }
  | {
      readonly is: 'bad'
      readonly problems: readonly CellProblem[]
      readonly preview: Readonly<Record<string, string>>
    }

/** Columns that say since when, the weightier first. */
const sinceColumns = [
  'updatedat',
  'updatedtime',
  'modifiedtime',
  'lastmodifiedtime',
  'lastmodifiedat',
  'fivetransynced',
]

/** Whether the file tells of accounts: its own id is that of an account, and nothing else says whose row it is. */
const tellsOfAccounts = (header: readonly string[], columns: Columns): boolean =>
  columnOfField(columns, 'account') === null &&
  columnOfField(columns, 'adId') === null &&
  plainName(columnOfField(columns, 'campaignId') ?? '') === 'id' &&
  !header.some((column) => plainName(column).includes('campaign'))

/**
 * Reads a row of an export that holds names and no figures: a history of
 * campaigns, ads or accounts, a row for each time that something was changed.
 *
 * @param header the names of the file's columns in their order
 */
export function readCampaignName(
  header: readonly string[],
  columns: Columns,
  cells: readonly string[],
  platform: Platform,
): Read {
  const at = (column: string | null): string =>
    column === null ? '' : (cells[header.indexOf(column)] ?? '').replace(/\s+/g, ' ').trim()
  const cell = (field: string): string => at(columnOfField(columns, field))
  const preview: Record<string, string> = {}
  for (const column of header) {
    const field = columns[column]
    if (field !== null && field !== undefined) preview[field] = at(column)
  }
  const problems: CellProblem[] = []
  const bad = (field: string, message: string): void =>
    void problems.push({ column: columnOfField(columns, field), message })
  const ofAccounts = tellsOfAccounts(header, columns)
  // A file of ads names the campaign of each beside the ad's own id.
  const id = cell('adId') || cell('campaignId')
  const name = cell('campaign')
  if (id === '') bad('campaignId', 'Field is required')
  if (name === '') bad('campaign', 'Field is required')
  if (Math.max(id.length, name.length) > 500)
    bad('campaign', 'Names of campaigns and placements must be at most 500 characters long.')
  if ([id, name].some((text) => /[\u0000-\u001f\u007f]/.test(text)))
    bad('campaign', 'Names must be text without control characters.')
  if (problems.length > 0) return { is: 'bad', problems, preview }
  const of = platformNamed(cell('platform')) ?? platform
  const since = sinceColumns.map((wanted) =>
    at(header.find((column) => plainName(column) === wanted) ?? null),
  )
  return {
    is: 'name',
    preview,
    row: {
      named: {
        dealerCode: cell('dealerCode'),
        client: cell('client'),
        account: ofAccounts ? id : cell('account'),
      },
      platform: of,
      channel: channelNamed(cell('channel')) ?? channelOfPlatform[of],
      externalId: ofAccounts ? 'account' : id,
      name,
      since: since.filter((text) => text !== '').join(' '),
    },
  }
}
