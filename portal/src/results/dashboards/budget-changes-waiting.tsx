import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { formatDate } from '@portal/core/foundation/format'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'

type Change = Answer<'budgetChanges.forUser'>[number]

const columns: readonly Column<Change>[] = [
  { id: 'client', label: 'Client', value: ({ client }) => client.name, width: 200 },
  { id: 'service', label: 'Service', value: ({ Service }) => Service.name, width: 160 },
  {
    id: 'previous',
    label: 'Previous Amount',
    kind: 'money',
    value: ({ previousAmount }) => centsFromDollars(previousAmount),
  },
  { id: 'new', label: 'New Amount', kind: 'money', value: ({ newAmount }) => centsFromDollars(newAmount) },
  { id: 'createdAt', label: 'Changed', value: ({ createdAt }) => formatDate(createdAt) },
]

/** Changes of budgets that wait for the person to confirm them; nothing where there is none. */
export function BudgetChangesWaiting(): ReactElement | null {
  const userId = useStore(session.$user)?.id
  const { data } = useCall('budgetChanges.forUser', userId === undefined ? null : { params: { id: userId } })
  const waiting = data?.filter(({ confirmedAt }) => confirmedAt === null) ?? []
  if (waiting.length === 0) return null
  return (
    <Card
      title={`Budget changes to confirm (${waiting.length})`}
      description="They are confirmed in the dialog that opens with the portal."
      flush
    >
      <Table
        label="Budget changes to confirm"
        columns={columns}
        rows={waiting}
        rowId={({ id }) => String(id)}
      />
    </Card>
  )
}
