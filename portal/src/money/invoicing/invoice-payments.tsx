import { formatDay, today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { overpaid } from '@portal/core/money/invoicing/overpaid'
import { Button, IconButton } from '@portal/ui/button'
import { DateField } from '@portal/ui/date-picker'
import { Undo2 } from '@portal/ui/icon'
import { MoneyField } from '@portal/ui/number-field'
import { Table } from '@portal/ui/table'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './invoicing.module.css'
import { useTold } from './use-told.ts'
import type { WholeInvoice } from './moves.ts'

type Payment = WholeInvoice['payments'][number]

interface PaymentsProps {
  readonly invoice: WholeInvoice
  /** Told whether a payment is typed that is not saved. */
  readonly onTyped: (typed: boolean) => void
}

/** What was paid of an invoice, and the way to write down more. */
export function Payments({ invoice, onTyped }: PaymentsProps): ReactElement {
  const [paidOn, setPaidOn] = useState(today())
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  useTold(amount.trim() !== '' || reference.trim() !== '', onTyped)
  const cents = parseMoney(amount)
  const open = centsFromDollars(invoice.open)
  const problem =
    cents === null || cents <= 0
      ? 'Field must be an amount'
      : cents > open
        ? overpaid(open, cents, invoice.number ?? 'this invoice')
        : null
  const save = async (): Promise<void> => {
    setTried(true)
    if (problem !== null || paidOn === '' || cents === null || busy) return
    setBusy(true)
    try {
      await api.call('invoicing.pay', {
        params: { id: invoice.id },
        body: { paidOn, amount: dollarsFromCents(cents), reference: reference.trim() },
        ifMatch: invoice.version,
      })
      setAmount('')
      setReference('')
      setPaidOn(today())
      setTried(false)
      showSuccess('The payment has been recorded.')
    } catch (failure) {
      report(failure)
    } finally {
      setBusy(false)
      refresh('invoicing')
    }
  }
  const record = (body: { paidOn: string; amount: number; reference: string }): Promise<unknown> =>
    api.call('invoicing.pay', { params: { id: invoice.id }, body })
  const takeBack = async ({ id, paidOn: day, amount: paid, reference: words }: Payment): Promise<void> => {
    try {
      await api.call('invoicing.unpay', { params: { id: invoice.id, paymentId: id } })
      showSuccess('The payment has been taken back.', {
        undo: () =>
          void record({ paidOn: day, amount: paid, reference: words })
            .catch(report)
            .finally(() => refresh('invoicing')),
      })
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
        <Table<Payment>
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
              ? (payment) => (
                  <IconButton
                    icon={Undo2}
                    size="small"
                    label={`Take the payment of ${formatDollars(payment.amount)} back`}
                    onClick={() => void takeBack(payment)}
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
          <div className={styles.payment}>
            <DateField
              label="Paid on"
              value={paidOn}
              max={today()}
              error={tried && paidOn === '' ? 'Field is required' : null}
              onChange={setPaidOn}
            />
            <TextField
              label="Reference"
              hint="Check or transfer number."
              value={reference}
              onChange={(text) => setReference(text.slice(0, 255))}
            />
            <MoneyField
              label="Amount paid"
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
