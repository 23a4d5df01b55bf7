import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Chip } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { ColumnChoice, DataTable, rowsHere } from '../data-table/index.ts'
import type { Column, ColumnLayout, Page, Sort } from '../data-table/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Copy, Download, Pencil, Plus, Trash2, Wallet } from '../icon/index.ts'
import { Table } from '../table/index.ts'
import { showInformation } from '../toast/index.ts'
import { exampleBudgets } from './example-data.ts'
import type { ExampleBudget } from './example-data.ts'
import styles from './catalogue.module.css'

const toneOf = { Active: 'success', 'Starts soon': 'information', Canceled: 'neutral' } as const

const columns: readonly Column<ExampleBudget>[] = [
  { id: 'client', label: 'Client', value: (row) => row.client, width: 200 },
  { id: 'service', label: 'Service', value: (row) => row.service, width: 164 },
  {
    id: 'status',
    label: 'Status',
    kind: 'status',
    value: (row) => row.status,
    tone: (row) => toneOf[row.status],
  },
  { id: 'start', label: 'Start', kind: 'date', value: (row) => row.start },
  { id: 'end', label: 'End', kind: 'date', value: (row) => row.end },
  { id: 'budget', label: 'Budget', kind: 'money', value: (row) => row.budget },
  { id: 'spend', label: 'Spend', kind: 'money', value: (row) => row.spend, hint: 'Month to date' },
  { id: 'pace', label: 'Pace', kind: 'percent', value: (row) => row.pace },
  { id: 'leads', label: 'Leads', kind: 'number', value: (row) => row.leads },
  { id: 'manager', label: 'Account manager', value: (row) => row.manager },
]
const none: readonly ExampleBudget[] = []
const idOf = (row: ExampleBudget): string => row.id

/** The table in all its states. */
export const Tables = (): ReactElement => {
  const rows = useMemo(() => exampleBudgets(240), [])
  const [sort, setSort] = useState<Sort | null>({ column: 'budget', descending: true })
  const [page, setPage] = useState<Page>({ number: 1, size: 25 })
  const [layout, setLayout] = useState<ColumnLayout>({})
  const [selected, setSelected] = useState<readonly string[]>(['3', '64'])
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const sum = (of: (row: ExampleBudget) => number): number => rows.reduce((total, row) => total + of(row), 0)
  return (
    <>
      <DataTable
        label="Budgets"
        columns={columns}
        rows={rows}
        rowId={idOf}
        here={rowsHere}
        sort={sort}
        onSort={setSort}
        page={page}
        onPage={setPage}
        layout={layout}
        onLayout={setLayout}
        selected={selected}
        onSelect={setSelected}
        expanded={expanded}
        onExpand={setExpanded}
        renderExpanded={(row) => (
          <div className={styles.figures}>
            <span className={styles.detail}>
              {row.service} for {row.client}, managed by {row.manager}.
            </span>
          </div>
        )}
        bulkActions={() => (
          <>
            <Button size="small" icon={Download}>
              Export
            </Button>
            <Button size="small" icon={Trash2}>
              Delete
            </Button>
          </>
        )}
        rowActions={() => [
          { label: 'Edit', icon: Pencil },
          { label: 'Copy', icon: Copy },
          'line',
          { label: 'Delete', icon: Trash2, danger: true },
        ]}
        onOpen={(row) => showInformation(`Opened ${row.client}.`)}
        totals={{
          budget: sum((row) => row.budget),
          spend: sum((row) => row.spend),
          leads: sum((row) => row.leads),
        }}
        maxHeight="460px"
        toolbar={
          <>
            <Chip onRemove={() => undefined} removeLabel="Remove filter Year: 2026">
              Year: 2026
            </Chip>
            <Button size="small" variant="ghost" icon={Plus}>
              Add filter
            </Button>
            <ColumnChoice />
          </>
        }
      />
      <DataTable label="Loading budgets" columns={columns.slice(0, 8)} rows={none} rowId={idOf} loading />
      <Table
        label="Short table"
        columns={columns.slice(0, 6)}
        rows={rows.slice(0, 3)}
        rowId={idOf}
        actions={(row) => <Button size="small">{row.status === 'Active' ? 'Confirm' : 'Details'}</Button>}
        below={(row) => row.id === '2' && <span className={styles.detail}>Managed by {row.manager}.</span>}
      />
      <div className={styles.pair}>
        <DataTable
          label="No budgets"
          columns={columns.slice(0, 3)}
          rows={none}
          rowId={idOf}
          empty={
            <EmptyState
              icon={Wallet}
              title="No budgets match these filters"
              actions={<Button>Clear filters</Button>}
            >
              Take a filter away, or add a budget.
            </EmptyState>
          }
        />
        <DataTable
          label="Failed budgets"
          columns={columns.slice(0, 3)}
          rows={none}
          rowId={idOf}
          error="The server did not answer."
          onRetry={() => undefined}
        />
      </div>
    </>
  )
}
