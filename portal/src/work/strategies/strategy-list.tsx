import { formatDay } from '@portal/core/foundation/format'
import { strategyStatuses } from '@portal/core/work/strategies/strategies'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Flag } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { List, paged, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { isOverdue, toneOfStrategy, type Strategy } from './strategy.ts'
import { StrategyDetails } from './strategy-details.tsx'
import styles from './strategies.module.css'
import type { StrategiesInUse } from './use-strategies.tsx'

const client: ListColumn<Strategy> = {
  id: 'client',
  label: 'Client',
  value: ({ Client }) => Client.name,
  cell: ({ Client: { name, slug } }) => (
    <Link href={pathOf('clients.profile.strategies', { slug })}>{name}</Link>
  ),
  width: 210,
}
const name: ListColumn<Strategy> = {
  id: 'name',
  label: 'Strategy',
  value: (strategy) => strategy.name,
  width: 280,
  grow: true,
}
const department: ListColumn<Strategy> = {
  id: 'department',
  label: 'Department',
  value: ({ Department }) => Department?.name,
  sortable: false,
  width: 150,
}
const others: readonly ListColumn<Strategy>[] = [
  { id: 'tactic', label: 'Tactic', value: ({ Tactic }) => Tactic?.name, sortable: false, width: 164 },
  {
    id: 'status',
    label: 'Status',
    kind: 'status',
    value: ({ status }) => status,
    tone: toneOfStrategy,
    width: 124,
  },
  { id: 'owner', label: 'Owner', value: ({ Owner }) => Owner?.name, sortable: false, width: 144 },
  {
    id: 'dueAt',
    label: 'Due At',
    kind: 'date',
    value: ({ dueAt }) => dueAt,
    cell: (strategy) =>
      isOverdue(strategy) ? (
        <span className={styles.overdue}>{formatDay(strategy.dueAt)}, overdue</span>
      ) : (
        formatDay(strategy.dueAt) || '–'
      ),
    width: 172,
  },
]

const status: Filter = {
  kind: 'choice',
  name: 'status',
  label: 'Status',
  look: 'chips',
  options: strategyStatuses.map((value) => ({ value, label: value })),
}
const filters: readonly Filter[] = [
  status,
  { kind: 'record', name: 'tacticId', label: 'Tactic', of: 'tactics' },
  { kind: 'record', name: 'ownerId', label: 'Owner', of: 'users' },
]
const byDepartment: Filter = { kind: 'record', name: 'departmentId', label: 'Department', of: 'departments' }

export interface StrategyListProps {
  /** Under this name a person's columns are kept. */
  readonly name: string
  readonly label: string
  readonly of: StrategiesInUse
  /** Only this client's. */
  readonly clientId?: number
  /** Only this department's. */
  readonly departmentId?: number
}

/** Strategies with their owner, tactic and how far they are; below each its goal and notes. */
export function StrategyList({
  name: listName,
  label,
  of,
  clientId,
  departmentId,
}: StrategyListProps): ReactElement {
  const source = useMemo(
    () =>
      paged('strategies.list', {
        query: {
          ...(clientId === undefined ? {} : { clientId }),
          ...(departmentId === undefined ? {} : { departmentId }),
        },
      }),
    [clientId, departmentId],
  )
  const ofAll = departmentId === undefined
  return (
    <>
      <List
        name={listName}
        label={label}
        of={source}
        columns={[
          ...(clientId === undefined ? [client] : []),
          name,
          ...(ofAll ? [department] : []),
          ...others,
        ]}
        filters={ofAll ? [...filters, byDepartment] : filters}
        sort={
          clientId === undefined
            ? { column: 'client', descending: false }
            : { column: 'dueAt', descending: true }
        }
        search={clientId === undefined ? 'Strategy or client' : 'Strategy'}
        actions={of.actions}
        expand={(strategy) => <StrategyDetails of={strategy} />}
        exportAs={label}
        empty={
          <EmptyState icon={Flag} title="No strategies yet">
            A strategy says what is to be reached for a client, by whom and until when. Add the first one.
          </EmptyState>
        }
      />
      {of.dialogs}
    </>
  )
}
