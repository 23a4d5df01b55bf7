import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatCount } from '@portal/core/foundation/format'
import { importKindLabel } from '@portal/core/settings/imports/fields'
import { shownAs } from '@portal/core/foundation/contract/resource'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Button, LinkButton } from '@portal/ui/button'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page } from '../../platform/parts/page/index.ts'
import { useDeclared } from '../../platform/parts/records/use-declared.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate, refresh, useCall, type Area } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { anotherFile } from './another-file.ts'
import { BadRows } from './bad-rows.tsx'
import { ColumnMatching } from './column-matching.tsx'
import { FileParts } from './file-parts.tsx'
import { Planned } from './planned.tsx'
import { Preview } from './preview.tsx'
import { Outcome, Progress } from './run-outcome.tsx'
import { isBusy, isOpen, stateWords, type Run } from './run-state.ts'
import { Warnings, type WarningId } from './warnings.tsx'

const rowsIn = ({ rowsTotal }: Run): string => (rowsTotal === 1 ? '1 row' : `${formatCount(rowsTotal)} rows`)

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Milliseconds between two looks at a run that is under way. */
const lookEvery = 700

/** One import from the reading of its file to its result. */
export function ImportRun({ id }: { readonly id: number }): ReactElement {
  const { data: run, error, loading, retry } = useCall('imports.get', { params: { id } })
  const [accepted, setAccepted] = useState<readonly WarningId[]>([])
  const busy = run !== undefined && isBusy(run)
  const done = run?.status === 'done'
  const declared = useDeclared(run?.list ?? null)
  const list = declared ?? undefined
  useEffect(() => {
    if (!busy || loading) return
    const timer = window.setTimeout(() => refresh('imports.get'), lookEvery)
    return () => window.clearTimeout(timer)
  }, [busy, loading, run])
  useEffect(() => {
    // Whatever was shown of clients, budgets and figures is older than the file now.
    if (done) invalidate('clients', 'budgets', 'dashboards', 'metrics', 'invoicing', 'imports.list')
    if (done && run.list !== null) invalidate(run.list as Area)
  }, [done, run?.list])

  if (error?.status === 404) return <NotFound />
  if (!run || declared === undefined) {
    return (
      <Page title="Import" narrow>
        {error ? (
          <ErrorState
            message={messageFor(error) ?? 'You may not see this import.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <SkeletonText lines={6} label="Loading the import" />
        )}
      </Page>
    )
  }
  const { words, tone } = stateWords[run.status]
  return (
    <Page
      title={run.fileName}
      crumbs={[
        run.kind === 'payments'
          ? { label: 'Invoicing', href: pathOf('invoicing.index') }
          : { label: 'Import', href: anotherFile(run) },
      ]}
      beside={
        <Badge tone={tone} dot>
          {words}
        </Badge>
      }
      description={[
        capital(list ? shownAs(list).many : importKindLabel[run.kind]),
        ...(run.rowsTotal > 0 ? [rowsIn(run)] : []),
        ...(run.by === null ? [] : [`brought in by ${run.by}`]),
      ].join(' · ')}
      actions={<RunButtons run={run} accepted={accepted} />}
      narrow
    >
      <Progress run={run} />
      <Outcome run={run} list={list} />
      {isOpen(run) && <Warnings run={run} accepted={accepted} onAccepted={setAccepted} />}
      {isOpen(run) && run.parts.length > 0 && <FileParts run={run} />}
      {isOpen(run) && Object.keys(run.columns).length > 0 && (
        <ColumnMatching key={JSON.stringify(run.columns)} run={run} list={list} />
      )}
      {run.badRowCount > 0 && !isBusy(run) && <BadRows run={run} />}
      {(isOpen(run) || done) && run.planned.length > 0 && <Planned run={run} />}
      {isOpen(run) && run.preview.length > 0 && run.planned.length === 0 && <Preview run={run} list={list} />}
    </Page>
  )
}

/** What one can do next: apply, or leave it. */
function RunButtons({
  run,
  accepted,
}: {
  readonly run: Run
  readonly accepted: readonly WarningId[]
}): ReactElement | null {
  const [asked, setAsked] = useState(false)
  const [stopping, setStopping] = useState(false)
  const act = async (call: 'imports.apply' | 'imports.cancel'): Promise<void> => {
    if (asked) return
    setAsked(true)
    try {
      const params = { id: run.id }
      await (call === 'imports.apply'
        ? api.call(call, { params, body: { accepted: [...accepted] } })
        : api.call(call, { params, body: {} }))
      if (call === 'imports.cancel' && run.status === 'writing') {
        setStopping(true)
        showSuccess('It stops, and what was written is taken back. That can take minutes.')
      }
    } catch (error) {
      report(error)
    }
    refresh('imports.get', 'imports.list')
    setAsked(false)
  }
  if (isOpen(run)) {
    const unanswered = run.warnings.some(({ id: warning }) => !accepted.includes(warning))
    return (
      <>
        <Button onClick={() => void act('imports.cancel')}>Discard</Button>
        <Button
          variant="primary"
          disabled={run.status !== 'checked' || run.badRowCount > 0 || unanswered}
          loading={asked}
          onClick={() => void act('imports.apply')}
        >
          {run.rowsTotal === 0 ? 'Apply' : `Apply ${rowsIn(run)}`}
        </Button>
      </>
    )
  }
  if (isBusy(run))
    return (
      <Button loading={asked || stopping} onClick={() => void act('imports.cancel')}>
        Cancel
      </Button>
    )
  return (
    <LinkButton href={anotherFile(run)} variant={run.status === 'done' ? 'secondary' : 'primary'}>
      Import another file
    </LinkButton>
  )
}
