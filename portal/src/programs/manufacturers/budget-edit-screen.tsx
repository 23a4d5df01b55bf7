import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Field } from '@portal/core/foundation/contract/field'
import type { ListScreen, Resource } from '@portal/core/foundation/contract/resource'
import { pathOf } from '@portal/core/foundation/routes'
import { oemBudgets } from '@portal/core/programs/manufacturers/store-lists'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { Page } from '../../platform/parts/page/index.ts'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { useReportClient } from '../../platform/reports/use-report-client.ts'
import { budgetsHref } from './tools.ts'

type Scheme = Answer<'oemSchemes.get'>

/** What a fund is called stands in the row: one that is retired is still named. */
const fundOf = ({ Fund }: KeptRow): string =>
  typeof Fund === 'object' && Fund !== null && 'name' in Fund ? String(Fund.name) : ''

const fund: ListColumn<KeptRow> = { id: 'fundId', label: 'Fund', value: fundOf, sortable: false, width: 160 }
const more = { columns: [fund] }

/** The list of budgets in the words of a program: its funds, what it calls amounts, and only what it keeps. */
function budgetsOf({ funds, face, name }: Scheme): {
  readonly list: Resource
  readonly screen: ListScreen
} {
  const { month, fundId, allotted, committed, startsAt, endsAt, notes } = oemBudgets.fields
  const fields: Readonly<Record<string, Field>> = {
    month,
    fundId: {
      label: fundId.label,
      kind: 'integer',
      required: true,
      numbered: Object.fromEntries(funds.map((fund) => [fund.id, fund.name])),
    },
    allotted: { ...allotted, label: face.allotted },
    ...(face.committed === null ? {} : { committed: { ...committed, label: face.committed } }),
    ...(face.days ? { startsAt, endsAt } : {}),
    notes,
  }
  return {
    list: { ...oemBudgets, fields, shownAs: { one: 'budget', many: face.budgets } },
    screen: {
      route: 'reporting.oem.hub',
      sentence: `What ${name} gives this store, by fund and month.`,
      icon: 'money',
      empty: 'Add the first one: trackers and reports compare spend with it.',
      columns: Object.keys(fields),
    },
  }
}

/** The budgets of one store in a program, in that program's words. */
export function BudgetEditScreen({ program = 'stellantis' }: { readonly program?: string }): ReactElement {
  const { client, error: unknown, retry } = useReportClient()
  const scheme = useCall('oemSchemes.get', { query: { program } })
  const faced = useMemo(() => scheme.data && budgetsOf(scheme.data), [scheme.data])
  const only = useMemo(() => scheme.data && { programId: scheme.data.id }, [scheme.data])
  const error = unknown ?? scheme.error
  if (error?.status === 404) return <NotFound />
  const words = scheme.data?.face.budgets ?? 'Budgets'
  return (
    <Page
      title={client ? `${client.name}: ${words}` : words}
      crumbs={[
        { label: 'OEM Hub', href: pathOf('reporting.oem.hub') },
        ...(scheme.data ? [{ label: `${scheme.data.name} ${words}`, href: budgetsHref(program) }] : []),
      ]}
      description={faced?.screen.sentence ?? ''}
    >
      {client && faced && only ? (
        <KeptList
          key={only.programId}
          of={faced.list}
          screen={faced.screen}
          clientId={client.id}
          only={only}
          more={more}
        />
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this client.'}
          onRetry={() => {
            retry()
            scheme.retry()
          }}
        />
      ) : (
        <SkeletonText lines={5} label="Loading the budgets" />
      )}
    </Page>
  )
}
