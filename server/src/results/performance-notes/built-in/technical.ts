import { counted } from '@portal/core/foundation/format'
import { channelLabel } from '@portal/core/money/services/channels'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { adviceOf, paceSentence } from './advice.ts'
import {
  campaignLines,
  changedCampaigns,
  changedSentences,
  mainCampaign,
  mainCampaignSentence,
} from './campaigns.ts'
import { conversionDriver, costDriver, driverSentence, spendDriver } from './drivers.ts'
import { noteHtml } from '../../../foundation/outside/notes/note-html.ts'
import { metric, metricsOf } from './metrics.ts'
import { isChange, movementOf, movementSentence } from './movement.ts'
import { headingOf, limits } from './opening.ts'
import { quoted, rangeText, valueText } from './words.ts'

/** Measure by measure, with what drove it and the campaigns: for whoever runs them. */
export function technicalNote(facts: NoteFacts): string {
  const compared = facts.before === null ? '' : `Compared with ${rangeText(facts.previous)}.`
  return noteHtml([
    { heading: headingOf(facts), sentences: [compared, ...limits(facts)].filter(Boolean) },
    { points: metricsOf[facts.channel].flatMap((id) => sentenceOf(facts, id)) },
    { heading: 'What drove it', points: drivers(facts) },
    { heading: 'Display and video', points: parts(facts) },
    { heading: 'Campaigns', points: campaignLines(facts) },
    { heading: 'Placements', points: placementLines(facts) },
    { heading: 'Pacing', points: facts.pacing.map(paceSentence) },
    { heading: 'Next', points: nextOf(facts) },
  ])
}

const sentenceOf = (facts: NoteFacts, id: (typeof metricsOf)['search'][number]): readonly string[] => {
  const movement = movementOf(facts, metric(id))
  return movement === null ? [] : [movementSentence(movement)]
}

/** What made the figures change, as far as they tell. */
export function drivers(facts: NoteFacts): readonly string[] {
  const spendChanged = isChange(movementOf(facts, metric('spend')))
  const found = [
    spendChanged ? spendDriver(facts, facts.channel) : null,
    conversionDriver(facts),
    costDriver(facts),
  ].filter((driver) => driver !== null)
  const main = [mainCampaign(facts, 'spend'), mainCampaign(facts, 'conversions')].filter(
    (one) => one !== null,
  )
  return [
    ...found.map(driverSentence),
    ...main.map(mainCampaignSentence),
    ...changedSentences(changedCampaigns(facts)),
  ]
}

const parts = (facts: NoteFacts): readonly string[] =>
  facts.parts.flatMap(({ channel, now, before }) => {
    const spend = movementOf({ now, before }, metric('spend'))
    const shown = movementOf({ now, before }, metric('impressions'))
    if (now === null || spend === null) return []
    return [
      `${channelLabel[channel]}: ${movementSentence(spend)}${shown === null ? '' : ` ${movementSentence(shown)}`}`,
    ]
  })

const placementsTold = 3

const placementLines = ({ placements, now }: NoteFacts): readonly string[] =>
  placements
    .filter((one) => (one.now?.impressions ?? 0) > 0)
    .slice(0, placementsTold)
    .map(({ name, now: own }) => {
      const seen = own?.impressions ?? 0
      const share = now?.impressions ? ` (${valueText(seen / now.impressions, 'ratio')})` : ''
      return `${quoted(name)}: ${counted(seen, 'impression')}${share}.`
    })

const nextOf = (facts: NoteFacts): readonly string[] => {
  const advice = adviceOf(facts).map(({ inside }) => inside)
  return advice.length > 0 ? advice : ['These figures call for no change.']
}
