import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { ActionButton } from '../../foundation/actions/action-button.tsx'
import { budgetActions, budgetBulkActions } from './budget-actions.ts'
import { budgetColumns, type Budget } from './budget-columns.tsx'
import { budgetFilters } from './budget-filters.ts'
import { FeeList } from './fee-list.tsx'
import { useBudgetRemoval } from './use-budget-removal.tsx'
import { List, paged } from '../../platform/parts/list/index.ts'
import { changeBudgetsAction, createBudgetAction } from '../../clients/profile/client-actions.ts'
import { ProfileFrame, type ClientProfile } from '../../clients/profile/profile-frame.tsx'

const IncreaseDialog = fetched(() => import('../changes/increase-dialog.tsx').then((m) => m.IncreaseDialog))

const createButton = (client: ClientProfile): ReactElement => (
  <>
    <ActionButton action={changeBudgetsAction} of={client} />
    <ActionButton action={createBudgetAction} of={client} variant="primary" />
  </>
)

/** The budgets of a client. */
export const BudgetsTab = (): ReactElement => (
  <ProfileFrame actions={createButton}>{(client) => <ClientBudgets client={client} />}</ProfileFrame>
)

// Beside the tabs there is room for a service’s whole name where the margin stands once, in dollars.
const columns = budgetColumns.map((column) =>
  column.id === 'service'
    ? { ...column, grow: true }
    : column.id === 'platformMargin'
      ? { ...column, extra: true }
      : column,
)

function ClientBudgets({ client }: { readonly client: ClientProfile }): ReactElement {
  const removal = useBudgetRemoval()
  const [asking, setAsking] = useState<Budget | null>(null)
  const { id } = client
  const source = useMemo(() => paged('budgets.ofClient', { params: { id } }), [id])
  return (
    <>
      <List
        name="clients.profile.budgets"
        label={`Budgets of ${client.name}`}
        of={source}
        columns={columns}
        filters={budgetFilters}
        sort={{ column: 'startsAt', descending: true }}
        actions={budgetActions(removal, setAsking)}
        bulk={client.can.createBudget ? budgetBulkActions(removal) : []}
        expand={(budget) => <FeeList budget={budget} />}
        exportAs={`Budgets of ${client.name}`}
        empty="No budgets found."
      />
      {removal.dialog}
      {asking && (
        <IncreaseDialog
          clientId={client.id}
          budget={{ id: asking.id, service: asking.Service.name, amount: asking.invoiceAmount }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
