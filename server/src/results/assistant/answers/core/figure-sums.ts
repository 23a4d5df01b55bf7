/** Figures as the dashboards give them; money by who reads it. */
export interface Measures {
  readonly spend?: number
  readonly investment?: number
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly views: number
  readonly storeVisits: number
  readonly vdpViews: number
}

/** The sums of a dashboard, as it gives them. */
export const sumsIn = (of: Measures): Readonly<Record<string, number | null>> => ({
  spend: of.spend ?? of.investment ?? null,
  impressions: of.impressions,
  clicks: of.clicks,
  conversions: of.conversions,
  views: of.views,
  storeVisits: of.storeVisits,
  vdpViews: of.vdpViews,
})
