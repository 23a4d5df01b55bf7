import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Trash2 } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall, type Reading } from '../../foundation/session/query.ts'
import { BudgetForm } from './budget-form.tsx'
import { Confirmations } from './confirmations.tsx'
import { useBudgetRemoval } from './use-budget-removal.tsx'

const activeBudgets: Crumb = { label: 'Active Budgets', href: pathOf('activeBudgets.index') }
const crumbOf = ({ name, slug }: { readonly name: string; readonly slug: string }): Crumb => ({
  label: name,
  href: pathOf('clients.profile.budgets', { slug }),
})

/** `/budgets/create`. */
export const CreateBudgetScreen = (): ReactElement => (
  <Page title="Create Budget" crumbs={[activeBudgets]} narrow>
    <BudgetForm budget={null} />
  </Page>
)

/** `/budgets/create/{slug}`: with that client chosen. */
export function CreateBudgetForClientScreen(): ReactElement {
  const slug = useParam('slug')
  const reading = useCall('clients.get', { params: { id: slug } })
  const { data: client } = reading
  if (!client) return <NotYet of={reading} title="Create Budget" />
  return (
    <Page title="Create Budget" description={client.name} crumbs={[crumbOf(client)]} narrow>
      <BudgetForm budget={null} client={client} />
    </Page>
  )
}

/** `/budgets/{id}/edit`. */
export function EditBudgetScreen(): ReactElement {
  const id = Number(useParam('id'))
  const [, navigate] = useLocation()
  const reading = useCall('budgets.get', Number.isInteger(id) && id > 0 ? { params: { id } } : null)
  const { data: budget } = reading
  const removal = useBudgetRemoval(
    () => budget && navigate(pathOf('clients.profile.budgets', { slug: budget.Client.slug })),
  )
  if (!Number.isInteger(id) || id < 1) return <NotFound />
  if (!budget) return <NotYet of={reading} title="Edit Budget" />
  return (
    <Page
      title="Edit Budget"
      description={`${budget.Service.name} of ${budget.Client.name}`}
      crumbs={[crumbOf(budget.Client)]}
      beside={<AlsoViewing kind="budget" id={String(budget.id)} />}
      narrow
    >
      <BudgetForm
        key={budget.id}
        budget={budget}
        client={budget.Client}
        aside={
          budget.can.remove && (
            <Button variant="ghost" icon={Trash2} onClick={() => removal.ask([budget])}>
              Delete
            </Button>
          )
        }
      />
      <Confirmations of={budget.confirmations} />
      {removal.dialog}
    </Page>
  )
}

/** A record on its way, or one that did not come. */
function NotYet({
  of: { error, loading, retry },
  title,
}: {
  readonly of: Reading<unknown>
  readonly title: string
}): ReactElement {
  if (error?.status === 404) return <NotFound />
  return (
    <Page title={title} narrow>
      {error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={8} label="Loading" />
      )}
    </Page>
  )
}
