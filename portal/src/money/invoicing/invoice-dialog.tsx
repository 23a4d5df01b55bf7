import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate, formatDay, today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button, IconButton } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { Ban, CheckCheck, Download, Plus, RotateCcw, Send, SquarePen, Trash2, Undo2 } from '@portal/ui/icon'
import { MoneyField } from '@portal/ui/number-field'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import styles from './invoicing.module.css'
import { downloadPdf, moveInvoices, type Invoice } from './moves.ts'
import { StateBadge } from './state-badge.tsx'

type Whole = Answer<'invoicing.get'>
type Line = Whole['lines'][number]

interface InvoiceDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onAsk: (asked: { move: 'return' | 'void'; invoices: readonly Invoice[] }) => void
}

/** One invoice: whom it goes to, its lines with the budgets behind them, why it differs, what is paid, and what can be done. */
export function InvoiceDialog({ id, onClose, onAsk }: InvoiceDialogProps): ReactElement {
  const { data: invoice, error, retry, loading } = useCall('invoicing.get', { params: { id } })
  return (
    <Dialog
      open
      width={960}
      title={invoice ? (invoice.number ?? `Draft for ${invoice.billTo}`) : 'Invoice'}
      description={invoice ? `${invoice.billTo}, ${monthName(invoice.month)}` : undefined}
      onClose={onClose}
      footer={invoice && <Buttons invoice={invoice} onAsk={onAsk} />}
    >
      {invoice ? (
        <Content invoice={invoice} />
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this invoice.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  )
}

function Buttons({
  invoice,
  onAsk,
}: {
  readonly invoice: Whole
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
        <Button icon={CheckCheck} variant="primary" loading={busy} onClick={() => void move('review')()}>
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
          onClick={() => void move('send')()}
        >
          {invoice.status === 'approved' ? 'Send by mail' : 'Send again'}
        </Button>
      )}
    </>
  )
}

const placeOf = ({ payer }: Whole): string =>
  [payer.address, payer.city, [payer.state, payer.postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

function Content({ invoice }: { readonly invoice: Whole }): ReactElement {
  const facts: readonly (readonly [string, string])[] = [
    ['Address', placeOf(invoice) || 'None given'],
    ['Billing contacts', invoice.payer.contacts.join(', ') || 'None: it cannot be sent'],
    ['Issued', formatDay(invoice.issuedOn) || 'At approval'],
    ['Due', formatDay(invoice.dueOn) || `${invoice.payer.termsDays} days after approval`],
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
      <Lines invoice={invoice} />
      <dl className={styles.totals}>
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
        <Payments invoice={invoice} />
      )}
    </div>
  )
}

