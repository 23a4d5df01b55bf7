import {
  channels,
  vehicleSegment,
  visitSegment,
  type Channel,
  type Platform,
  type Segment,
} from '../../money/services/channels.ts'
import { whyNoDay } from './why-no-day.ts'
import { noSums, type Sums } from '../../results/metrics/figures.ts'
import type { Columns } from './columns.ts'
import { importFields } from './fields.ts'
import { countOf, dayOf, microsOf } from './metric-cells.ts'
import { channelNamed, channelOfPlatform, platformNamed } from './metric-platforms.ts'
import type { CellProblem } from './read-row.ts'
import { remembering } from './remembering.ts'

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

/** What a row of a file is. */
export type MetricRead =
  | { readonly is: 'row'; readonly row: MetricRow }
  | { readonly is: 'total' }
  | { readonly is: 'bad'; readonly problems: readonly CellProblem[] }

/** Reads the rows of one export. */
export interface MetricReader {
  /** Rows that only add up others are told apart, so that nothing is counted twice. */
  read(cells: readonly string[]): MetricRead
  /** The cells by the field that each is taken for. */
  preview(cells: readonly string[]): Readonly<Record<string, string>>
}

const counts = ['impressions', 'clicks', 'views', 'storeVisits', 'vdpViews', 'users', 'sessions'] as const
const blank = /\s/
const isTotal = /^(?:grand |sub)?totals?\b/i
/** Analytics says behind its figures that they are the sum. */
const isSum = (cell: string): boolean => isTotal.test(cell.trim())
const label = (field: string): string => importFields.metrics[field]?.field.label ?? field

/**
 * A reader that has looked up the columns of a file.
 *
 * @param header the names of the file's columns in their order
 */
export function metricReader(header: readonly string[], columns: Columns, platform: Platform): MetricReader {
  const places = new Map<string, number>()
  for (const [at, column] of header.entries()) {
    const field = columns[column]
    if (field != null && !places.has(field)) places.set(field, at)
  }
  const cellOf = (cells: readonly string[], field: string): string => {
    const at = places.get(field)
    const text = at === undefined ? '' : (cells[at] ?? '')
    return blank.test(text) ? text.replace(/\s+/g, ' ').trim() : text
  }
  return {
    read: (cells) => {
      const cell = (field: string): string => cellOf(cells, field)
      const first = cells.find((text) => text.trim() !== '')?.trim() ?? ''
      const day = cell('day')
      if (isTotal.test(first) || isTotal.test(day) || (day === '' && (first === '' || cells.some(isSum))))
        return { is: 'total' }
      const problems: CellProblem[] = []
      const bad = (field: string, message: string): void => {
        const at = places.get(field)
        problems.push({ column: at === undefined ? null : (header[at] ?? null), message })
      }
      const row = { ...keyOf(cell, platform, bad), sums: sumsOf(cell, (field) => places.has(field), bad) }
      return problems.length > 0 ? { is: 'bad', problems } : { is: 'row', row }
    },
    preview: (cells) => Object.fromEntries([...places.keys()].map((field) => [field, cellOf(cells, field)])),
  }
}

const dayIn = remembering(dayOf)
const segmentIn = remembering(vehicleSegment)

type Cell = (field: string) => string
type Bad = (field: string, message: string) => void

/** Whose and which day's figures these are. */
function keyOf(cell: Cell, platform: Platform, bad: Bad): Omit<MetricRow, 'sums'> {
  const day = dayIn(cell('day'))
  if (day === null) bad('day', whyNoDay(cell('day')))
  else if (day < '2000-01-01' || day > '2099-12-31')
    bad('day', 'Figures are kept for days from 2000 to 2099.')
  const platformText = cell('platform')
  const of = platformText === '' ? platform : (platformNamed(platformText) ?? platform)
  const source = cell('source')
  const channelText = cell('channel')
  const named = channelText === '' ? null : channelNamed(channelText)
  if (channelText !== '' && named === null)
    bad('channel', `"${channelText}" is no channel. Write ${channels.join(', ')}.`)
  const channel = named ?? channelOfPlatform[of]
  const name = cell('campaign') || (channel === 'analytics' ? source || 'All Visits' : '')
  const campaignId = cell('campaignId')
  const adId = cell('adId')
  const externalId = campaignId || adId || name || 'account'
  const placement = cell('placement')
  if (Math.max(externalId.length, name.length, placement.length) > 500)
    bad('campaign', 'Names of campaigns and placements must be at most 500 characters long.')
  if ([externalId, name, placement].some((text) => /[\u0000-\u001f\u007f]/.test(text)))
    bad('campaign', 'Names must be text without control characters.')
  return {
    named: { dealerCode: cell('dealerCode'), client: cell('client'), account: cell('account') },
    day: day ?? '',
    platform: of,
    channel,
    segment: channel === 'analytics' ? visitSegment(source || name) : segmentIn(name),
    externalId,
    name: name || (campaignId ? `Campaign ${externalId}` : adId ? `Ad ${adId}` : 'Whole account'),
    placement,
  }
}

/** The figures themselves; money in millionths from dollars, or from millionths where the platform writes those. */
function sumsOf(cell: Cell, has: (field: string) => boolean, bad: Bad): Sums {
  const sums: Record<keyof Sums, number> = { ...noSums }
  for (const field of counts) {
    if (!has(field)) continue
    const count = countOf(cell(field))
    if (count === null) bad(field, `${label(field)} must be a whole number.`)
    else sums[field] = count
  }
  const amount = (field: string): number => {
    const micros = has(field) ? microsOf(cell(field)) : 0
    if (micros === null) bad(field, `${label(field)} must be a number.`)
    return micros ?? 0
  }
  sums.spendMicros = amount('spend')
  if (has('spendMicros')) {
    const text = cell('spendMicros')
    const exact = countOf(text.replace(/^-/, ''))
    if (exact === null) bad('spendMicros', `${label('spendMicros')} must be a whole number.`)
    else sums.spendMicros = text.startsWith('-') ? -exact : exact
  }
  sums.conversionMicros = amount('conversions')
  sums.conversionValueMicros = amount('conversionValue')
  return sums
}
