import type { MetricRow } from '@portal/core/settings/imports/metric-row'
import {
  channelLabel,
  platformLabel,
  type Channel,
  type Platform,
} from '@portal/core/money/services/channels'
import type { RunResult } from '../run.ts'

type Part = NonNullable<RunResult['parts']>[number]

interface Gathered {
  readonly platform: Platform
  readonly channel: Channel
  readonly days: Set<string>
  rows: number
  impressions: number
  clicks: number
  spendMicros: number
  conversionMicros: number
}

/** Figures of one client on one platform, of its whole account or of what is below it. */
export interface Level {
  readonly clientId: number
  readonly platform: Platform
  /** Of the whole account, not of campaigns or ads. */
  readonly wholeAccount: boolean
  firstDay: string
  lastDay: string
}

/** What a file holds, gathered row by row while it is read. */
export class FileParts {
  readonly #parts = new Map<string, Gathered>()
  readonly #levels = new Map<string, Level>()

  /** A row of figures whose client is known. */
  figures(clientId: number, row: MetricRow): void {
    const part = this.#part(row.platform, row.channel)
    part.rows += 1
    part.days.add(row.day)
    part.impressions += row.sums.impressions
    part.clicks += row.sums.clicks
    part.spendMicros += row.sums.spendMicros
    part.conversionMicros += row.sums.conversionMicros
    if (row.channel !== 'analytics') this.#level(clientId, row)
  }

  /** A row that says what something is called. */
  name({ platform, channel }: { readonly platform: Platform; readonly channel: Channel }): void {
    this.#part(platform, channel).rows += 1
  }

  /** The platforms whose advertising the file holds. */
  get levels(): readonly Level[] {
    return [...this.#levels.values()]
  }

  get list(): readonly Part[] {
    return [...this.#parts.values()].map((part) => {
      const days = [...part.days].toSorted()
      return {
        platform: platformLabel[part.platform],
        channel: channelLabel[part.channel],
        rows: part.rows,
        firstDay: days[0] ?? null,
        lastDay: days.at(-1) ?? null,
        days: days.length,
        impressions: part.impressions,
        clicks: part.clicks,
        spend: Math.round(part.spendMicros / 10_000) / 100,
        conversions: Math.round(part.conversionMicros / 10_000) / 100,
      }
    })
  }

  #part(platform: Platform, channel: Channel): Gathered {
    const key = `${platform} ${channel}`
    const known = this.#parts.get(key)
    if (known) return known
    const part: Gathered = {
      platform,
      channel,
      days: new Set(),
      rows: 0,
      impressions: 0,
      clicks: 0,
      spendMicros: 0,
      conversionMicros: 0,
    }
    this.#parts.set(key, part)
    return part
  }

  #level(clientId: number, { platform, externalId, day }: MetricRow): void {
    const wholeAccount = externalId === 'account'
    const key = `${clientId} ${platform} ${wholeAccount}`
    const known = this.#levels.get(key)
    if (!known) this.#levels.set(key, { clientId, platform, wholeAccount, firstDay: day, lastDay: day })
    else if (day < known.firstDay) known.firstDay = day
    else if (day > known.lastDay) known.lastDay = day
  }
}
