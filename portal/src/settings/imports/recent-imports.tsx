import { formatDateTime } from '@portal/core/foundation/format'
import { importKindLabel } from '@portal/core/settings/imports/fields'
import { pathOf } from '@portal/core/foundation/routes'
import { ColumnChoice } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { FileSpreadsheet } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, paged, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { stateWords } from './run-state.ts'

type Listed = RowOf<'imports.list'>

const source = paged('imports.list')
const columns: readonly ListColumn<Listed>[] = [
  { id: 'fileName', label: 'File', value: ({ fileName }) => fileName, grow: true, sortable: false },
  {
    id: 'kind',
    label: 'Holds',
    value: ({ kind }) => importKindLabel[kind],
    sortable: false,
    width: 96,
  },
  {
    id: 'status',
    label: 'State',
    kind: 'status',
    value: ({ status }) => stateWords[status].words,
    tone: ({ status }) => stateWords[status].tone,
    sortable: false,
    width: 148,
  },
  {
    id: 'rowsTotal',
    label: 'Rows',
    kind: 'number',
    value: ({ rowsTotal }) => rowsTotal,
    sortable: false,
    width: 88,
  },
  { id: 'by', label: 'By', value: ({ by }) => by, sortable: false, width: 152 },
  {
    id: 'createdAt',
    label: 'Started',
    value: ({ createdAt }) => formatDateTime(createdAt),
    sortable: false,
    width: 196,
  },
]

/** What was imported lately: a run is found again after its tab was closed. */
export const RecentImports = (): ReactElement => (
  <List
    name="imports"
    label="Recent imports"
    of={source}
    columns={columns}
    pageSize={25}
    href={({ id }) => pathOf('imports.index', {}, { run: id })}
    tools={<ColumnChoice />}
    empty={
      <EmptyState icon={FileSpreadsheet} title="No imports yet">
        Files that were read are listed here.
      </EmptyState>
    }
  />
)
