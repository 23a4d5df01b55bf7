import { counted } from '@portal/core/foundation/format'
import type { Named, NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { metric, type MetricId } from './metrics.ts'
import { isChange, movementOf } from './movement.ts'
import { listed, quoted, valueText } from './words.ts'

/** A campaign that makes most of what changed. */
export interface MainCampaign {
  readonly campaign: Named
  readonly of: MetricId
  readonly now: number
  readonly before: number
  /** Of the whole change, signed alike. */
  readonly change: number
  readonly whole: number
}

/** From this share of the whole change on, one campaign explains it. */
const mostOfIt = 0.6

/** The campaign that by itself makes most of the change of a measure, null where none does or nothing changed. */
export function mainCampaign(facts: NoteFacts, id: MetricId): MainCampaign | null {
  const total = movementOf(facts, metric(id))
  if (!isChange(total) || total.before === null || facts.campaigns.length < 2) return null
  const whole = total.now - total.before
  const { value } = metric(id)
  const changes = facts.campaigns.map((campaign) => {
    const now = (campaign.now && value(campaign.now)) ?? 0
    const before = (campaign.before && value(campaign.before)) ?? 0
    return { campaign, of: id, now, before, change: now - before, whole }
  })
  const [most] = changes.toSorted((a, b) => (b.change - a.change) * Math.sign(whole))
  return most && most.change / whole >= mostOfIt ? most : null
}

/** `“Brand” made most of the rise in conversions: 31, from 20.` */
export function mainCampaignSentence({ campaign, of, now, before, whole }: MainCampaign): string {
  const { name, unit } = metric(of)
  return `${quoted(campaign.name)} made most of the ${whole > 0 ? 'rise' : 'fall'} in ${name.toLowerCase()}: ${valueText(now, unit)}, from ${valueText(before, unit)}.`
}

/** Campaigns that only one of the periods has. */
export interface Changes {
  readonly started: readonly Named[]
  readonly ended: readonly Named[]
}

/** Campaigns that began or ended; nobody knows without figures of the period before. */
export const changedCampaigns = ({ before, campaigns }: NoteFacts): Changes =>
  before === null
    ? { started: [], ended: [] }
    : {
        started: campaigns.filter((one) => one.before === null && one.now !== null),
        ended: campaigns.filter((one) => one.now === null && one.before !== null),
      }

const namedMost = 3

const withSpend = (campaigns: readonly Named[], spend: (one: Named) => number): string => {
  const named = campaigns
    .slice(0, namedMost)
    .map((one) => `${quoted(one.name)} (${valueText(spend(one), 'money')})`)
  const rest = campaigns.length - named.length
  return listed([...named, ...(rest > 0 ? [counted(rest, 'other')] : [])])
}

/** What began and what ended, a sentence each. */
export function changedSentences({ started, ended }: Changes): readonly string[] {
  return [
    ...(started.length > 0
      ? [`New in this period: ${withSpend(started, ({ now }) => now?.spend ?? 0)}.`]
      : []),
    ...(ended.length > 0
      ? [`No figures any more: ${withSpend(ended, ({ before }) => before?.spend ?? 0)} in the period before.`]
      : []),
  ]
}

/** A campaign that cost what should have brought conversions, and brought none. */
export interface Idle {
  readonly campaign: Named
  readonly spend: number
  /** What it would have brought at the channel's own cost. */
  readonly expected: number
}

const leastExpected = 3

/** Campaigns without a conversion that at the cost of the others would have had three or more. */
export function idleCampaigns({ now, campaigns }: NoteFacts): readonly Idle[] {
  const cost = now?.costPerConversion
  if (!cost || campaigns.length < 2) return []
  return campaigns.flatMap((campaign) => {
    const spend = campaign.now?.spend ?? 0
    const expected = Math.floor(spend / cost)
    return campaign.now?.conversions === 0 && expected >= leastExpected ? [{ campaign, spend, expected }] : []
  })
}

const strongConversions = 10
const strongShare = 0.7

/** The campaign that converts at least three tenths cheaper than the channel, on ten conversions or more; null where there is none. */
export function strongCampaign({ now, campaigns }: NoteFacts): Named | null {
  const cost = now?.costPerConversion
  if (!cost) return null
  const strong = campaigns.filter(
    (one) =>
      one.now !== null &&
      one.now.conversions >= strongConversions &&
      one.now.costPerConversion !== null &&
      one.now.costPerConversion <= cost * strongShare,
  )
  return (
    strong.toSorted((a, b) => (a.now?.costPerConversion ?? 0) - (b.now?.costPerConversion ?? 0))[0] ?? null
  )
}

const described = 5

/** The dearest campaigns, a line each. */
export const campaignLines = ({ campaigns }: NoteFacts): readonly string[] =>
  campaigns
    .filter(({ now }) => now !== null)
    .slice(0, described)
    .map(lineOf)

function lineOf({ name, now, before }: Named): string {
  if (now === null) return ''
  const parts = [
    valueText(now.spend, 'money'),
    counted(now.impressions, 'impression'),
    ...(now.clicks > 0 ? [counted(now.clicks, 'click')] : []),
    ...(now.clicks > 0 && now.cpc !== null ? [`CPC ${valueText(now.cpc, 'money')}`] : []),
    ...(now.views > 0 && now.vtr !== null ? [`VTR ${valueText(now.vtr, 'ratio')}`] : []),
    ...(now.conversions > 0
      ? [
          `${valueText(now.conversions, 'count')} ${now.conversions === 1 ? 'conversion' : 'conversions'}${now.costPerConversion === null ? '' : ` at ${valueText(now.costPerConversion, 'money')}`}`,
        ]
      : []),
  ]
  const earlier =
    before === null
      ? ''
      : `; before ${valueText(before.spend, 'money')}${conversionsBefore(before.conversions)}`
  return `${quoted(name)}: ${parts.join(', ')}${earlier}.`
}

const conversionsBefore = (count: number): string =>
  count > 0 ? ` and ${valueText(count, 'count')} ${count === 1 ? 'conversion' : 'conversions'}` : ''
