import type { User } from '@portal/core/foundation/policy/actor'
import { mayOpen } from '@portal/core/foundation/routes'
import { showError, showSuccess } from '@portal/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { invalidate, refresh, useCall } from '../../foundation/session/query.ts'
import { exportJob, importJobs, isUnderWay, type Job } from './jobs.ts'

/** Milliseconds between two looks at work under way; there is no looking while there is none. */
const lookEvery = 1_000

/** The person's exports and the agency's imports under way: read once, then for as long as something runs. */
export function useJobs(person: User): readonly Job[] {
  const facts = useSessionFacts()
  const seesImports = person.clientView === undefined && mayOpen('imports.index', facts)
  const exports = useCall('exports.list', person.clientView === undefined ? {} : null)
  const imports = useCall('imports.list', seesImports ? { query: { pageSize: 5 } } : null)
  const jobs = useMemo(
    () => [...importJobs(imports.data?.rows ?? []), ...(exports.data ?? []).map(exportJob)],
    [imports.data, exports.data],
  )
  const running = jobs.filter(isUnderWay)
  const loading = exports.loading || imports.loading
  const exporting = running.some(({ kind }) => kind === 'export')
  const importing = running.some(({ kind }) => kind === 'import')

  useEffect(() => {
    if (loading || !(exporting || importing)) return
    const timer = window.setTimeout(() => {
      if (exporting) refresh('exports.list')
      if (importing) refresh('imports.list')
    }, lookEvery)
    return () => window.clearTimeout(timer)
  }, [loading, exporting, importing, jobs])
  useEnds(jobs)
  return jobs
}

/** Says what has ended since the last look. */
function useEnds(jobs: readonly Job[]): void {
  const before = useRef<ReadonlyMap<string, Job>>(new Map())
  useEffect(() => {
    const now = new Map(jobs.map((job) => [job.key, job]))
    for (const [key, was] of before.current) {
      if (!isUnderWay(was)) continue
      const job = now.get(key)
      if (was.kind === 'import' && !job) invalidate('clients', 'budgets')
      if (job?.state === 'failed') showError(job.message ?? `${job.title} could not be made.`)
      if (job?.state !== 'done' || job.file === null) continue
      const { file } = job
      showSuccess(`${job.title} is ready.`, {
        action: { label: 'Download', run: () => location.assign(file) },
      })
    }
    before.current = now
  }, [jobs])
}
