import type { NoteFacts } from '../facts.ts'
import { adviceOf, lastDay } from './advice.ts'
import { mainCampaign } from './campaigns.ts'
import { noteHtml } from './html.ts'
import { metric, type MetricId } from './metrics.ts'
import { movementOf, type Movement } from './movement.ts'
import { beforeWords } from './opening.ts'
import { changeText, quoted, rangeText, valueText } from './words.ts'
import { formatDay } from '@portal/core/format'

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

/** How often the ads were seen and clicked. */
function seen(facts: NoteFacts): string {
  const shown = movementOf(facts, metric('impressions'))
  const clicked = movementOf(facts, metric('clicks'))
  const viewed = movementOf(facts, metric('views'))
  const parts = [
    ...(shown
      ? [
          `were shown ${valueText(shown.now, 'count')} ${shown.now === 1 ? 'time' : 'times'}${than(shown, facts)}`,
        ]
      : []),
    ...(viewed && facts.channel !== 'search' && facts.channel !== 'social'
      ? [
          `were watched to the end ${valueText(viewed.now, 'count')} ${viewed.now === 1 ? 'time' : 'times'}${than(viewed, facts)}`,
        ]
      : []),
    ...(clicked && facts.channel !== 'ctv'
      ? [
          `were clicked ${valueText(clicked.now, 'count')} ${clicked.now === 1 ? 'time' : 'times'}${than(clicked, facts)}`,
        ]
      : []),
  ]
  const what =
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : (parts[0] ?? 'ran')
  return `From ${rangeText(facts.current)}, your ${adsWords[facts.channel]} ${what}.`
}

/** More or less than before, where that can be said. */
function than({ verdict, change }: Movement, facts: NoteFacts): string {
  const before = beforeWords(facts)
  switch (verdict) {
    case 'same':
    case 'level':
      return `, about as often as in ${before}`
    case 'up':
    case 'down':
      return change === null
        ? ''
        : `, ${changeText(change)} ${verdict === 'up' ? 'more' : 'less'} often than in ${before}`
    default:
      return ''
  }
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
  const list = told.length > 1 ? `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}` : told[0]
  const meaning =
    (facts.now?.conversions ?? 0) > 0 ? ' Conversions are the actions that we count as results.' : ''
  return [`We counted ${list}.${meaning}`, ...dearer]
}

function against({ verdict, before, metric: { unit } }: Movement): string {
  if (before === null) return ''
  const earlier = valueText(before, unit)
  if (verdict === 'same') return ', as many as before'
  if (verdict === 'few' || verdict === 'chance') return `, against ${earlier} before`
  return verdict === 'level' ? `, close to ${earlier} before` : `, ${verdict} from ${earlier}`
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
