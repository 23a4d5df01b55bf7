import { noteChannel } from '@portal/core/results/performance-notes/channels'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import type { SummaryQuestion, SummarySource } from '../../../foundation/outside/notes/port.ts'
import { adviceOf } from './advice.ts'
import { headline } from './manager.ts'
import { noteHtml } from '../../../foundation/outside/notes/note-html.ts'
import { movementOf } from './movement.ts'
import { metric } from './metrics.ts'
import { limits } from './opening.ts'
import { listed, rangeText, shortName, valueText } from './words.ts'

const mostDecisions = 6

/** The summary that comes with the portal: what all channels did together, each in a line, and what to decide. */
export class BuiltInSummary implements SummarySource {
  readonly id = null

  async summarize({ facts, range }: SummaryQuestion): Promise<string> {
    return summaryOf(await facts(), rangeText(range))
  }
}

/** The summary of channels whose facts are known. */
export function summaryOf(facts: readonly NoteFacts[], period: string): string {
  const told = facts.filter(({ now }) => now !== null)
  const silent = facts.filter(({ now }) => now === null)
  const [first] = told
  const missing =
    silent.length === 0
      ? []
      : [`There are no figures for ${listed(silent.map(({ channel }) => noteChannel[channel].label))}.`]
  if (!first) return noteHtml([{ heading: period, sentences: missing }])
  const decisions = told.flatMap((one) =>
    adviceOf(one).map(({ inside }) => `${noteChannel[one.channel].label}: ${inside}`),
  )
  return noteHtml([
    { heading: `${shortName(first.client)}, ${period}`, sentences: [...totals(told), ...missing] },
    {
      heading: 'By channel',
      points: told.map((one) => [...headline(one), ...limits(one)].join(' ')),
    },
    { heading: 'Decisions', points: decisions.slice(0, mostDecisions) },
    ...(decisions.length > 0 ? [] : [{ sentences: ['These figures call for no decision.'] }]),
  ])
}

function totals(facts: readonly NoteFacts[]): readonly string[] {
  const sum = (value: (one: NoteFacts) => number): number =>
    Math.round(facts.reduce((all, one) => all + value(one), 0) * 100) / 100
  const spend = sum(({ now }) => now?.spend ?? 0)
  const conversions = sum(({ now }) => now?.conversions ?? 0)
  const moved = facts
    .map((one) => ({ one, spend: movementOf(one, metric('spend')) }))
    .filter(({ spend: own }) => own?.verdict === 'up' || own?.verdict === 'down')
    .toSorted((a, b) => Math.abs(b.spend?.change ?? 0) - Math.abs(a.spend?.change ?? 0))[0]
  const name = facts.length === 1 ? 'The channel' : `The ${facts.length} channels together`
  return [
    `${name} spent ${valueText(spend, 'money')}${conversions > 0 ? ` and brought ${valueText(conversions, 'count')} ${conversions === 1 ? 'conversion' : 'conversions'}` : ''}.`,
    ...(moved?.spend?.change != null && facts.length > 1
      ? [
          `Spend changed most in ${noteChannel[moved.one.channel].label}: ${valueText(moved.spend.now, 'money')}, from ${valueText(moved.spend.before ?? 0, 'money')}.`,
        ]
      : []),
  ]
}
