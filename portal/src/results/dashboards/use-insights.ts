import type { Answer } from '@portal/core/calls'
import type { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Channel } from '@portal/core/money/services/channels'
import { useFigures } from '../../platform/parts/figures/index.ts'
import type { Question } from './question.ts'

type Dashboard = Answer<'dashboards.sem'>

/** What a channel did for one client. */
export interface ChannelInsight {
  readonly channel: Channel
  readonly current: Dashboard['total']['current_period']
  readonly previous: Dashboard['total']['previous_period']
  readonly days: Dashboard['days']
}

/** All channels of one client in a period, those without figures left out. */
export interface Insights {
  /** Undefined until every channel has answered. */
  readonly channels: readonly ChannelInsight[] | undefined
  readonly through: string | null
  readonly madeAt: string | undefined
  readonly error: ApiError | undefined
  readonly refreshing: boolean
  refresh(): void
  retry(): void
}

/** Reads every channel of a client; each is asked by itself, so that a guest link's rights are those of its calls. */
export function useInsights(question: Question | null): Insights {
  const readings = [
    { channel: 'search', of: useFigures('dashboards.sem', question) },
    { channel: 'social', of: useFigures('dashboards.social', question) },
    { channel: 'display', of: useFigures('dashboards.programmaticDisplay', question) },
    { channel: 'video', of: useFigures('dashboards.programmaticVideo', question) },
    { channel: 'ctv', of: useFigures('dashboards.ctv', question) },
    { channel: 'analytics', of: useFigures('dashboards.visits', question) },
  ] as const
  const answers = readings.flatMap(({ channel, of }) => (of.data ? [{ channel, answer: of.data }] : []))
  const through = answers
    .flatMap(({ answer }) => answer.through ?? [])
    .toSorted()
    .at(-1)
  return {
    channels:
      answers.length < readings.length
        ? undefined
        : answers.flatMap(({ channel, answer: { total, days } }): ChannelInsight[] => {
            const { current_period: current, previous_period: previous } = total
            return current || previous ? [{ channel, current, previous, days }] : []
          }),
    through: through ?? null,
    madeAt: answers.map(({ answer }) => answer.madeAt).toSorted()[0],
    error: readings.find(({ of }) => of.error && !of.data)?.of.error,
    refreshing: readings.some(({ of }) => of.refreshing),
    refresh: () => readings.forEach(({ of }) => of.refresh()),
    retry: () => readings.forEach(({ of }) => of.error && of.retry()),
  }
}