function History({ invoice }: { readonly invoice: Whole }): ReactElement {
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
const Why = ({ invoice }: { readonly invoice: Whole }): ReactElement => (
  <section className={styles.section}>
    <h3 className={styles.heading}>Against the month before</h3>
    <ul className={styles.list}>
      {invoice.differences.map(({ sentence, amount, budgetId }) => (
        <li key={sentence} className={styles.row}>
          <span>
            {amount > 0 ? '+' : ''}
            {formatDollars(amount)}
          </span>
          {budgetId === null ? (
            sentence
          ) : (
            <Link href={pathOf('budgets.edit', { id: budgetId })}>{sentence}</Link>
          )}
        </li>
      ))}
    </ul>
  </section>
)

interface Draft {
  readonly id: number | null
  readonly clientId: number
  readonly description: string
  readonly amount: string
}

function Lines({ invoice }: { readonly invoice: Whole }): ReactElement {
  const [editing, setEditing] = useState<Draft | null>(null)
  const several = invoice.clients.length > 1
  const write = async (lines: NonNullable<Parameters<typeof sent>[0]>): Promise<boolean> => {
    try {
      await api.call('invoicing.edit', {
        params: { id: invoice.id },
        body: sent(lines),
        ifMatch: invoice.version,
      })
      showSuccess('The invoice has been changed.')
      return true
    } catch (failure) {
      report(failure)
      return false
    } finally {
      refresh('invoicing')
    }
  }
  return (
    <section className={styles.section}>
      <Table<Line>
        label="Lines"
        columns={[
          ...(several
            ? [{ id: 'client', label: 'Store', value: ({ client }: Line) => client, width: 140 }]
            : []),
          {
            id: 'description',
            label: 'Description',
            value: ({ description }) => description,
            cell: (line) => <Words line={line} />,
            width: 320,
          },
          {
            id: 'amount',
            label: 'Amount',
            kind: 'money',
            value: ({ amount }) => centsFromDollars(amount),
            cell: ({ amount, removed }) => (
              <span className={removed ? styles.removed : styles.amount}>{formatDollars(amount)}</span>
            ),
            width: 120,
          },
        ]}
        rows={invoice.lines}
        rowId={({ id }) => String(id)}
        actions={
          invoice.can.edit
            ? (line) => (
                <LineButtons
                  line={line}
                  onEdit={() =>
                    setEditing({
                      id: line.id,
                      clientId: line.clientId,
                      description: line.description,
                      amount: String(line.amount),
                    })
                  }
                  write={write}
                />
              )
            : undefined
        }
      />
      {invoice.can.edit &&
        (editing ? (
          <LineForm
            key={editing.id ?? 'new'}
            draft={editing}
            stores={invoice.clients}
            onCancel={() => setEditing(null)}
            onSave={async (lines) => {
              if (await write(lines)) setEditing(null)
            }}
          />
        ) : (
          <div className={styles.row}>
            <Button
              size="small"
              icon={Plus}
              onClick={() =>
                setEditing({ id: null, clientId: invoice.clients[0]?.id ?? 0, description: '', amount: '' })
              }
            >
              Add line
            </Button>
          </div>
        ))}
    </section>
  )
}

type Sent = NonNullable<Extract<Parameters<typeof api.call<'invoicing.edit'>>[1], object>['body']>['lines']
const sent = (lines: NonNullable<Sent>) => ({ lines })

const Words = ({ line }: { readonly line: Line }): ReactElement => (
  <span className={line.removed ? styles.removed : undefined}>
    {line.budgetId === null ? (
      line.description
    ) : (
      <Link href={pathOf('budgets.edit', { id: line.budgetId })}>{line.description}</Link>
    )}{' '}
    {line.kind === 'adjustment' && <Badge tone="information">Adjustment</Badge>}
    {line.kind === 'credit' && <Badge tone="information">Credit</Badge>}
    {line.kind === 'hand' && <Badge>By hand</Badge>}
    {line.edited && line.kind !== 'hand' && (
      <Badge tone="warning">
        Changed by hand{line.computed === null ? '' : `; budget ${formatDollars(line.computed)}`}
      </Badge>
    )}
    {line.removed && <Badge tone="warning">Left off</Badge>}
    {line.reason !== '' && <span className={styles.muted}> {line.reason}</span>}
  </span>
)

function LineButtons({
  line,
  onEdit,
  write,
}: {
  readonly line: Line
  readonly onEdit: () => void
  readonly write: (lines: NonNullable<Sent>) => Promise<boolean>
}): ReactElement {
  if (line.removed)
    return (
      <IconButton
        icon={RotateCcw}
        size="small"
        label={`Put ${line.description} back`}
        onClick={() => void write([{ id: line.id, removed: false }])}
      />
    )
  return (
    <span className={styles.row}>
      <IconButton icon={SquarePen} size="small" label={`Change ${line.description}`} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        size="small"
        label={`Leave ${line.description} off`}
        onClick={() => void write([{ id: line.id, removed: true }])}
      />
    </span>
  )
}

function LineForm({
  draft,
  stores,
  onCancel,
  onSave,
}: {
  readonly draft: Draft
  readonly stores: Whole['clients']
  readonly onCancel: () => void
  readonly onSave: (lines: NonNullable<Sent>) => Promise<void>
}): ReactElement {
  const [description, setDescription] = useState(draft.description)
  const [amount, setAmount] = useState(draft.amount)
  const [clientId, setClientId] = useState(draft.clientId)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const cents = parseMoney(amount)
  const problems = {
    description: description.trim() === '' ? 'Field is required' : null,
    amount:
      cents === null
        ? 'Field must be an amount'
        : cents === 0 && draft.id === null
          ? 'Enter an amount; a negative one is a credit.'
          : null,
  }
  const save = async (): Promise<void> => {
    setTried(true)
    if (problems.description !== null || problems.amount !== null || cents === null || busy) return
    setBusy(true)
    const words = description.trim() === draft.description ? {} : { description: description.trim() }
    const line = { amount: dollarsFromCents(cents), ...words }
    await onSave([
      draft.id === null ? { ...line, clientId, description: description.trim() } : { ...line, id: draft.id },
    ])
    setBusy(false)
  }
  return (
    <form
      className={styles.section}
      aria-label={draft.id === null ? 'Add a line' : 'Change the line'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {stores.length > 1 && draft.id === null && (
        <Select
          label="Store"
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          value={clientId}
          onChange={setClientId}
        />
      )}
      <div className={styles.fields}>
        <TextField
          label="Description"
          required
          value={description}
          error={tried ? problems.description : null}
          onChange={(text) => setDescription(text.slice(0, 255))}
        />
        <MoneyField
          label="Amount"
          required
          hint="A negative amount is a credit."
          value={amount}
          error={tried ? problems.amount : null}
          onChange={setAmount}
        />
      </div>
      <div className={styles.row}>
        <Button type="submit" size="small" variant="primary" loading={busy}>
          {draft.id === null ? 'Add line' : 'Save line'}
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Payments({ invoice }: { readonly invoice: Whole }): ReactElement {
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const cents = parseMoney(amount)
  const open = centsFromDollars(invoice.open)
  const problem =
    cents === null || cents <= 0
      ? 'Field must be an amount'
      : cents > open
        ? `This is more than the ${formatDollars(invoice.open)} that is open.`
        : null
  const save = async (): Promise<void> => {
    setTried(true)
    if (problem !== null || cents === null || busy) return
    setBusy(true)
    try {
      await api.call('invoicing.pay', {
        params: { id: invoice.id },
        body: { paidOn: today(), amount: dollarsFromCents(cents), reference: reference.trim() },
        ifMatch: invoice.version,
      })
      setAmount('')
      setReference('')
      setTried(false)
      showSuccess('The payment has been recorded.')
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      refresh('invoicing')
    }
  }
  const takeBack = async (paymentId: number): Promise<void> => {
    try {
      await api.call('invoicing.unpay', { params: { id: invoice.id, paymentId } })
      showSuccess('The payment has been taken back.')
    } catch (failure) {
      report(failure)
    } finally {
      refresh('invoicing')
    }
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        Payments: {formatDollars(invoice.paid)} of {formatDollars(invoice.total)}
      </h3>
      {invoice.payments.length > 0 && (
        <Table<Whole['payments'][number]>
          label="Payments"
          columns={[
            { id: 'paidOn', label: 'Day', value: ({ paidOn }) => formatDay(paidOn), width: 110 },
            { id: 'reference', label: 'Reference', value: ({ reference: text }) => text, width: 180 },
            { id: 'by', label: 'Recorded by', value: ({ by }) => by, width: 150 },
            {
              id: 'amount',
              label: 'Amount',
              kind: 'money',
              value: ({ amount: paid }) => centsFromDollars(paid),
              width: 120,
            },
          ]}
          rows={invoice.payments}
          rowId={({ id }) => String(id)}
          actions={
            invoice.can.send
              ? ({ id, amount: paid }) => (
                  <IconButton
                    icon={Undo2}
                    size="small"
                    label={`Take the payment of ${formatDollars(paid)} back`}
                    onClick={() => void takeBack(id)}
                  />
                )
              : undefined
          }
        />
      )}
      {invoice.can.send && open > 0 && (
        <form
          className={styles.section}
          aria-label="Record a payment"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className={styles.fields}>
            <TextField
              label="Reference"
              hint="Check or transfer number."
              value={reference}
              onChange={(text) => setReference(text.slice(0, 255))}
            />
            <MoneyField
              label="Amount paid today"
              value={amount}
              error={tried ? problem : null}
              onChange={setAmount}
            />
          </div>
          <div className={styles.row}>
            <Button type="submit" size="small" loading={busy}>
              Record payment
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
