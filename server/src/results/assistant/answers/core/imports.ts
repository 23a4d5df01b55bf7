import { dayAt } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { importKindLabel } from '@portal/core/settings/imports/fields'
import type { Answer } from '@portal/core/calls'
import type { ReadRows, Row } from '../rows.ts'

type Run = Answer<'imports.list'>['rows'][number]

/** What the question's choices call the states of an import. */
const stateOf: Readonly<Record<Run['status'], string>> = {
  reading: 'Under Way',
  writing: 'Under Way',
  checked: 'Ready to apply',
  done: 'Done',
  refused: 'Needs changes',
  failed: 'Failed',
  canceled: 'Canceled',
}

/** Imports that are looked through at most. */
const mostRuns = 1000

/** Files that were brought in, newest first, as far as one may bring in their kind. */
export const importsRows: ReadRows = async ({ portal, period }) => {
  const runs: Run[] = []
  let all = 0
  for (let page = 1; runs.length < mostRuns; page++) {
    const answer = await portal.read('imports.list', { query: { page: String(page), pageSize: '200' } })
    runs.push(...answer.rows)
    all = answer.total
    if (runs.length >= all || answer.rows.length === 0) break
  }
  const isWithin = ({ createdAt }: Run): boolean => {
    const day = dayAt(createdAt)
    return period === null || (day >= period.from && day <= period.to)
  }
  return {
    rows: runs.filter(isWithin).map((run): Row => ({
      file: run.fileName,
      kind: importKindLabel[run.kind],
      state: stateOf[run.status],
      rows: run.rowsTotal,
      bad: run.badRowCount,
      created: run.created,
      updated: run.updated,
      at: dayAt(run.createdAt),
      message: run.message,
    })),
    period,
    notes: [
      ...(all > runs.length
        ? [`Only the last ${runs.length.toLocaleString('en-US')} imports were looked through.`]
        : []),
      'An import writes all of its rows or none: rows that cannot be taken are listed before it is written. Who brought in a file is not kept with it.',
    ],
    sources: [{ words: 'Import', path: pathOf('imports.index') }],
  }
}
