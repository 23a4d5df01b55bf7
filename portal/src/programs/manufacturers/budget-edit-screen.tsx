import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { ListScreen } from '@portal/core/foundation/contract/resource'
import { pathOf } from '@portal/core/foundation/routes'
import { oemBudgets } from '@portal/core/programs/manufacturers/store-lists'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useReportClient } from '../../platform/reports/use-report-client.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'

const screen: ListScreen = {
  route: 'reporting.stellantis.oem-budgets.edit',
  sentence: 'What the manufacturer allots this store, by fund and month.',
  icon: 'money',
  empty: 'Add the first one: trackers and reports compare spend with it.',
  columns: ['month', 'fundId', 'allotted', 'committed', 'startsAt', 'endsAt', 'notes'],
}

/** `/reporting/stellantis/oem-budgets/{slug}/edit`: the manufacturer's budgets of one store. */
export function BudgetEditScreen(): ReactElement {
  const { client, error, retry } = useReportClient()
  if (error?.status === 404) return <NotFound />
  return (
    <Page
      title={client ? client.name : 'OEM Budgets'}
      crumbs={[
        { label: 'OEM Hub', href: pathOf('reporting.oem.hub') },
        { label: 'Stellantis OEM Budgets', href: pathOf('reporting.stellantis.oem-budgets') },
      ]}
      description={screen.sentence}
    >
      {client ? (
        <KeptList of={oemBudgets} screen={screen} clientId={client.id} />
      ) : error ? (
        <ErrorState message={messageFor(error) ?? 'You may not see this client.'} onRetry={retry} />
      ) : (
        <SkeletonText lines={5} label="Loading the budgets" />
      )}
    </Page>
  )
}
