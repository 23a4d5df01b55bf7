import { isDay, parseDay } from '../format/dates.ts'
import {
  channels,
  platforms,
  vehicleSegment,
  visitSegment,
  type Channel,
  type Platform,
  type Segment,
} from '../metrics/channels.ts'
import { noSums, type Sums } from '../metrics/figures.ts'
import type { Columns } from './columns.ts'
import { importFields } from './fields.ts'
import type { CellProblem } from './read-row.ts'

/** Who a row's figures are of, as the file says it; nothing where the file says nothing. */
export interface NamedClient {
  readonly dealerCode: string
  readonly client: string
  readonly account: string
}

/** A row of figures as it was understood. */
export interface MetricRow {
  readonly named: NamedClient
  readonly day: string
  readonly platform: Platform
  readonly channel: Channel
  readonly segment: Segment
  /** The campaign's id on the platform, or its name where the file has no id. */
  readonly externalId: string
  readonly name: string
  readonly placement: string
  readonly sums: Sums
}

type Read =
  | { readonly is: 'row'; readonly row: MetricRow; readonly preview: Readonly<Record<string, string>> }
  | { readonly is: 'total' }
  | {
      readonly is: 'bad'
      readonly problems: readonly CellProblem[]
      readonly preview: Readonly<Record<string, string>>
    }

const counts = ['impressions', 'clicks', 'views', 'storeVisits', 'vdpViews', 'users', 'sessions'] as const

