import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { adviceOf, isOffPace, paceSentence } from './advice.ts'
import { changedCampaigns, changedSentences, mainCampaign, mainCampaignSentence } from './campaigns.ts'
import { conversionDriver, costDriver, driverSentence, spendDriver } from './drivers.ts'
import { noteHtml } from '../../../foundation/outside/notes/note-html.ts'
import { metric, type MetricId } from './metrics.ts'
import { isChange, movementOf, type Movement } from './movement.ts'
import { beforeWords, headingOf, limits } from './opening.ts'
import { changeText, channelWords, shortName, valueText } from './words.ts'

/** A short paragraph and what to decide: for whoever answers for the client. */
export function managerNote(facts: NoteFacts): string {
  const decisions = adviceOf(facts)
    .slice(0, mostDecisions)
    .map(({ inside }) => inside)
  return noteHtml([
    {
      heading: headingOf(facts),
      sentences: [
        ...headline(facts),
        ...limits(facts),
        ...why(facts),
        ...facts.pacing.filter(isOffPace).map(paceSentence),
        ...(decisions.length > 0 ? [] : ['These figures call for no decision.']),
      ],
    },
    { heading: 'Decisions', points: decisions },
  ])
}

const mostDecisions = 3

/** What was spent, what it brought, and at which cost. */
export function headline(facts: NoteFacts): readonly string[] {
  const { now, client, channel } = facts
  if (now === null) return []
  const spend = movementOf(facts, metric('spend'))
  const spent = `${possessive(shortName(client))} ${channelWords[channel]} spent ${valueText(now.spend, 'money')}${spend ? aside(spend, facts, true) : ''}`
  const brought = outcomes(facts)
  return [brought.length > 0 ? `${spent} and brought ${brought.join(', ')}.` : `${spent}.`]
}

/** The results that a channel is there for, as far as there are any. */
function outcomes(facts: NoteFacts): readonly string[] {
  const results: readonly (readonly [MetricId, string])[] =
    facts.channel === 'search' || facts.channel === 'social'
      ? [['conversions', 'conversions']]
      : facts.channel === 'ctv'
        ? [
            ['views', 'completed views'],
            ['storeVisits', 'store visits'],
          ]
        : [
            ['impressions', 'impressions'],
            ['conversions', 'conversions'],
          ]
  const told = results.flatMap(([id, words]) => {
    const moved = movementOf(facts, metric(id))
    if (moved === null) return []
    const name = moved.now === 1 ? words.replace(/s$/, '') : words
    return [`${valueText(moved.now, 'count')} ${name}${aside(moved, facts, false)}`]
  })
  const cost = movementOf(facts, metric('costPerConversion'))
  return cost && told.length > 0 && facts.channel !== 'ctv'
    ? [...told, `at ${valueText(cost.now, 'money')} per conversion${aside(cost, facts, false)}`]
    : told
}

/** What is known of a change, in parentheses or after a comma. */
function aside(movement: Movement, facts: NoteFacts, whole: boolean): string {
  const { before, change, verdict, metric: of } = movement
  if (before === null) return ''
  const earlier = valueText(before, of.unit)
  if (verdict === 'same') return ` (as before)`
  if (verdict === 'few' || verdict === 'chance')
    return ` (${earlier} before; ${verdict === 'few' ? 'too few to compare' : 'can be chance'})`
  if (verdict === 'level') return whole ? ` (about as in ${beforeWords(facts)})` : ` (${earlier} before)`
  if (change === null) return ` (${earlier} before)`
  const than = `${changeText(change)} ${verdict === 'up' ? 'more' : 'less'}`
  return whole
    ? ` (${than} than in ${beforeWords(facts)})`
    : ` (${verdict === 'up' ? 'up' : 'down'} ${changeText(change)} from ${earlier})`
}

/** The one reason that explains most, and the campaign behind it. */
function why(facts: NoteFacts): readonly string[] {
  const spendChanged = isChange(movementOf(facts, metric('spend')))
  const driver =
    costDriver(facts) ?? conversionDriver(facts) ?? (spendChanged ? spendDriver(facts, facts.channel) : null)
  const main = mainCampaign(facts, 'conversions') ?? mainCampaign(facts, 'spend')
  return [
    ...(driver ? [driverSentence(driver)] : []),
    ...(main ? [mainCampaignSentence(main)] : []),
    ...changedSentences(changedCampaigns(facts)).slice(0, 1),
  ]
}

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
