import { formatCount } from '@portal/core/foundation/format'
import { alarmLevels } from '@portal/core/work/interactions/overwatch/alarms'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { MessageSquare, Plus } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import type { Action } from '../../../foundation/actions/action.ts'
import { held, List, type Filter } from '../../../platform/parts/list/index.ts'
import { Page } from '../../../platform/parts/page/index.ts'
import { Tiles, type Tile } from '../../../platform/parts/report/index.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { openInteractionLogger } from '../../../platform/loggers/interaction-logger.ts'
import { InteractionsChart } from './interactions-chart.tsx'
import { columnsWith, managersOf, type Overwatch, type WatchedClient } from './overwatch-columns.tsx'
import styles from './overwatch.module.css'
import { periodFilters, periodInWords, useOverwatchPeriod } from './overwatch-period.ts'

const actions: readonly Action<WatchedClient>[] = [
  {
    name: 'Open communications',
    icon: MessageSquare,
    href: ({ client }) => pathOf('clients.profile.communications', { slug: client.slug }),
  },
  {
    name: 'Log interaction',
    icon: Plus,
    shortcut: 'a',
    run: ({ client }) => openInteractionLogger({ clientId: client.id }),
  },
]

/** `/reporting/overwatch-dashboard`: with whom nobody spoke for too long. */
export function OverwatchScreen(): ReactElement {
  const { start, end } = useOverwatchPeriod()
  const { data, error, loading, retry } = useCall('interactionReporting.overwatchDashboard', {
    query: { startDate: start, endDate: end },
  })
  const columns = useMemo(() => columnsWith(data?.alarms ?? []), [data])
  const filters = useMemo(() => filtersWith(data?.alarms ?? []), [data])
  const source = useMemo(
    () =>
      held(
        { rows: data?.clients, loading, error, retry },
        {
          search: (row) => `${row.client.name} ${managersOf(row)} ${row.group?.name ?? ''}`,
          fits: (row, { alarm, managerId, groupId }) =>
            (alarm === undefined ||
              (alarm === 'any' ? row.alarms.length > 0 : row.alarms.includes(Number(alarm)))) &&
            (managerId === undefined || row.managers.some(({ id }) => String(id) === managerId)) &&
            (groupId === undefined || String(row.group?.id) === groupId),
        },
      ),
    [data, error, loading, retry],
  )
  return (
    <Page
      title="Overwatch Dashboard"
      description={`How clients are spoken with, ${periodInWords({ start, end })}, and who has waited too long.`}
    >
      <div className={styles.report}>
        <Tiles tiles={data ? tilesOf(data) : null} places={4} />
        <InteractionsChart period={{ start, end }} days={data?.days} loading={loading} />
        <List
          name="reporting.overwatch-dashboard"
          label="Clients watched over"
          of={source}
          columns={columns}
          filters={filters}
          sort={{ column: 'daysSince', descending: true }}
          rowId={({ client }) => String(client.id)}
          href={({ client }) => pathOf('clients.profile.communications', { slug: client.slug })}
          actions={actions}
          search="Client, manager or group"
          exportAs={`Overwatch ${end}`}
          empty={
            <EmptyState icon={MessageSquare} title="Nobody to watch over">
              No client was active on this day.
            </EmptyState>
          }
        />
      </div>
    </Page>
  )
}

/** One chip for each alarm, so that what sounds is one press away. */
const filtersWith = (alarms: Overwatch['alarms']): readonly Filter[] => [
  {
    kind: 'choice',
    name: 'alarm',
    label: 'Alarm',
    look: 'chips',
    options: [
      { value: 'any', label: 'Any alarm' },
      ...alarms.map(({ id, name, clients }) => ({ value: String(id), label: `${name} (${clients})` })),
    ],
  },
  ...periodFilters,
  { kind: 'record', name: 'managerId', label: 'Manager', of: 'managers' },
  { kind: 'record', name: 'groupId', label: 'Group', of: 'groups' },
]

function tilesOf({ clients, alarms: known }: Overwatch): readonly Tile[] {
  const sum = (of: (row: WatchedClient) => number): number => clients.reduce((all, row) => all + of(row), 0)
  const [now, before] = [sum((row) => row.interactions), sum((row) => row.previous)]
  const spokenWith = clients.filter(({ interactions }) => interactions > 0).length
  const sounding = clients.filter(({ alarms }) => alarms.length > 0).length
  const louder = alarmLevels
    .toReversed()
    .map((level) => {
      const ids = known.filter((alarm) => alarm.level === level).map(({ id }) => id)
      return `${formatCount(clients.filter(({ alarms }) => alarms.some((id) => ids.includes(id))).length)} ${level.toLowerCase()}`
    })
    .join(', ')
  return [
    {
      label: 'Clients',
      value: formatCount(clients.length),
      note: `${formatCount(clients.length - spokenWith)} without an interaction in the period`,
    },
    {
      label: 'Spoken with',
      value: clients.length === 0 ? '–' : `${Math.round((spokenWith / clients.length) * 100)}%`,
      note: `${formatCount(spokenWith)} clients`,
    },
    { label: 'Interactions', value: formatCount(now), note: `${formatCount(before)} in as many days before` },
    { label: 'With an alarm', value: formatCount(sounding), note: louder },
  ]
}
