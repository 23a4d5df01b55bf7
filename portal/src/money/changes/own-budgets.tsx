import type { Answer } from '@portal/core/calls'
import { formatDay, today } from '@portal/core/foundation/format'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Table } from '@portal/ui/table'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { IncreaseBadge } from './increase-badge.tsx'
import { IncreaseDialog } from './increase-dialog.tsx'
import { ChangeButton } from '../../platform/parts/form/index.ts'
import styles from './changes.module.css'

type Budget = Answer<'budgets.activeOfClient'>[number]
type Increase = Answer<'budgetIncreases.ofClient'>[number]

const budgetColumns = [
  { id: 'service', label: 'Service', value: ({ Service }: Budget) => Service.name, width: 200 },
  {
    id: 'startsAt',
    label: 'Since',
    kind: 'date' as const,
    value: ({ startsAt }: Budget) => startsAt,
    width: 112,
  },
  {
    id: 'endsAt',
    label: 'Until',
    value: ({ endsAt }: Budget) => (endsAt === null ? 'Open' : formatDay(endsAt)),
    width: 112,
  },
  {
    id: 'amount',
    label: 'Monthly Amount',
    kind: 'money' as const,
    value: ({ invoiceAmount }: Budget) => centsFromDollars(invoiceAmount),
    width: 140,
  },
]
const increaseColumns = [
  { id: 'service', label: 'Service', value: ({ service }: Increase) => service, width: 180 },
  { id: 'month', label: 'From', value: ({ month }: Increase) => monthName(month), width: 130 },
  {
    id: 'from',
    label: 'Now',
    kind: 'money' as const,
    value: ({ previousAmount }: Increase) => centsFromDollars(previousAmount),
    width: 116,
  },
  {
    id: 'to',
    label: 'Asked For',
    kind: 'money' as const,
    value: ({ newAmount }: Increase) => centsFromDollars(newAmount),
    width: 116,
  },
  {
    id: 'status',
    label: 'State',
    kind: 'status' as const,
    value: ({ status }: Increase) => status,
    cell: ({ status }: Increase) => <IncreaseBadge status={status} />,
    width: 116,
  },
]

/** What runs for a store this month, for its own people: they ask for more here, and see what became of it. */
export function OwnBudgets({
  client: { id, name },
}: {
  readonly client: { readonly id: number; readonly name: string }
}): ReactElement | null {
  const [asking, setAsking] = useState<Budget | null>(null)
  const { data: budgets } = useCall('budgets.activeOfClient', { params: { id } })
  const { data: increases } = useCall('budgetIncreases.ofClient', { params: { id } })
  if (!budgets || !increases) return null
  const waiting = new Set(
    increases.filter(({ status }) => status === 'Waiting').map(({ budgetId }) => budgetId),
  )
  const withdraw = async (increase: Increase): Promise<void> => {
    try {
      await api.call('budgetIncreases.withdraw', { params: { id: increase.id }, ifMatch: increase.version })
    } catch (failure) {
      report(failure)
    } finally {
      refresh('budgetIncreases')
    }
  }
  return (
    <>
      <Card
        title="Budgets"
        description={`What runs in ${monthName(today())}. An increase is decided by the agency's accounting.`}
      >
        {budgets.length === 0 ? (
          <p className={styles.told}>No budget runs this month.</p>
        ) : (
          <Table
            inner
            label={`Budgets of ${name}`}
            columns={budgetColumns}
            rows={budgets}
            rowId={(budget) => String(budget.id)}
            actions={(budget) =>
              budget.budgetType === 'One-Time' ? (
                <span className={styles.told}>A one-time budget is agreed anew, not increased.</span>
              ) : (
                <ChangeButton
                  size="small"
                  disabled={waiting.has(budget.id)}
                  title={waiting.has(budget.id) ? 'The agency decides on it; see below.' : undefined}
                  onClick={() => setAsking(budget)}
                >
                  {waiting.has(budget.id) ? 'Asked for' : 'Ask for an increase'}
                </ChangeButton>
              )
            }
          />
        )}
      </Card>
      {increases.length > 0 && (
        <Card title="Requested increases">
          <Table
            inner
            label={`Requested increases of ${name}`}
            columns={increaseColumns}
            rows={increases}
            rowId={(increase) => String(increase.id)}
            below={({ answer }) => (answer === '' ? null : <span className={styles.told}>{answer}</span>)}
            actions={(increase) =>
              increase.can.withdraw ? (
                <Button size="small" onClick={() => void withdraw(increase)}>
                  Take back
                </Button>
              ) : null
            }
          />
        </Card>
      )}
      {asking && (
        <IncreaseDialog
          clientId={id}
          budget={{ id: asking.id, service: asking.Service.name, amount: asking.invoiceAmount }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
