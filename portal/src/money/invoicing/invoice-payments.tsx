import { formatDay, today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { Button, IconButton } from '@portal/ui/button'
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
import type { WholeInvoice } from './moves.ts'

/** What was paid of an invoice, and the way to write down more. */
export function Payments({ invoice }: { readonly invoice: WholeInvoice }): ReactElement {
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
        <Table<WholeInvoice['payments'][number]>
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
