import type { Channel } from '@portal/core/money/services/channels'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { measuresIn, type MeasureName } from '@portal/core/results/metrics/measures'

/** The calls of one or more channels, which all answer alike. */
export type ChannelCall =
  | 'dashboards.sem'
  | 'dashboards.social'
  | 'dashboards.seo'
  | 'dashboards.programmaticDisplay'
  | 'dashboards.programmaticVideo'
  | 'dashboards.ctv'
  | 'dashboards.dv'

/** What is shown of the channels of a dashboard. */
export interface ChannelFacts {
  readonly call: ChannelCall
  readonly channels: readonly Channel[]
  /** Tiles; the first is the one in the chart until another is chosen. */
  readonly tiles: readonly MeasureName[]
  /** Columns of the clients and of their campaigns. */
  readonly columns: readonly MeasureName[]
  /** Those of them that are not shown until they are chosen. */
  readonly later?: readonly MeasureName[]
  /** Whose change stands in the table from the start. */
  readonly changes: readonly MeasureName[]
  /** Its figures say where the advertising was shown. */
  readonly placed?: boolean
  /** The order of the clients: what needs looking at first comes first. */
  readonly sort: { readonly column: string; readonly descending: boolean }
}

/** The same, in the money that the person sees. */
export const factsIn = (facts: ChannelFacts, money: MoneyShown): ChannelFacts => ({
  ...facts,
  tiles: measuresIn(facts.tiles, money),
  columns: measuresIn(facts.columns, money),
  sort: facts.sort.column === 'spend' ? { ...facts.sort, column: money } : facts.sort,
})

const conversionsFirst = { column: 'conversionsChange', descending: false } as const
const dearestFirst = { column: 'spend', descending: true } as const

export const sem: ChannelFacts = {
  call: 'dashboards.sem',
  channels: ['search'],
  tiles: ['conversions', 'costPerConversion', 'clicks', 'cpc', 'ctr', 'impressions', 'spend'],
  columns: ['spend', 'conversions', 'costPerConversion', 'clicks', 'ctr', 'cpc', 'impressions'],
  later: ['ctr', 'cpc', 'impressions'],
  changes: ['conversions', 'costPerConversion'],
  sort: conversionsFirst,
}

export const social: ChannelFacts = {
  call: 'dashboards.social',
  channels: ['social'],
  tiles: ['conversions', 'costPerConversion', 'clicks', 'cpc', 'ctr', 'impressions', 'spend'],
  columns: ['spend', 'conversions', 'costPerConversion', 'clicks', 'ctr', 'cpc', 'impressions'],
  later: ['ctr', 'cpc', 'impressions'],
  changes: ['conversions', 'costPerConversion'],
  sort: conversionsFirst,
}

export const seo: ChannelFacts = {
  call: 'dashboards.seo',
  channels: ['analytics'],
  tiles: ['sessions', 'users', 'vdpViews', 'conversions'],
  columns: ['sessions', 'users', 'vdpViews', 'conversions'],
  changes: ['sessions', 'conversions'],
  sort: { column: 'sessionsChange', descending: false },
}

const shown = ['impressions', 'clicks', 'ctr', 'cpm', 'storeVisits', 'vdpViews', 'spend'] as const
const watched = ['impressions', 'views', 'vtr', 'cpm', 'storeVisits', 'vdpViews', 'spend'] as const
/** The order of the tables, whose first column is the one that they are ordered by. */
const shownColumns = ['spend', 'impressions', 'ctr', 'cpm', 'clicks', 'storeVisits', 'vdpViews'] as const
const watchedColumns = ['spend', 'impressions', 'vtr', 'cpm', 'views', 'storeVisits', 'vdpViews'] as const

/** The tabs of the programmatic dashboard. */
export const programmatic = {
  display: {
    call: 'dashboards.programmaticDisplay',
    channels: ['display'],
    tiles: shown,
    columns: shownColumns,
    later: ['clicks', 'vdpViews'],
    changes: ['impressions', 'ctr'],
    sort: dearestFirst,
    placed: true,
  },
  video: {
    call: 'dashboards.programmaticVideo',
    channels: ['video'],
    tiles: watched,
    columns: watchedColumns,
    later: ['views', 'vdpViews'],
    changes: ['impressions', 'vtr'],
    sort: dearestFirst,
    placed: true,
  },
  ctv: {
    call: 'dashboards.ctv',
    channels: ['ctv'],
    tiles: watched,
    columns: watchedColumns,
    later: ['views', 'vdpViews'],
    changes: ['impressions', 'vtr'],
    sort: dearestFirst,
    placed: true,
  },
  dv: {
    call: 'dashboards.dv',
    channels: ['display', 'video'],
    tiles: [...shown, 'views'],
    columns: [...shownColumns, 'views'],
    later: ['clicks', 'vdpViews', 'views'],
    changes: ['impressions', 'ctr'],
    sort: dearestFirst,
    placed: true,
  },
} as const satisfies Readonly<Record<string, ChannelFacts>>

export type ProgrammaticTab = keyof typeof programmatic

export const programmaticTabs: readonly { readonly id: ProgrammaticTab; readonly label: string }[] = [
  { id: 'display', label: 'Display' },
  { id: 'video', label: 'Video' },
  { id: 'ctv', label: 'Connected TV' },
  { id: 'dv', label: 'Display and Video' },
]
