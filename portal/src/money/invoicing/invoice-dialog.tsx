import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate, formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { dueWords } from '@portal/core/money/invoicing/expected'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Ban, CheckCheck, Download, Send, Undo2 } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { LeaveGuard } from '../../platform/parts/form/index.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import styles from './invoicing.module.css'
import { downloadPdf } from './download-pdf.ts'
import { moveInvoices, type Invoice } from './moves.ts'
import { StateBadge } from './state-badge.tsx'
import { Lines } from './invoice-lines.tsx'
import { Payments } from './invoice-payments.tsx'
import type { WholeInvoice } from './moves.ts'

interface InvoiceDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onAsk: (asked: { move: 'return' | 'void'; invoices: readonly Invoice[] }) => void
}

/** One invoice: whom it goes to, its lines with the budgets behind them, why it differs, what is paid, and what can be done. */
export function InvoiceDialog({ id, onClose, onAsk }: InvoiceDialogProps): ReactElement {
  const { data: invoice, error, retry, loading } = useCall('invoicing.get', { params: { id } })
  const [typed, setTyped] = useState(false)
  return (
    <Dialog
      open
      width={960}
      title={invoice ? (invoice.number ?? `Draft for ${invoice.billTo}`) : 'Invoice'}
      description={
        invoice
          ? `${invoice.number === null ? '' : `${invoice.billTo}, `}${monthName(invoice.month)}`
          : undefined
      }
      onClose={onClose}
      footer={invoice && <Buttons invoice={invoice} typed={typed} onAsk={onAsk} />}
    >
      {invoice ? (
        <Content invoice={invoice} onTyped={setTyped} />
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this invoice.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <Skeleton height={240} />
      )}
      <LeaveGuard active={typed} isDirty={() => typed} />
    </Dialog>
  )
}

function Buttons({
  invoice,
  typed,
  onAsk,
}: {
  readonly invoice: WholeInvoice
  /** Whether a line or a payment is typed that is not saved: the invoice would go on without it. */
  readonly typed: boolean
  readonly onAsk: InvoiceDialogProps['onAsk']
}): ReactElement {
  const [busy, setBusy] = useState(false)
  const { can } = invoice
  const move = (to: 'review' | 'approve' | 'send') => async (): Promise<void> => {
    setBusy(true)
    await moveInvoices(to, [invoice])
    setBusy(false)
  }
  return (
    <>
      {typed && <span className={styles.muted}>What you typed is not saved yet.</span>}
      <Button icon={Download} onClick={() => void downloadPdf(invoice)}>
        PDF
      </Button>
      {can.void && (
        <Button icon={Ban} onClick={() => onAsk({ move: 'void', invoices: [invoice] })}>
          Make void
        </Button>
      )}
      {can.return && (
        <Button icon={Undo2} onClick={() => onAsk({ move: 'return', invoices: [invoice] })}>
          Send back
        </Button>
      )}
      {can.review && (
        <Button
          icon={CheckCheck}
          variant="primary"
          loading={busy}
          disabled={typed}
          onClick={() => void move('review')()}
        >
          Ask for approval
        </Button>
      )}
      {can.approve && (
        <Button icon={CheckCheck} variant="primary" loading={busy} onClick={() => void move('approve')()}>
          Approve
        </Button>
      )}
      {can.send && (
        <Button
          icon={Send}
          variant={invoice.status === 'approved' ? 'primary' : 'secondary'}
          loading={busy}
          disabled={typed}
          onClick={() => void move('send')()}
        >
          {invoice.status === 'approved' ? 'Send by mail' : 'Send again'}
        </Button>
      )}
    </>
  )
}

const placeOf = ({ payer }: WholeInvoice): string =>
  [payer.address, payer.city, [payer.state, payer.postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

interface ContentProps {
  readonly invoice: WholeInvoice
  readonly onTyped: (typed: boolean) => void
}

function Content({ invoice, onTyped }: ContentProps): ReactElement {
  const facts: readonly (readonly [string, string])[] = [
    ['Address', placeOf(invoice) || 'None given'],
    ['Billing contacts', invoice.payer.contacts.join(', ') || 'None: it cannot be sent'],
    ['Issued', formatDay(invoice.issuedOn) || 'At approval'],
    ['Due', formatDay(invoice.dueOn) || dueWords(invoice.payer.termsDays)],
    ...(invoice.payer.purchaseOrder === '' ? [] : [['Purchase order', invoice.payer.purchaseOrder] as const]),
  ]
  return (
    <div className={styles.dialog}>
      <div className={styles.row}>
        <StateBadge state={invoice.state} />
        <History invoice={invoice} />
      </div>
      {invoice.approvalProblem !== null && <Banner tone="information">{invoice.approvalProblem}</Banner>}
      {invoice.voidReason !== '' && <Banner tone="warning">Void: {invoice.voidReason}</Banner>}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines invoice={invoice} onTyped={onTyped} />
      <dl className={styles.totals} data-beside-buttons={invoice.can.edit || undefined}>
        {invoice.tax !== 0 && (
          <>
            <dt>Subtotal</dt>
            <dd>{formatDollars(invoice.subtotal)}</dd>
            <dt>Tax ({invoice.taxRate}%)</dt>
            <dd>{formatDollars(invoice.tax)}</dd>
          </>
        )}
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>{formatDollars(invoice.total)}</dd>
      </dl>
      {invoice.says.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>Changed by the last run</h3>
          <ul className={styles.list}>
            {invoice.says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {invoice.differences.length > 0 && <Why invoice={invoice} />}
      {(invoice.status === 'approved' || invoice.status === 'sent') && invoice.total > 0 && (
        <Payments invoice={invoice} onTyped={onTyped} />
      )}
    </div>
  )
}

function History({ invoice }: { readonly invoice: WholeInvoice }): ReactElement {
  const steps = (
    [
      ['Reviewed', invoice.reviewed],
      ['Approved', invoice.approved],
      ['Sent', invoice.sent],
      ['Void', invoice.voided],
    ] as const
  ).flatMap(([step, did]) => (did ? [`${step} by ${did.name} on ${formatDate(did.at)}`] : []))
  return <span className={styles.muted}>{steps.join(' · ')}</span>
}

/** Why it is higher or lower than last month's, with the way to the budgets. */
const Why = ({ invoice }: { readonly invoice: WholeInvoice }): ReactElement => (
  <section className={styles.section}>
    <h3 className={styles.heading}>Against the month before</h3>
    <ul className={styles.list}>
      {invoice.differences.map(({ sentence, amount, budgetId }) => (
        <li key={sentence} className={styles.difference}>
          <span>
            {budgetId === null ? (
              sentence
            ) : (
              <Link href={pathOf('budgets.edit', { id: budgetId })}>{sentence}</Link>
            )}
          </span>
          <span className={styles.amount}>
            {amount > 0 ? '+' : ''}
            {formatDollars(amount)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
