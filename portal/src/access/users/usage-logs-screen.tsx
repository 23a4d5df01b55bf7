import { formatDateTime, formatDay, isDay } from '@portal/core/foundation/format'
import { ASSISTANT_USAGE_ACTION } from '@portal/core/foundation/policy/features'
import { EmptyState } from '@portal/ui/empty-state'
import { Activity } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { List, paged, type Filter, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './users.module.css'

type Usage = RowOf<'usage.list'>

const source = paged('usage.list')

/** What an action is called; one that has no name yet is its own words. */
const nameOf = (action: string): string =>
  action === ASSISTANT_USAGE_ACTION
    ? 'AI note generator'
    : action.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')

/** An entry of a list as people write it: `CTV: client` of `ctv: client`. */
const written = (text: string): string =>
  text.replace(/^ctv\b/, 'CTV').replace(/^./, (letter) => letter.toUpperCase())

/** What was recorded with an action, each as it is read. */
const factsOf = ({ log }: Usage): readonly (readonly [name: string, words: string])[] =>
  Object.entries(log).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one) => written(textOf(one))).join(', ') : textOf(value),
  ])

const detailOf = (usage: Usage): string =>
  factsOf(usage)
    .map(([name, words]) => `${name}: ${words}`)
    .join(' · ')

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? isDay(value)
      ? formatDay(value)
      : value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : JSON.stringify(value)

const columns: readonly ListColumn<Usage>[] = [
  {
    id: 'createdAt',
    label: 'When',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
    width: 208,
  },
  { id: 'user', label: 'Who', value: ({ user }) => user.fullName, width: 180 },
  { id: 'action', label: 'What', value: ({ action }) => nameOf(action), width: 220 },
  { id: 'client', label: 'Client', value: ({ client }) => client?.name, sortable: false, width: 200 },
  { id: 'detail', label: 'Details', value: detailOf, sortable: false, grow: true },
]

/** `/admin/usage-logs`: what people did with the tools that record it. */
export function UsageLogsScreen(): ReactElement {
  const { data: actions = [] } = useCall('usage.actions')
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        kind: 'choice',
        name: 'action',
        label: 'What',
        options: actions.map(({ action, records }) => ({
          value: action,
          label: `${nameOf(action)} (${records})`,
        })),
      },
      { kind: 'record', name: 'userId', label: 'Who', of: 'employees' },
      { kind: 'day', name: 'startDate', label: 'From' },
      { kind: 'day', name: 'endDate', label: 'Until' },
    ],
    [actions],
  )
  return (
    <Page title="Usage Logs" description="Who used which tool, when and for which client.">
      <List
        name="admin.usage-logs"
        label="Usage"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'createdAt', descending: true }}
        search="Person, client or detail"
        exportAs="Usage Logs"
        expand={(row) => <Detail row={row} />}
        empty={
          <EmptyState icon={Activity} title="Nothing was recorded yet">
            The AI generator and other tools write down here how they are used.
          </EmptyState>
        }
      />
    </Page>
  )
}

const Detail = ({ row }: { readonly row: Usage }): ReactElement => (
  <dl className={styles.facts}>
    {factsOf(row).flatMap(([name, words]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} value`}>{words}</dd>,
    ])}
    <dt>Last change</dt>
    <dd>{formatDateTime(row.updatedAt)}</dd>
  </dl>
)
