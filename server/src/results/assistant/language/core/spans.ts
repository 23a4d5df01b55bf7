import type { AskedColumn, Topic } from '../topic.ts'
import { words } from './shared.ts'

interface Span {
  readonly id: string
  readonly label: string
  readonly said: string
  readonly from: string
  readonly to: string
  /** What has not ended lasts until today. */
  readonly runs?: true
}

/** How many days lie between two events of a row, by its topic. */
const spans: Readonly<Record<string, Span | undefined>> = {
  clients: {
    id: 'daysWithUs',
    label: 'Days with the Agency',
    said: 'days with us|time with us|tenure|client tenure|days as a client',
    from: 'activatedAt',
    to: 'canceledAt',
    runs: true,
  },
  proofs: {
    id: 'daysWaiting',
    label: 'Days Waiting',
    said: 'days waiting|age|age in days|days old|how old|how long waiting',
    from: 'createdAt',
    to: 'decidedAt',
    runs: true,
  },
  budgetIncreases: {
    id: 'daysToDecide',
    label: 'Days to Decide',
    said: 'days to decide|time to decide|days until decided|time to decision|days to decision',
    from: 'requestedAt',
    to: 'decidedAt',
  },
  auditFindings: {
    id: 'daysToFix',
    label: 'Days to Fix',
    said: 'days to fix|time to fix|days until fixed|days until fix',
    from: 'foundAt',
    to: 'fixedAt',
  },
  incidents: {
    id: 'daysLasted',
    label: 'Days It Lasted',
    said: 'days lasted|duration|duration in days|days they lasted|days it lasted',
    from: 'startedAt',
    to: 'endedAt',
  },
}

/** A topic with the days between two of its dates, where they mean something, and those between any other two. */
export function withSpans(topic: Topic): Topic {
  const span = spans[topic.id]
  const has = (id: string): boolean => topic.columns.some((column) => column.id === id)
  const named = span && has(span.from) && has(span.to) ? [columnOf(span)] : []
  const dates = topic.columns.filter(
    ({ kind, ofClient, ofPerson, aside, words: said }) =>
      kind === 'date' && !ofClient && !ofPerson && !(aside && said.length === 0),
  )
  const between = dates.flatMap((from) =>
    dates.flatMap((to): readonly AskedColumn[] =>
      from.id === to.id || (span?.from === from.id && span.to === to.id && !span.runs)
        ? []
        : [
            {
              id: `days:${from.id}:${to.id}`,
              label: `Days from ${dayName(from)} to ${dayName(to)}`,
              kind: 'number',
              // Asked for by its two days: `language/composed/days-between.ts`.
              words: [],
              averages: true,
              aside: true,
              span: { from: from.id, to: to.id },
            },
          ],
    ),
  )
  return named.length + between.length === 0
    ? topic
    : { ...topic, columns: [...topic.columns, ...named, ...between] }
}

/** `Signed on`, as the end of a stretch. */
const dayName = ({ label }: AskedColumn): string => label.replace(/ (?:on|at)$/i, '')

const columnOf = ({ id, label, said, from, to, runs }: Span): AskedColumn => ({
  id,
  label,
  kind: 'number',
  words: words(said),
  averages: true,
  aside: true,
  span: { from, to, ...(runs ? { runs } : {}) },
})
