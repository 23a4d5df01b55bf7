import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatCount } from '@portal/core/foundation/format'
import { importKindLabel } from '@portal/core/settings/imports/fields'
import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { pathOf, routes } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button, LinkButton } from '@portal/ui/button'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { useEffect, useState, type ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate, refresh, useCall, type Area } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { BadRows } from './bad-rows.tsx'
import { ColumnMatching } from './column-matching.tsx'
import { FileParts } from './file-parts.tsx'
import { Planned } from './planned.tsx'
import { Preview } from './preview.tsx'
import { isBusy, isOpen, stateWords, type Run, type RunOfList } from './run-state.ts'
import { Warnings, type WarningId } from './warnings.tsx'
import styles from './imports.module.css'

/** Where what came in is seen. */
const results = {
  clients: { route: 'clients.index', label: 'Open clients' },
  budgets: { route: 'activeBudgets.index', label: 'Open budgets' },
  metrics: { route: 'dashboard.monthly-report', label: 'Open the monthly report' },
  figures: { route: 'clients.index', label: 'Open clients' },
  payments: { route: 'invoicing.index', label: 'Open invoicing' },
} as const

interface Way {
  readonly label: string
  readonly href: string
}

/** The way to what came in: of entries to their list, on the profile of the client that they are of. */
function useResult({ run, list }: RunOfList): Way | null {
  const { data: client } = useCall(
    'clients.get',
    list && run.clientId !== null ? { params: { id: run.clientId } } : null,
  )
  if (run.kind !== 'entries') {
    const { route, label } = results[run.kind]
    return { label, href: pathOf(route) }
  }
  const path = list?.screens
    ?.map(({ route }) => routes.find(({ name }) => name === route)?.path ?? '{}')
    .map((one) => (client ? one.replace('{slug}', encodeURIComponent(client.slug)) : one))
    .find((one) => !one.includes('{'))
  return list && path ? { label: `Open ${shownAs(list).many}`, href: path } : null
}

const rowsIn = ({ rowsTotal }: Run): string => (rowsTotal === 1 ? '1 row' : `${formatCount(rowsTotal)} rows`)

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Milliseconds between two looks at a run that is under way. */
const lookEvery = 700

/** One import from the reading of its file to its result. */
export function ImportRun({
  id,
  lists = [],
}: {
  readonly id: number
  /** Lists whose entries it may bring in; a screen of other files knows none. */
  readonly lists?: readonly Resource[]
}): ReactElement {
  const { data: run, error, loading, retry } = useCall('imports.get', { params: { id } })
  const [accepted, setAccepted] = useState<readonly WarningId[]>([])
  const busy = run !== undefined && isBusy(run)
  const done = run?.status === 'done'
  const list = lists.find(({ area }) => area === run?.list)
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
  if (!run) {
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
          : { label: 'Import', href: another(run) },
      ]}
      beside={
        <Badge tone={tone} dot>
          {words}
        </Badge>
      }
      description={`${capital(list ? shownAs(list).many : importKindLabel[run.kind])}${run.rowsTotal > 0 ? ` · ${rowsIn(run)}` : ''}`}
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
      {isOpen(run) && run.planned.length > 0 && <Planned run={run} />}
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
  const act = async (call: 'imports.apply' | 'imports.cancel'): Promise<void> => {
    if (asked) return
    setAsked(true)
    try {
      const params = { id: run.id }
      await (call === 'imports.apply'
        ? api.call(call, { params, body: { accepted: [...accepted] } })
        : api.call(call, { params, body: {} }))
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
  if (run.status === 'reading') return <Button onClick={() => void act('imports.cancel')}>Cancel</Button>
  if (run.status === 'writing') return null
  return (
    <LinkButton href={another(run)} variant={run.status === 'done' ? 'secondary' : 'primary'}>
      Import another file
    </LinkButton>
  )
}

/** Where another file of the same is chosen. */
function another({ kind, list, clientId }: Run): string {
  if (kind === 'payments') return `${pathOf('invoicing.index')}?payments=new`
  return kind === 'entries' && list !== null
    ? pathOf('imports.entries', { list }, clientId === null ? {} : { client: clientId })
    : pathOf('imports.index', {}, { kind })
}

function Progress({ run }: { readonly run: Run }): ReactElement | null {
  if (!isBusy(run)) return null
  const words = run.status === 'reading' ? 'Reading and checking the file' : 'Applying the file'
  return (
    <div className={styles.progress} role="status">
      <div className={styles.progressWords}>
        <span>{words}</span>
        {run.rowsTotal > 0 && (
          <span className={styles.progressCount}>
            {run.rowsDone > 0 && `${formatCount(run.rowsDone)} of `}
            {formatCount(run.rowsTotal)} rows
          </span>
        )}
      </div>
      <progress
        className={styles.bar}
        aria-label={words}
        {...(run.rowsDone > 0 ? { value: run.rowsDone, max: run.rowsTotal } : {})}
      />
    </div>
  )
}

/** What came of it, in a sentence. */
function Outcome({ run, list }: RunOfList): ReactElement | null {
  const { status, message, created, updated, unchanged, badRowCount, newGroups } = run
  const result = useResult({ run, list })
  if (status === 'done') {
    const parts = [
      `${formatCount(created)} created`,
      `${formatCount(updated)} changed`,
      `${formatCount(unchanged)} as they were`,
    ]
    return (
      <Banner
        tone="success"
        announce
        title="The file is in."
        actions={
          result && (
            <LinkButton size="small" href={result.href}>
              {result.label}
            </LinkButton>
          )
        }
      >
        {parts.join(', ')}.
      </Banner>
    )
  }
  if (status === 'failed' || status === 'canceled') {
    return (
      <Banner
        tone={status === 'failed' ? 'danger' : 'information'}
        announce
        title={
          status === 'failed'
            ? 'The import did not work. Nothing was changed.'
            : 'The import was canceled. Nothing was changed.'
        }
      >
        {message}
      </Banner>
    )
  }
  if (badRowCount > 0 && isOpen(run)) {
    return (
      <Banner
        tone="warning"
        announce
        title={`${formatCount(badRowCount)} ${badRowCount === 1 ? 'row needs' : 'rows need'} attention.`}
      >
        {message ??
          'A file is taken whole or not at all: correct the rows below in the file and read it again.'}
      </Banner>
    )
  }
  if (message !== null && isOpen(run)) {
    return (
      <Banner tone="warning" announce>
        {message}
      </Banner>
    )
  }
  if (status !== 'checked') return null
  return (
    <Banner
      tone="information"
      announce
      title={
        run.warnings.length > 0
          ? 'Every row can be taken, once you have answered below.'
          : 'Every row can be taken.'
      }
    >
      {`${formatCount(created)} would be created, ${formatCount(updated)} changed, ${formatCount(unchanged)} stay as they are.`}
      {newGroups.length > 0 &&
        ` New ${newGroups.length === 1 ? 'group' : 'groups'}: ${newGroups.join(', ')}.`}
    </Banner>
  )
}
