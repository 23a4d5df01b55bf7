import type { Chore } from './chores.ts'
import type { Checked } from './ledger.ts'
import type { Phase, Tally } from './tally.ts'
import { memorySlope, type Sample, type Watch } from './watch.ts'

/** Everything that a run came to. */
export interface Came {
  readonly people: number
  readonly processes: number
  readonly minutes: number
  readonly tally: Tally
  readonly chores: readonly Chore[]
  readonly checked: Checked
  readonly files: { readonly checked: number; readonly broken: number }
  readonly seen: ReadonlyMap<string, string | null>
  readonly windows: { readonly count: number; readonly connected: number; readonly broken: number }
  readonly watch: Watch
  /** Of each process once everybody had gone home. */
  readonly quiet: ReadonlyMap<string, Sample>
  /** Of each process before anybody came. */
  readonly before: ReadonlyMap<string, Sample>
  /** Seconds of processor by part. */
  readonly processor: Readonly<Record<string, number>>
  readonly outside: readonly string[]
}

const rounded = (value: number, places = 0): string => value.toFixed(places)
const rows = (head: readonly string[], body: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...body.map((row) => `| ${row.join(' | ')} |`),
]

/** The report as a page of Markdown. */
export function reportOf(came: Came): string {
  const { tally, checked, processor } = came
  const calls = tally.count
  const used = Object.values(processor).reduce((sum, seconds) => sum + seconds, 0)
  return [
    `# ${came.people} people, ${came.processes} processes, ${rounded(came.minutes, 1)} minutes`,
    '',
    `${calls} calls came through, ${rounded(calls / came.minutes / 60, 1)} a second.`,
    '',
    '## How long calls take (while nothing failed)',
    '',
    ...rows(
      ['call', 'times', 'median, ms', '99th percentile, ms'],
      tally.kinds().map(({ kind, count, p50, p99 }) => [kind, String(count), rounded(p50), rounded(p99)]),
    ),
    '',
    '## What failed, and what people saw',
    '',
    ...rows(
      [
        'what',
        'calls that came through',
        'tries that did not',
        'in words',
        'longest wait, s',
        'seen by the operator',
      ],
      tally.phases.map((phase) => phaseRow(phase, came.seen.get(phase.name))),
    ),
    '',
    '## What was written',
    '',
    `${checked.acknowledged} writes were acknowledged: ${checked.lost.length} of them lost, ${checked.doubled.length} there more than once; ${checked.open} never were. ${came.files.checked} files were read back, ${came.files.broken} of them not as they were.`,
    ...came.chores.map(({ name, came: what, seconds }) => `- ${name}: ${what}, ${rounded(seconds, 1)} s`),
    ...came.outside.map((line) => `- ${line}`),
    '',
    '## What is left',
    '',
    `${came.windows.connected} of ${came.windows.count} windows heard at the end; connections broke ${came.windows.broken} times.`,
    '',
    ...rows(
      [
        'process',
        'memory, MB an hour',
        'of it living, MB an hour',
        'over minutes',
        'memory, MB',
        'handles',
        'files',
        'timers',
        'database connections',
      ],
      [...came.quiet].map(([name, now]) =>
        leftRow(name, came.before.get(name), now, came.watch.samples.get(name)),
      ),
    ),
    '',
    '## Processor',
    '',
    ...rows(
      ['part', 'seconds', 'share', 'ms a call'],
      Object.entries(processor).map(([part, seconds]) => [
        part,
        rounded(seconds, 1),
        `${rounded((seconds / used) * 100)} %`,
        rounded((seconds * 1000) / Math.max(1, calls), 1),
      ]),
    ),
    '',
  ].join('\n')
}

function phaseRow({ name, answered, heard, longest }: Phase, seen: string | null | undefined): string[] {
  const tries = heard.reduce((sum, { times }) => sum + times, 0)
  const words = heard.map(
    ({ status, sentence, times }) => `${times} times ${status || 'no answer'}: ${sentence}`,
  )
  return [
    name,
    String(answered),
    String(tries),
    words.join('; ') || '-',
    rounded(longest / 1000, 1),
    seen === undefined ? '-' : (seen ?? 'NOT SEEN'),
  ]
}

function leftRow(
  name: string,
  before: Sample | undefined,
  now: Sample,
  samples: readonly Sample[] = [],
): string[] {
  const slope = memorySlope(samples)
  const living = memorySlope(samples, 'living')
  const change = (of: 'handles' | 'files' | 'timers' | 'databaseConnections'): string =>
    before && before.life === now.life ? `${before[of]} → ${now[of]}` : String(now[of])
  return [
    name,
    slope === null ? '-' : rounded(slope.perHour, 1),
    living === null ? '-' : rounded(living.perHour, 1),
    slope === null ? '-' : rounded(slope.minutes, 1),
    rounded(now.bytes / 1024 / 1024),
    change('handles'),
    change('files'),
    change('timers'),
    change('databaseConnections'),
  ]
}
