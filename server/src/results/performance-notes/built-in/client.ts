import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { adviceOf, lastDay } from './advice.ts'
import { mainCampaign } from './campaigns.ts'
import { noteHtml } from '../../../foundation/outside/notes/note-html.ts'
import { metric, type MetricId } from './metrics.ts'
import { movementOf, type Movement } from './movement.ts'
import { beforeWords } from './opening.ts'
import { changeText, listed, quoted, rangeText, valueText } from './words.ts'
import { formatDay } from '@portal/core/foundation/format'

const adsWords: Readonly<Record<NoteFacts['channel'], string>> = {
  search: 'search ads',
  social: 'social media ads',
  'display and video': 'display and video ads',
  ctv: 'TV streaming ads',
}

/**
 * Plain words, and no money: what media cost beside what was invoiced is not
 * the client's to work out (`docs/decisions/0190-what-a-note-may-say.md`).
 */
export function clientNote(facts: NoteFacts): string {
  const next = adviceOf(facts)
    .flatMap(({ client }) => (client === null ? [] : [client]))
    .slice(0, 2)
  return noteHtml([
    { sentences: [seen(facts), ...results(facts), ...campaign(facts), ...limits(facts)] },
    { heading: 'What we are doing next', points: next },
    ...(next.length > 0 ? [] : [{ sentences: ['We will keep going as we are and watch the results.'] }]),
  ])
}

/** How often the ads were shown, watched and clicked, the comparison named once. */
function seen(facts: NoteFacts): string {
  const isFilm = facts.channel === 'ctv' || facts.channel === 'display and video'
  const told: readonly (readonly [string, Movement | null])[] = [
    ['shown', movementOf(facts, metric('impressions'))],
    ['watched to the end', isFilm ? movementOf(facts, metric('views')) : null],
    ['clicked', facts.channel === 'ctv' ? null : movementOf(facts, metric('clicks'))],
  ]
  let compared = false
  const parts = told.flatMap(([verb, moved]) => {
    if (moved === null) return []
    const times = `${verb} ${valueText(moved.now, 'count')} ${moved.now === 1 ? 'time' : 'times'}`
    const change = than(moved)
    if (change === null) return [times]
    const words = compared
      ? change
      : `${change} ${moved.verdict === 'up' || moved.verdict === 'down' ? 'than in' : 'as in'} ${beforeWords(facts)}`
    compared = true
    return [`${times} (${words})`]
  })
  const ads = `From ${rangeText(facts.current)}, your ${adsWords[facts.channel]}`
  return parts.length > 0 ? `${ads} were ${listed(parts)}.` : `${ads} ran.`
}

/** More or less than before, where that can be said. */
function than({ verdict, change }: Movement): string | null {
  if (verdict === 'same' || verdict === 'level') return 'about as often'
  if ((verdict !== 'up' && verdict !== 'down') || change === null) return null
  return `${changeText(change)} ${verdict === 'up' ? 'more' : 'less'} often`
}

const resultWords: readonly (readonly [MetricId, string, string])[] = [
  ['conversions', 'conversion', 'conversions'],
  ['storeVisits', 'visit to your store', 'visits to your store'],
  ['vdpViews', 'view of a vehicle on your site', 'views of vehicles on your site'],
]

/** What came of it. */
function results(facts: NoteFacts): readonly string[] {
  const told = resultWords.flatMap(([id, one, many]) => {
    const moved = movementOf(facts, metric(id))
    return moved === null
      ? []
      : [`${valueText(moved.now, 'count')} ${moved.now === 1 ? one : many}${against(moved)}`]
  })
  const cost = movementOf(facts, metric('costPerConversion'))
  const dearer =
    cost?.change != null && (cost.verdict === 'up' || cost.verdict === 'down')
      ? [
          `Each conversion took ${changeText(cost.change)} ${cost.verdict === 'up' ? 'more' : 'less'} of your budget than before.`,
        ]
      : []
  if (told.length === 0) return []
  const meaning =
    (facts.now?.conversions ?? 0) > 0 ? ' Conversions are the actions that we count as results.' : ''
  return [`We counted ${listed(told)}.${meaning}`, ...dearer]
}

function against({ verdict, before, metric: { unit } }: Movement): string {
  if (before === null) return ''
  const earlier = valueText(before, unit)
  if (verdict === 'same') return ' (as many as before)'
  return verdict === 'up' || verdict === 'down' ? ` (${verdict} from ${earlier})` : ` (${earlier} before)`
}

function campaign(facts: NoteFacts): readonly string[] {
  const main = mainCampaign(facts, 'conversions')
  return main && main.whole > 0
    ? [`Most of the increase came from the campaign ${quoted(main.campaign.name)}.`]
    : []
}

function limits(facts: NoteFacts): readonly string[] {
  const last = lastDay(facts)
  return [
    ...(facts.before === null ? ['There are no earlier figures to compare this with yet.'] : []),
    ...(last === null ? [] : [`The ads have not shown since ${formatDay(last)}.`]),
  ]
}
