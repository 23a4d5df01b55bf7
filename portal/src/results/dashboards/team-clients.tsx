import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './dashboards.module.css'
import { ofPace, paceColumns, stateColumn } from './pace-columns.tsx'
import { sinceColumn } from './since-column.ts'
import { waitingWords } from './waiting.ts'

type ClientRow = Answer<'team.clients'>['clients'][number]

const columns = (isPaced: boolean): readonly ListColumn<ClientRow>[] => [
  {
    id: 'name',
    label: 'Client',
    value: ({ name }) => name,
    cell: ({ name, slug }) => <Link href={pathOf('clients.profile', { slug })}>{name}</Link>,
    width: 190,
  },
  { id: 'roles', label: 'As', value: ({ roles }) => roles.join(', '), width: 130 },
  ...(isPaced
    ? [stateColumn, ...paceColumns.filter(({ id }) => ['budget', 'spend', 'off'].includes(id))].map(
        (column) => ofPace<ClientRow>(column, ({ pace }) => pace),
      )
    : []),
  sinceColumn<ClientRow>('lastActivity', 'Last Activity', ({ lastActivityAt }) => lastActivityAt),
  {
    id: 'tasks',
    label: 'Tasks',
    align: 'end',
    value: ({ tasks }) => tasks && waitingWords(tasks),
    width: 96,
  },
  {
    id: 'deliverables',
    label: 'Deliverables',
    align: 'end',
    value: (row) => waitingWords(row.deliverables),
    width: 96,
  },
]

/** Below somebody on the team: the clients that stand behind the line. */
export function TeamClients({
  userId,
  fullName,
}: {
  readonly userId: number
  readonly fullName: string
}): ReactElement {
  const { data, error, loading, retry } = useCall('team.clients', { params: { id: userId } })
  if (error && !data)
    return <ErrorState message={messageFor(error) ?? 'You may not see these clients.'} onRetry={retry} />
  if (data?.clients.length === 0)
    return <p className={styles.note}>{fullName} is on no active client's team.</p>
  return (
    <Table
      label={`Clients of ${fullName}`}
      columns={columns(data?.clients.some(({ pace }) => pace !== null) ?? true)}
      rows={data?.clients ?? []}
      rowId={({ clientId }) => String(clientId)}
      loading={loading}
      inner
    />
  )
}
