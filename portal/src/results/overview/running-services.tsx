import { messageFor } from '@portal/core/foundation/contract/api-error'
import { centsFromDollars, formatMoney, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { Wallet } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import type { RowOf } from '../../platform/parts/list/index.ts'
import { useCall } from '../../foundation/session/query.ts'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

type Budget = RowOf<'budgets.activeOfClient'>

const columns: readonly Column<Budget>[] = [
  { id: 'service', label: 'Service', value: ({ Service }) => Service.name, width: 200 },
  { id: 'type', label: 'Type', value: ({ budgetType }) => budgetType, width: 100 },
  { id: 'startsAt', label: 'Since', kind: 'date', value: ({ startsAt }) => startsAt, width: 110 },
  { id: 'endsAt', label: 'Until', kind: 'date', value: ({ endsAt }) => endsAt, width: 110 },
  {
    id: 'amount',
    label: 'Invoice Amount',
    kind: 'money',
    value: ({ invoiceAmount }) => centsFromDollars(invoiceAmount),
    width: 140,
  },
]

/** What runs for a client today, with its sum. */
export function RunningServices({ client }: { readonly client: ClientProfile }): ReactElement {
  const { data, error, loading, retry } = useCall('budgets.activeOfClient', { params: { id: client.id } })
  const day = today()
  const running = data?.filter(
    ({ startsAt, endsAt }) => startsAt <= day && (endsAt === null || endsAt >= day),
  )
  const sum = running?.reduce((cents, { invoiceAmount }) => cents + centsFromDollars(invoiceAmount), 0)
  return (
    <Card
      title="Running services"
      description={sum === undefined || sum === 0 ? undefined : `${formatMoney(sum)} invoiced in all.`}
      actions={<Link href={pathOf('clients.profile.budgets', { slug: client.slug })}>All budgets</Link>}
      flush
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these budgets.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : running?.length === 0 ? (
        <EmptyState icon={Wallet} title="Nothing runs today">
          A budget starts a service: create one in the client’s budgets.
        </EmptyState>
      ) : (
        <Table
          label="Running services"
          columns={columns}
          rows={running ?? []}
          rowId={({ id }) => String(id)}
          loading={loading}
        />
      )}
    </Card>
  )
}
