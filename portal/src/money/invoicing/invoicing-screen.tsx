import type { Answer } from '@portal/core/calls'
import { addMonths, formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import type { InvoiceState } from '@portal/core/money/invoicing/states'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { FileSpreadsheet, FileText, RefreshCw, Undo2, Upload } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { useRefreshWhile } from '../../foundation/session/use-refresh-while.ts'
import { client as api } from '../../foundation/session/session.ts'
import { MonthPicker, monthName, presentMonth, useMonth } from '../../platform/parts/figures/index.ts'
import { List, paged } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import { bulkActions, rowActions, type Asked } from './invoice-actions.ts'
import { columns, filters } from './invoice-columns.tsx'
import { CloseButton } from './close-button.tsx'
import styles from './invoicing.module.css'
import { Checklist, Differences, StateLine, type Month } from './month-overview.tsx'
import { useMoveOfMany } from './use-move-of-many.tsx'
import { moveInvoices, type Invoice } from './moves.ts'

const InvoiceDialog = fetched(() => import('./invoice-dialog.tsx').then((m) => m.InvoiceDialog))
const ReasonDialog = fetched(() => import('./reason-dialog.tsx').then((m) => m.ReasonDialog))
const LedgerDialog = fetched(() => import('./ledger-dialog.tsx').then((m) => m.LedgerDialog))

const monthsAhead = 12
/** Milliseconds between two looks at a run under way. */
const look = 700

/** A month from its drafts to the money in the bank. @param children a dialog over it, such as that of a file of payments */
export function Invoices({ children }: { readonly children?: ReactNode }): ReactElement {
  const [month, setMonth] = useMonth(presentMonth(), monthsAhead)
  const query = useQuery()
  const setQuery = useSetQuery()
  const opened = useOpenRecord('invoice')
  const [ledgerOpen, setLedgerOpen] = useState(false)
  const [asking, setAsking] = useState<Asked | null>(null)
  const [reopening, setReopening] = useState(false)
  const { data, error } = useCall('invoicing.list', { query: { month, pageSize: 1 } })
  const overview = data?.overview.month === month ? data.overview : undefined
  const running = overview?.run.status === 'running'
  useRefreshWhile(running, 'invoicing', look)
  const source = useMemo(() => paged('invoicing.list', { query: { month } }), [month])
  const keeps = overview?.can.keep === true
  const run = async (): Promise<void> => {
    try {
      await api.call('invoicing.run', { body: { month } })
    } catch (failure) {
      report(failure)
    }
    refresh('invoicing')
  }
  const actions = rowActions(opened.open, setAsking)
  const many = useMoveOfMany()
  return (
    <Page
      title="Invoicing"
      description={
        <>
          <span>{monthName(month)}</span>
          {overview?.run.finishedAt && !running && <span>{runWords(overview)}</span>}
        </>
      }
      actions={
        <>
          <Button icon={FileSpreadsheet} onClick={() => setLedgerOpen(true)}>
            Ledger files
          </Button>
          {keeps && (
            <Button icon={Upload} onClick={() => setQuery({ payments: 'new' })}>
              Import payments
            </Button>
          )}
          {overview?.can.reopen && (
            <Button icon={Undo2} onClick={() => setReopening(true)}>
              Open again
            </Button>
          )}
          {keeps && <CloseButton month={month} may={overview.can.close} />}
          {keeps && (
            <Button icon={RefreshCw} variant="primary" loading={running} onClick={() => void run()}>
              {data && overview.states.length > 0 ? 'Refresh drafts' : 'Make drafts'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.row}>
        <MonthPicker month={month} ahead={monthsAhead} onChange={setMonth} />
      </div>
      {error && !data && <Banner tone="danger">The invoices could not be loaded. Reload the page.</Banner>}
      {running && <Progress run={overview.run} />}
      {overview?.run.message && <Banner tone="danger">{overview.run.message}</Banner>}
      <Tiles
        places={5}
        tiles={
          overview
            ? [
                { label: 'Invoiced', value: formatDollars(overview.total) },
                { label: 'Month before', value: formatDollars(overview.before) },
                { label: 'Paid', value: formatDollars(overview.paid) },
                { label: 'Open', value: formatDollars(overview.open) },
                {
                  label: 'Overdue',
                  value: formatDollars(overview.overdue.total),
                  note: overview.overdue.count === 0 ? undefined : `${overview.overdue.count} invoices`,
                },
              ]
            : null
        }
      />
      {overview && (
        <>
          <StateLine
            month={overview}
            chosen={query.get('state')}
            onChoose={(state: InvoiceState | null) => setQuery({ state, page: null })}
          />
          <div className={styles.overview}>
            <Checklist month={overview} />
            <Differences month={overview} before={monthName(addMonths(month, -1))} />
          </div>
        </>
      )}
      <List<Invoice, Answer<'invoicing.list'>>
        name="invoicing"
        label={`Invoices of ${monthName(month)}`}
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'billTo', descending: false }}
        search="Payer, store or number"
        actions={actions}
        bulk={overview?.can.keep === true || overview?.closed ? bulkActions(setAsking, many.ask) : []}
        onOpen={({ id }) => opened.open(id)}
        expand={(invoice) => <Says invoice={invoice} />}
        exportAs={`Invoices ${month.slice(0, 7)}`}
        empty={
          <EmptyState icon={FileText} title={`No invoices in ${monthName(month)}`}>
            {keeps
              ? 'Make the drafts: a line for each budget that runs in the month and each of its fees.'
              : 'Accounting makes them from the budgets that run in the month.'}
          </EmptyState>
        }
      />
      <FetchedWhenIdle part={InvoiceDialog} />
      {keeps && <FetchedWhenIdle part={ReasonDialog} />}
      {typeof opened.id === 'number' && (
        <InvoiceDialog key={opened.id} id={opened.id} onClose={opened.close} onAsk={setAsking} />
      )}
      {ledgerOpen && (
        <LedgerDialog
          month={month}
          mayExport={overview?.can.keep === true || overview?.closed === true}
          onClose={() => setLedgerOpen(false)}
        />
      )}
      {children}
      {many.dialog}
      {asking && (
        <ReasonDialog
          title={asking.move === 'void' ? 'Make void?' : 'Send back?'}
          description={
            asking.move === 'void'
              ? 'The number stays used. What was on the invoice comes with the next run of the month.'
              : 'It becomes a draft again; whoever asked for the approval is told why.'
          }
          confirmLabel={asking.move === 'void' ? 'Make void' : 'Send back'}
          danger={asking.move === 'void'}
          onConfirm={(reason) => moveInvoices(asking.move, asking.invoices, reason)}
          onClose={() => setAsking(null)}
        />
      )}
      {reopening && (
        <ReasonDialog
          title={`Open ${monthName(month)} again?`}
          description="Its invoices can be voided and made again. The reason stands in the audit log."
          confirmLabel="Open again"
          onConfirm={async (reason) => {
            try {
              await api.call('invoicing.reopen', { body: { month, reason } })
              refresh('invoicing')
              return true
            } catch (failure) {
              report(failure)
              return false
            }
          }}
          onClose={() => setReopening(false)}
        />
      )}
    </Page>
  )
}

function runWords({ run }: Month): string {
  const parts = [
    [run.added, 'added'],
    [run.changed, 'changed'],
    [run.removed, 'taken off'],
    [run.kept, 'kept as people had them'],
  ] as const
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return told.length === 0 ? 'The last run changed nothing.' : `Lines of the last run: ${told.join(', ')}.`
}

function Progress({ run }: { readonly run: Month['run'] }): ReactElement {
  const share = run.total === 0 ? 0 : run.done / run.total
  return (
    <div role="status" className={styles.section}>
      <span className={styles.muted}>
        {run.done} of {run.total} clients
      </span>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}

/** What the last run changed of an invoice, or left as a person had it. */
function Says({ invoice }: { readonly invoice: Invoice }): ReactElement {
  return (
    <div className={styles.section}>
      {invoice.says.length === 0 ? (
        <p className={styles.muted}>The last run changed nothing of this invoice.</p>
      ) : (
        <ul className={styles.list} aria-label="What the last run changed">
          {invoice.says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        {invoice.clients.map(({ id, name, slug }) => (
          <Link key={id} href={pathOf('clients.profile.accounting', { slug })}>
            {name}
          </Link>
        ))}
        {invoice.dueOn && <span className={styles.muted}>Due {formatDay(invoice.dueOn)}</span>}
      </div>
    </div>
  )
}