/** The platform whose export has these columns. */
export function platformOf(header: readonly string[]): Platform {
  const names = new Set(header.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')))
  const has = (...wanted: readonly string[]): boolean => wanted.some((name) => names.has(name))
  if (has('sessions', 'totalusers', 'activeusers', 'sessiondefaultchannelgroup')) return 'analytics'
  if (has('costmicros', 'customerid', 'adnetworktype', 'campaigntype')) return 'google-ads'
  if (has('inlinelinkclicks', 'amountspent', 'amountspentusd', 'adsetid', 'reach')) return 'meta-ads'
  if (has('deliveredmatchtype', 'deviceos', 'topvsother', 'allconversionsqualified')) return 'microsoft-ads'
  if (has('insertionorder', 'insertionorderid', 'lineitemid', 'revenueadvcurrency')) return 'dv360'
  return 'other'
}

const channelOfPlatform: Readonly<Record<Platform, Channel>> = {
  'google-ads': 'search',
  'microsoft-ads': 'search',
  'meta-ads': 'social',
  dv360: 'display',
  analytics: 'analytics',
  other: 'search',
}

const channelWords: readonly (readonly [RegExp, Channel])[] = [
  [/ctv|connected|ott|streaming tv/i, 'ctv'],
  [/video|youtube/i, 'video'],
  [/display|banner|native|demand/i, 'display'],
  [/social|facebook|instagram|tiktok/i, 'social'],
  [/analytics|organic|direct|referral/i, 'analytics'],
  [/search|shopping|performance|pmax|ppc|sem|multi_channel|smart/i, 'search'],
]

/** The channel that a cell names, in the words of any platform; null for a word that none uses. */
const channelNamed = (text: string): Channel | null =>
  channels.find((channel) => channel === text.toLowerCase()) ??
  channelWords.find(([pattern]) => pattern.test(text))?.[1] ??
  null

const platformNamed = (text: string): Platform | null => {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (
    platforms.find((platform) => platform.replace('-', '') === plain) ??
    (/facebook|instagram|meta/.test(plain)
      ? 'meta-ads'
      : /bing|microsoft/.test(plain)
        ? 'microsoft-ads'
        : /google|adwords/.test(plain)
          ? 'google-ads'
          : null)
  )
}

/** The day of a cell in any form that the platforms write: `2026-11-01`, `11/1/2026`, `20261101`, `Nov 1, 2026`. */
function dayOf(text: string): string | null {
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (joined) {
    const day = `${joined[1]}-${joined[2]}-${joined[3]}`
    return isDay(day) ? day : null
  }
  const named = /^(?:\w{3,9}, )?([a-z]{3})[a-z]* (\d{1,2}), (\d{4})$/i.exec(text)
  if (!named) return parseDay(text)
  const month = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf((named[1] ?? '').toLowerCase()) / 3 + 1
  return Number.isInteger(month) && month > 0 ? parseDay(`${month}/${named[2]}/${named[3]}`) : null
}

const empty = /^(?:-{1,2}|—|n\/a|null)?$/i

/**
 * Millionths of an amount as platforms write it: `1,234.5`, `$0.98`, `1.2E3`;
 * zero for what stands for nothing. Null for anything else. Exact: worked out on digits.
 */
export function microsOf(raw: string): number | null {
  const text = raw.replace(/[\s$"']|USD/gi, '')
  if (empty.test(text)) return 0
  if (/^-?\d+(?:\.\d+)?e[+-]?\d+$/i.test(text)) return Math.round(Number(text) * 1_000_000)
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text)
  if (!match || (match[2] === undefined && !match[3])) return null
  const [, sign = '', whole = '0', fraction = ''] = match
  const micros = Number(`${whole.replaceAll(',', '')}${fraction.slice(0, 6).padEnd(6, '0')}`)
  if (!Number.isSafeInteger(micros)) return null
  return sign ? -micros : micros
}

/** A whole number; platforms write some with a decimal point and nothing behind it. */
function countOf(raw: string): number | null {
  const micros = microsOf(raw)
  return micros === null || micros < 0 || micros % 1_000_000 !== 0 ? null : micros / 1_000_000
}

/**
 * Reads a row of an export. Rows that only add up others are told apart, so
 * that nothing is counted twice.
 *
 * @param header the names of the file's columns in their order
 */
export function readMetricRow(
  header: readonly string[],
  columns: Columns,
  cells: readonly string[],
  platform: Platform,
): Read {
  const cell = (field: string): string => {
    const at = header.findIndex((column) => columns[column] === field)
    return (cells[at] ?? '').replace(/\s+/g, ' ').trim()
  }
  const first = cells.find((text) => text.trim() !== '')?.trim() ?? ''
  const dayText = cell('day')
  const isTotal = /^(?:grand |sub)?totals?\b/i
  if (isTotal.test(first) || isTotal.test(dayText) || (dayText === '' && first === '')) return { is: 'total' }
  const preview: Record<string, string> = {}
  for (const column of header) {
    const field = columns[column]
    if (field !== null && field !== undefined) preview[field] = cell(field)
  }
  const problems: CellProblem[] = []
  const columnOf = (field: string): string | null =>
    header.find((column) => columns[column] === field) ?? null
  const bad = (field: string, message: string): void =>
    void problems.push({ column: columnOf(field), message })
  const label = (field: string): string => importFields.metrics[field]?.field.label ?? field

  const day = dayOf(dayText)
  if (day === null) bad('day', 'Field must be a date')
  else if (day < '2000-01-01' || day > '2099-12-31')
    bad('day', 'Figures are kept for days from 2000 to 2099.')
  const sums: Record<keyof Sums, number> = { ...noSums }
  for (const field of counts) {
    const count = countOf(cell(field))
    if (count === null) bad(field, `${label(field)} must be a whole number.`)
    else sums[field] = count
  }
  const amount = (field: string): number => {
    const micros = microsOf(cell(field))
    if (micros === null) bad(field, `${label(field)} must be a number.`)
    return micros ?? 0
  }
  sums.spendMicros = amount('spend')
  const exact = countOf(cell('spendMicros').replace(/^-/, ''))
  if (exact === null) bad('spendMicros', `${label('spendMicros')} must be a whole number.`)
  else if (columnOf('spendMicros') !== null)
    sums.spendMicros = cell('spendMicros').startsWith('-') ? -exact : exact
  sums.conversionMicros = amount('conversions')
  sums.conversionValueMicros = amount('conversionValue')

  const of = platformNamed(cell('platform')) ?? platform
  const source = cell('source')
  const named = cell('channel') === '' ? null : channelNamed(cell('channel'))
  if (cell('channel') !== '' && named === null)
    bad('channel', `"${cell('channel')}" is no channel. Write ${channels.join(', ')}.`)
  const channel = named ?? channelOfPlatform[of]
  const name = cell('campaign') || (channel === 'analytics' ? source || 'All Visits' : '')
  const adId = cell('adId')
  const externalId = cell('campaignId') || adId || name || 'account'
  const longest = Math.max(externalId.length, name.length, cell('placement').length)
  if (longest > 500) bad('campaign', 'Names of campaigns and placements must be at most 500 characters long.')
  if ([externalId, name, cell('placement')].some((text) => /[\u0000-\u001f\u007f]/.test(text)))
    bad('campaign', 'Names must be text without control characters.')
  if (problems.length > 0 || day === null) return { is: 'bad', problems, preview }
  return {
    is: 'row',
    preview,
    row: {
      named: { dealerCode: cell('dealerCode'), client: cell('client'), account: cell('account') },
      day,
      platform: of,
      channel,
      segment: channel === 'analytics' ? visitSegment(source || name) : vehicleSegment(name),
      externalId,
      name: name || (cell('campaignId') ? `Campaign ${externalId}` : adId ? `Ad ${adId}` : 'Whole account'),
      placement: cell('placement'),
      sums,
    },
  }
}
