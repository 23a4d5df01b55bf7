import { counted, formatCount } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { shownAs } from '@portal/core/foundation/contract/resource'
import { pathOf, routes } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { LinkButton } from '@portal/ui/button'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { anotherFile } from './another-file.ts'
import { isBusy, isOpen, type Run, type RunOfList } from './run-state.ts'
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

/** How far a run that is under way has come. */
export function Progress({ run }: { readonly run: Run }): ReactElement | null {
  if (!isBusy(run)) return null
  const words = run.status === 'reading' ? 'Reading and checking the file' : 'Applying the file'
  return (
    <div className={styles.progress} role="status">
      <div className={styles.progressWords}>
        <span>{words}</span>
        {run.rowsTotal > 0 && (
          <span className={styles.progressCount}>
            {run.rowsDone > 0 && `${formatCount(run.rowsDone)} of `}
            {counted(run.rowsTotal, 'row')}
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

/** How much there is of what: what writing the file would do, and what it did once it is done. */
function sums({ status, kind, created, updated, unchanged, amount }: Run): string {
  const done = status === 'done'
  if (kind === 'payments') {
    const one = created === 1
    const payments = one ? '1 payment' : `${formatCount(created)} payments`
    const sum = formatDollars(amount ?? 0)
    const together = amount === null ? '' : one ? ` of ${sum}` : `, ${sum} together,`
    const before = unchanged === 0 ? '' : `; ${formatCount(unchanged)} had been recorded before`
    return `${payments}${together} ${done ? (one ? 'is' : 'are') : 'would be'} recorded${before}.`
  }
  return done
    ? `${formatCount(created)} created, ${formatCount(updated)} changed, ${formatCount(unchanged)} as they were.`
    : `${formatCount(created)} would be created, ${formatCount(updated)} changed, ${formatCount(unchanged)} stay as they are.`
}

/** What came of it, in a sentence. */
export function Outcome({ run, list }: RunOfList): ReactElement | null {
  const { status, message, badRowCount, newGroups } = run
  const result = useResult({ run, list })
  if (status === 'done') {
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
        {sums(run)}
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
        title={`${counted(badRowCount, 'row needs', 'rows need')} attention.`}
        actions={
          <LinkButton size="small" href={anotherFile(run)}>
            Choose the corrected file
          </LinkButton>
        }
      >
        {message ??
          'A file is taken whole or not at all: correct the rows below in the file and read it again.'}
      </Banner>
    )
  }
  if (message !== null && status === 'refused') {
    return (
      <Banner
        tone="warning"
        announce
        actions={
          <LinkButton size="small" href={anotherFile(run)}>
            Choose another file
          </LinkButton>
        }
      >
        {message}
      </Banner>
    )
  }
  if (status !== 'checked') return null
  return (
    <Banner
      tone={message === null ? 'information' : 'warning'}
      announce
      title={
        message ??
        (run.warnings.length > 0
          ? 'Every row can be taken, once you have answered below.'
          : run.created + run.updated === 0
            ? 'This file changes nothing: all of it is there already.'
            : 'Every row can be taken.')
      }
    >
      {sums(run)}
      {newGroups.length > 0 &&
        ` New ${newGroups.length === 1 ? 'group' : 'groups'}: ${newGroups.join(', ')}.`}
      {run.kind === 'payments'
        ? ' A payment that is recorded is taken back on its invoice.'
        : ' A file is not taken back once it is applied: what is wrong then is corrected by hand, or by another file.'}
    </Banner>
  )
}
