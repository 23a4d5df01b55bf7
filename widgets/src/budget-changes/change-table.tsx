import { centsFromDollars, formatDollars, formatMoney } from '@portal/core/foundation/format/money'
import { dayAt } from '@portal/core/foundation/format/time'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { useFocusLost } from '@portal/ui/dialog'
import { Check } from '@portal/ui/icon'
import { Table, type Column } from '@portal/ui/table'
import { useId, useMemo, useRef, type ReactElement } from 'react'
import styles from './budget-changes.module.css'
import type { LookedAt } from './client-budgets-dialog.tsx'
import type { BudgetChange, Shown } from './use-budget-changes.ts'

interface ChangeTableProps {
  readonly rows: readonly Shown[]
  readonly onConfirm: (change: BudgetChange) => void
  readonly onLookAt: (client: LookedAt) => void
}

const idOf = ({ change }: Shown): string => String(change.id)

/** The changes with what became of each. */
export function ChangeTable({ rows, onConfirm, onLookAt }: ChangeTableProps): ReactElement {
  const whole = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const nameOf = ({ change }: Shown): string => `${prefix}-${change.id}`
  const columns = useMemo(
    (): readonly Column<Shown>[] => [
      {
        id: 'client',
        label: 'Client',
        value: ({ change }) => change.client.name,
        cell: (row) => (
          <button
            type="button"
            id={`${prefix}-${row.change.id}`}
            className={styles.client}
            aria-haspopup="dialog"
            onClick={() => onLookAt(row.change.client)}
          >
            {row.change.client.name}
          </button>
        ),
      },
      { id: 'service', label: 'Service', value: ({ change }) => change.Service.name },
      {
        id: 'previousAmount',
        label: 'Previous Amount',
        kind: 'money',
        value: ({ change }) => centsFromDollars(change.previousAmount),
      },
      {
        id: 'newAmount',
        label: 'New Amount',
        kind: 'money',
        value: ({ change }) => centsFromDollars(change.newAmount),
        cell: ({ change }) => <NewAmount {...change} />,
      },
      {
        id: 'createdAt',
        label: 'Created Date',
        kind: 'date',
        value: ({ change }) => dayAt(change.createdAt),
      },
    ],
    [prefix, onLookAt],
  )

  // The button that was pressed is gone once its change is confirmed: the focus goes on to the next one.
  useFocusLost(() =>
    whole.current?.closest('dialog')?.querySelector<HTMLElement>('[data-confirm], [data-close]')?.focus(),
  )

  return (
    <div ref={whole}>
      <Table
        label="Budget changes"
        columns={columns}
        rows={rows}
        rowId={idOf}
        actions={(row) =>
          row.state === 'confirmed' ? (
            <Badge tone="success" icon={Check}>
              Confirmed
            </Badge>
          ) : row.state === 'settled' ? (
            <Badge>No longer waiting</Badge>
          ) : (
            <Button
              size="small"
              data-confirm=""
              aria-describedby={nameOf(row)}
              loading={row.state === 'confirming'}
              onClick={() => onConfirm(row.change)}
            >
              Confirm Now
            </Button>
          )
        }
        actionsLabel="Confirmation"
        below={({ problem }) =>
          problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )
        }
      />
    </div>
  )
}

/** What it is now, and by how much that is more or less. */
function NewAmount({ previousAmount, newAmount }: BudgetChange): ReactElement {
  const difference = centsFromDollars(newAmount) - centsFromDollars(previousAmount)
  return (
    <span className={styles.amount}>
      {formatDollars(newAmount)}
      <span className={styles.difference}>
        {difference > 0 ? '+' : '\u2212'}
        {formatMoney(Math.abs(difference))}
      </span>
    </span>
  )
}
