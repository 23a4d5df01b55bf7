import {
  centsFromDollars,
  dollarsFromCents,
  formatAmount,
  formatDollars,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { withinReason } from '@portal/core/foundation/rules/within-reason'
import { Badge } from '@portal/ui/badge'
import { Button, IconButton } from '@portal/ui/button'
import { Plus, RotateCcw, SquarePen, Trash2 } from '@portal/ui/icon'
import { MoneyField } from '@portal/ui/number-field'
import { Select } from '@portal/ui/select'
import { Table } from '@portal/ui/table'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './invoicing.module.css'
import { useTold } from './use-told.ts'
import type { WholeInvoice } from './moves.ts'

type Line = WholeInvoice['lines'][number]

interface Draft {
  readonly id: number | null
  readonly clientId: number
  readonly description: string
  readonly amount: string
}

interface LinesProps {
  readonly invoice: WholeInvoice
  /** Told whether a line is typed that is not saved. */
  readonly onTyped: (typed: boolean) => void
}

/** The lines of an invoice, and while it is a draft the way to change them. */
export function Lines({ invoice, onTyped }: LinesProps): ReactElement {
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
  const form = editing && (
    <LineForm
      key={editing.id ?? 'new'}
      draft={editing}
      stores={invoice.clients}
      onTyped={onTyped}
      onCancel={() => setEditing(null)}
      onSave={async (lines) => {
        if (await write(lines)) setEditing(null)
      }}
    />
  )
  return (
    <section className={styles.lines}>
      <Table<Line>
        label="Lines"
        inner
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
                      amount: formatAmount(centsFromDollars(line.amount)),
                    })
                  }
                  write={write}
                />
              )
            : undefined
        }
        // A line is changed where it stands.
        below={({ id }) => (invoice.can.edit && editing?.id === id ? form : null)}
      />
      {invoice.can.edit &&
        (editing?.id === null ? (
          form
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
    <span className={styles.lineButtons}>
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
  onTyped,
  onCancel,
  onSave,
}: Pick<LinesProps, 'onTyped'> & {
  readonly draft: Draft
  readonly stores: WholeInvoice['clients']
  readonly onCancel: () => void
  readonly onSave: (lines: NonNullable<Sent>) => Promise<void>
}): ReactElement {
  const [description, setDescription] = useState(draft.description)
  const [amount, setAmount] = useState(draft.amount)
  const [clientId, setClientId] = useState(draft.clientId)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  useTold(description !== draft.description || amount !== draft.amount, onTyped)
  const cents = parseMoney(amount)
  const instead = cents === null ? 'an amount' : withinReason(dollarsFromCents(cents))
  const problems = {
    description: description.trim() === '' ? 'Field is required' : null,
    amount:
      instead !== null
        ? `Field must be ${instead}`
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
          autoFocus={draft.id === null}
          value={description}
          error={tried ? problems.description : null}
          onChange={(text) => setDescription(text.slice(0, 255))}
        />
        <MoneyField
          label="Amount"
          required
          autoFocus={draft.id !== null}
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
