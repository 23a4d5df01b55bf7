import { formatCount } from '../../../foundation/format/percent.ts'
import { compare, comparisonMessages, type Direction } from './compare.ts'
import { mostPlacements, socialMetrics, visitMetrics, type Metric } from './metrics.ts'

/** One sentence that a note can take over. */
export interface Line {
  /** Of this metric in this group, the same each time. */
  readonly id: string
  readonly label: string
  /** As generated. */
  readonly text: string
  readonly direction: Direction | null
}

/** Lines that belong together. */
export interface LineGroup {
  readonly id: string
  readonly title: string
  readonly lines: readonly Line[]
}

/** Two periods of a dashboard's answer; one without rows is null. */
export interface Periods<T> {
  readonly current_period: T | null
  readonly previous_period: T | null
}

/** What a dashboard answers of one client. */
export interface ClientPeriods<T> {
  readonly campaigns: number
  readonly data: Periods<T>
}

type FiguresOf<Name extends string> = { readonly [N in Name]: number | null }

interface Placement {
  readonly placement: string
  readonly impressions: number
}

const message = (group: string, label: string, text: string): Line => ({
  id: `${group}.none`,
  label,
  text,
  direction: null,
})

/** What is said in place of figures; null when both periods have some. */
function insteadOfLines<T>({ campaigns, data }: ClientPeriods<T>): string | null {
  if (data.current_period !== null) return null
  if (data.previous_period !== null) return comparisonMessages.onlyBefore
  return campaigns === 0 ? comparisonMessages.noCampaigns : comparisonMessages.noData
}

const metricLines = <Name extends string>(
  group: string,
  metrics: readonly Metric<Name>[],
  { current_period: now, previous_period: before }: Periods<FiguresOf<Name>>,
  of = '',
): readonly Line[] =>
  metrics.map(({ name, label, phrase, shown }) => ({
    id: `${group}.${name}`,
    label,
    ...compare({ phrase: `${of}${phrase}`, shown }, now?.[name] ?? null, before?.[name] ?? null),
  }))

/** Figures of a channel as lines; one sentence in their place where there are none. */
export function channelGroup<Name extends string>(
  id: string,
  title: string,
  metrics: readonly Metric<Name>[],
  client: ClientPeriods<FiguresOf<Name>>,
): LineGroup {
  const instead = insteadOfLines(client)
  return {
    id,
    title,
    lines: instead === null ? metricLines(id, metrics, client.data) : [message(id, title, instead)],
  }
}

/** The placements with the most impressions of the present period. */
export function placementGroup(
  id: string,
  { data }: ClientPeriods<{ readonly placements: readonly Placement[] }>,
): LineGroup {
  const top = (data.current_period?.placements ?? [])
    .toSorted((a, b) => b.impressions - a.impressions)
    .slice(0, mostPlacements)
  const named = top.map(({ placement, impressions }) => `${placement} (${formatCount(impressions)})`)
  return {
    id: `${id}.placements`,
    title: 'Placements',
    lines: [
      {
        id: `${id}.placements`,
        label: 'Top Placements',
        text:
          named.length === 0
            ? comparisonMessages.noPlacements
            : `The top placements by impressions: ${named.join(', ')}.`,
        direction: null,
      },
    ],
  }
}

type SocialSegment = FiguresOf<(typeof socialMetrics)[number]['name']>

interface SocialFigures {
  readonly social: { readonly new: SocialSegment | null; readonly used: SocialSegment | null }
  readonly analytics: FiguresOf<(typeof visitMetrics)[number]['name']> | null
}

/** Paid social for new and used vehicles, and the visits that it brought. */
export function socialGroups({ campaigns, data }: ClientPeriods<SocialFigures>): readonly LineGroup[] {
  const { current_period: now, previous_period: before } = data
  const vehicles = (which: 'new' | 'used', title: string): LineGroup => {
    const own = { current_period: now?.social[which] ?? null, previous_period: before?.social[which] ?? null }
    const instead = insteadOfLines({ campaigns, data: own })
    const id = `social.${which}`
    return {
      id,
      title,
      lines:
        instead === null
          ? metricLines(id, socialMetrics, own, `${which} vehicle `)
          : [message(id, title, instead)],
    }
  }
  const visits = { current_period: now?.analytics ?? null, previous_period: before?.analytics ?? null }
  const analytics: LineGroup = {
    id: 'social.analytics',
    title: 'Website Visits',
    lines:
      visits.current_period === null
        ? [message('social.analytics', 'Users and Sessions', comparisonMessages.noVisits)]
        : metricLines('social.analytics', visitMetrics, visits),
  }
  return [vehicles('new', 'New Vehicles'), vehicles('used', 'Used Vehicles'), analytics]
}
