import { pathOf } from '@portal/core/foundation/routes'
import { opportunities } from '@portal/core/sales/lists'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery, useSetQuery } from '../foundation/address/address.ts'
import type { ListColumn } from '../platform/parts/list/index.ts'
import { Page } from '../platform/parts/page/index.ts'
import { listsOf } from '../platform/parts/records/declared.ts'
import { KeptList } from '../platform/parts/records/kept-list.tsx'
import { screenOn } from '../platform/parts/records/screen-on.ts'
import { titleOf, type KeptRow } from '../platform/parts/records/kept-row.ts'
import { PipelineBoard } from './pipeline-board.tsx'

/** A lead's name leads to it; whoever wants to change it in place uses the menu of its row. */
const name: ListColumn<KeptRow> = {
  id: 'name',
  label: 'Name',
  value: (row) => titleOf(opportunities, row),
  cell: (row) => (
    <Link href={pathOf('leads.detail', { leadId: String(row.id) })}>{titleOf(opportunities, row)}</Link>
  ),
  sortable: true,
  grow: true,
}
const columns = [name]

/** `/sales-pipeline`: the agency's leads as a board and as a list, with the stages and reasons they use. */
export function PipelineScreen(): ReactElement {
  const given = useQuery().get('tab')
  const setQuery = useSetQuery()
  const lists = listsOf('leads.index')
  const tabs = [
    { id: 'board', label: 'Board' },
    ...lists.map((one) => ({ id: one.area, label: screenOn(one, 'leads.index')?.tab ?? one.many })),
  ]
  const list = lists.find(({ area }) => area === given)
  const screen = list && screenOn(list, 'leads.index')
  return (
    <Page
      title="Sales Pipeline"
      description="Whom the agency talks to, how far each came, and what comes next."
    >
      <Tabs
        label="Sales pipeline"
        tabs={tabs}
        selected={list?.area ?? 'board'}
        onSelect={(id) =>
          setQuery({
            ...Object.fromEntries(Object.keys(list?.fields ?? {}).map((field) => [field, null])),
            tab: id === 'board' ? null : id,
            search: null,
            sort: null,
            page: null,
            columns: null,
            view: null,
          })
        }
      >
        {list && screen ? (
          <KeptList
            key={list.area}
            of={list}
            screen={screen}
            more={list.area === opportunities.area ? { columns } : undefined}
          />
        ) : (
          <PipelineBoard />
        )}
      </Tabs>
    </Page>
  )
}
