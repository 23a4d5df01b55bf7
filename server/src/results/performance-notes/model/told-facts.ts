import type { Figures } from '@portal/core/results/metrics/figures'
import { noteChannel } from '@portal/core/results/performance-notes/channels'
import { adviceOf } from '../built-in/advice.ts'
import { drivers } from '../built-in/technical.ts'
import { metric, metricsOf } from '../built-in/metrics.ts'
import { movementOf, movementSentence } from '../built-in/movement.ts'
import { limits } from '../built-in/opening.ts'
import { quoted, shortName } from '../built-in/words.ts'
import type { Named, NoteFacts } from '../../../foundation/outside/notes/facts.ts'

/** A name that the model sees only as its mark. */
export interface Hidden {
  readonly mark: string
  readonly name: string
}

/** What a model is told: sentences whose names are marks, and what the marks stand for. */
export interface Told {
  readonly text: string
  readonly names: readonly Hidden[]
}

const mostNames = 20

/**
 * The facts as a model gets them. Names of campaigns, placements and the client
 * are typed by people elsewhere: they stay here, so that nothing written in one
 * can talk to the model, and come back into its answer.
 */
export function toldFacts(facts: NoteFacts): Told {
  const names: readonly Hidden[] = [
    { mark: '{{CLIENT}}', name: facts.client },
    ...marked('C', facts.campaigns),
    ...marked('P', facts.placements),
  ]
  const hidden = (sentence: string): string =>
    names
      .toSorted((a, b) => b.name.length - a.name.length)
      .reduce((rest, { mark, name }) => rest.replaceAll(quoted(name), mark), sentence)
  const movements = metricsOf[facts.channel].flatMap((id) => {
    const moved = movementOf(facts, metric(id))
    return moved ? [movementSentence(moved)] : []
  })
  const told = {
    channel: noteChannel[facts.channel].label,
    period: facts.current,
    previousPeriod: facts.previous,
    limits: limits(facts),
    figures: movements,
    drivers: drivers(facts).map(hidden),
    campaigns: facts.campaigns.slice(0, mostNames).map((one, at) => row(`{{C${at + 1}}}`, one)),
    placements: facts.placements.slice(0, mostNames).map((one, at) => ({
      name: `{{P${at + 1}}}`,
      impressions: one.now?.impressions ?? 0,
    })),
    pacing: facts.pacing,
    advice: adviceOf(facts).map(({ inside }) => hidden(inside)),
  }
  return { text: JSON.stringify(told), names }
}

const marked = (letter: string, named: readonly Named[]): readonly Hidden[] =>
  named.slice(0, mostNames).map(({ name }, at) => ({ mark: `{{${letter}${at + 1}}}`, name: shortName(name) }))

const row = (name: string, { segment, now, before }: Named): object => ({
  name,
  ...(segment === '' ? {} : { vehicles: segment }),
  now: now && figuresOf(now),
  before: before && figuresOf(before),
})

const figuresOf = ({
  impressions,
  clicks,
  spend,
  conversions,
  views,
  cpc,
  costPerConversion,
}: Figures): object => ({
  impressions,
  clicks,
  spend,
  conversions,
  views,
  cpc,
  costPerConversion,
})
