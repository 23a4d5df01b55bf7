import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'

type Export = Answer<'exports.start'>
type Import = Answer<'imports.list'>['rows'][number]

/** Work that outlives the page it was started from, as the corner shows it. */
export interface Job {
  readonly key: string
  readonly kind: 'export' | 'import'
  readonly id: number
  readonly title: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled'
  readonly done: number
  /** 0 while it is not known yet. */
  readonly total: number
  readonly message: string | null
  /** Of the finished file. */
  readonly file: string | null
  /** Of the screen that tells more. */
  readonly href: string | null
  /** When its file goes. */
  readonly expiresAt: string | null
}

/** Whether the server is at work on it. */
export const isUnderWay = ({ state }: Job): boolean => state === 'waiting' || state === 'running'

/** An export as one of the jobs that the header shows. */
export const exportJob = (run: Export): Job => ({
  key: `export-${run.id}`,
  kind: 'export',
  id: run.id,
  title: `${run.name}.${run.format}`,
  state: run.status === 'expired' ? 'done' : run.status,
  done: run.rowsDone,
  total: run.rowsTotal,
  message: run.message,
  file: run.address,
  href: null,
  expiresAt: run.expiresAt,
})

/** An import while the server is at it: what came of it is for its own screen to say. */
export const importJobs = (runs: readonly Import[]): readonly Job[] =>
  runs
    .filter(({ status }) => status === 'reading' || status === 'writing')
    .map((run) => ({
      key: `import-${run.id}`,
      kind: 'import',
      id: run.id,
      title: run.fileName,
      state: 'running',
      done: run.rowsDone,
      total: run.rowsTotal,
      message: run.status === 'reading' ? 'Reading and checking' : 'Applying',
      file: null,
      href: pathOf('imports.index', {}, { run: run.id }),
      expiresAt: null,
    }))

/** How far everything under way is, 0 to 1; null where nothing says how much there is. */
export function shareOf(jobs: readonly Job[]): number | null {
  const known = jobs.filter((job) => isUnderWay(job) && job.total > 0)
  const total = known.reduce((sum, job) => sum + job.total, 0)
  return total === 0 ? null : Math.min(1, known.reduce((sum, job) => sum + job.done, 0) / total)
}
