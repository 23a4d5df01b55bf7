/**
 * The measures of one day, or of any number of them: all are sums, so that
 * days, campaigns and clients add up. Money and conversions are millionths, as
 * the advertising platforms keep them.
 */
export interface Sums {
  readonly impressions: number
  readonly clicks: number
  readonly spendMicros: number
  readonly conversionMicros: number
  readonly conversionValueMicros: number
  /** Views of a video to its end. */
  readonly views: number
  readonly storeVisits: number
  /** Views of pages that describe a vehicle. */
  readonly vdpViews: number
  readonly users: number
  readonly sessions: number
}

export const noSums: Sums = {
  impressions: 0,
  clicks: 0,
  spendMicros: 0,
  conversionMicros: 0,
  conversionValueMicros: 0,
  views: 0,
  storeVisits: 0,
  vdpViews: 0,
  users: 0,
  sessions: 0,
}

/** The names of the measures in the order in which they are kept. */
export const measureNames = Object.keys(noSums) as readonly (keyof Sums)[]

/** Two sums as one; rates are worked out of it afterwards. */
export const addSums = (a: Sums, b: Sums): Sums => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  spendMicros: a.spendMicros + b.spendMicros,
  conversionMicros: a.conversionMicros + b.conversionMicros,
  conversionValueMicros: a.conversionValueMicros + b.conversionValueMicros,
  views: a.views + b.views,
  storeVisits: a.storeVisits + b.storeVisits,
  vdpViews: a.vdpViews + b.vdpViews,
  users: a.users + b.users,
  sessions: a.sessions + b.sessions,
})

/** Sums as the calls carry them: money in dollars, conversions as they are counted. */
export interface Amounts {
  readonly impressions: number
  readonly clicks: number
  /** Dollars. */
  readonly spend: number
  readonly conversions: number
  /** Dollars. */
  readonly conversionValue: number
  readonly views: number
  readonly storeVisits: number
  readonly vdpViews: number
  readonly users: number
  readonly sessions: number
}

/** What a dashboard shows of a period: the sums, and the rates made of them. */
export interface Figures extends Amounts {
  /** Clicks of an impression, from 0 to 1; null without impressions. */
  readonly ctr: number | null
  /** Dollars of a thousand impressions. */
  readonly cpm: number | null
  /** Dollars of a click. */
  readonly cpc: number | null
  /** Views to the end of an impression, from 0 to 1. */
  readonly vtr: number | null
  /** Dollars of a conversion. */
  readonly costPerConversion: number | null
}

/**
 * Which money figures tell: what the advertising cost on its platforms, or what
 * the client pays for it (`investment.ts`). An answer holds one of the two.
 */
export type MoneyShown = 'spend' | 'investment'

interface Shown {
  /** Dollars, for people of the agency. */
  readonly spend?: number
  /** Dollars, for everybody else. */
  readonly investment?: number
}

/** Anything with an amount of money, under the name of the money that it is. */
export type InMoney<Figure extends { readonly spend: number }> = Omit<Figure, 'spend'> & Shown

export type ShownAmounts = InMoney<Amounts>
export type ShownFigures = InMoney<Figures>

/** Calls money by its name; sums that were read as Investment must not go out as spend. */
export const inMoney = <Figure extends { readonly spend: number }>(
  { spend, ...others }: Figure,
  money: MoneyShown,
): InMoney<Figure> => ({ ...others, [money]: spend })

/** The money of an answer, whichever it is. */
export const moneyOf = ({ spend, investment }: Shown): number => spend ?? investment ?? 0

const million = 1_000_000
const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places
const dollars = (micros: number): number => rounded(micros / million, 2)
const share = (part: number, whole: number): number | null => (whole === 0 ? null : rounded(part / whole, 6))
/** Where nothing was paid there is no price, rather than one of zero. */
const price = (micros: number, count: number): number | null =>
  micros === 0 || count === 0 ? null : dollars(micros / count)

/** Sums as the calls carry them, without the rates, which nobody adds up. */
export const amountsOf = (sums: Sums): Amounts => ({
  impressions: sums.impressions,
  clicks: sums.clicks,
  spend: dollars(sums.spendMicros),
  conversions: rounded(sums.conversionMicros / million, 2),
  conversionValue: dollars(sums.conversionValueMicros),
  views: sums.views,
  storeVisits: sums.storeVisits,
  vdpViews: sums.vdpViews,
  users: sums.users,
  sessions: sums.sessions,
})

/** Figures of sums. A rate with nothing to divide or to divide by is null, never zero or infinite. */
export const figuresOf = (sums: Sums): Figures => ({
  ...amountsOf(sums),
  ctr: share(sums.clicks, sums.impressions),
  cpm: price(sums.spendMicros * 1000, sums.impressions),
  cpc: price(sums.spendMicros, sums.clicks),
  vtr: share(sums.views, sums.impressions),
  costPerConversion: price(sums.spendMicros * million, sums.conversionMicros),
})

/** Figures of amounts that were added up already, such as those of a day. */
export const figuresOfAmounts = <Amount extends ShownAmounts>(
  amounts: Amount,
): Amount & Omit<Figures, keyof Amounts> => {
  const money = moneyOf(amounts)
  return {
    ...amounts,
    ctr: share(amounts.clicks, amounts.impressions),
    cpm: price(money * 1000 * million, amounts.impressions),
    cpc: price(money * million, amounts.clicks),
    vtr: share(amounts.views, amounts.impressions),
    costPerConversion: price(money * million, amounts.conversions),
  }
}

/** How much a value changed against an earlier one, as a share of the earlier; null where there is nothing to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / Math.abs(before)

/** What advertising and visits come to together: visits count as visits only, their conversions are those of the advertising already. */
export const withVisits = (advertising: Sums | null, visits: Sums | null): Sums | null =>
  visits ? { ...(advertising ?? noSums), users: visits.users, sessions: visits.sessions } : advertising
