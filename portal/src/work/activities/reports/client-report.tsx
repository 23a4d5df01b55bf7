import { formatCount } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Activity, Mail, Plus, Store } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import {
  useList,
  whole,
  type Filter,
  type FilterValues,
  type ListColumn,
  type RowOf,
} from '../../../platform/parts/list/index.ts'
import type { Action } from '../../../foundation/actions/action.ts'
import type { Tile } from '../../../platform/parts/report/index.ts'
import { useQuery } from '../../../foundation/address/address.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { openActivityLogger } from '../../../platform/loggers/activity-logger.ts'
import { ClientDetail } from './client-detail.tsx'
import { countColumns, lastColumns, signed, typeColumns } from './report-columns.tsx'
import { dayFilter, useReportDay } from './report-day.ts'
import { ReportList } from './report-list.tsx'
import type { ReportAsked } from './use-report-mail.tsx'

/** A client in the report. */
export type ClientRow = RowOf<'activityReports.clientReport'>

/** Days after which a client counts as waiting. */
const waitingAfter = 14

const filters: readonly Filter[] = [
  dayFilter,
  { kind: 'record', name: 'managerId', label: 'Manager', of: 'managers' },
  { kind: 'record', name: 'groupId', label: 'Group', of: 'groups' },
  {
    kind: 'choice',
    name: 'excludeNonProgramClients',
    label: 'Program',
    options: [{ value: 'true', label: 'Program clients only' }],
  },
  {
    kind: 'choice',
    name: 'show',
    label: 'Shown',
    options: [
      { value: 'none', label: 'None this month' },
      { value: 'waiting', label: `None for ${waitingAfter} days` },
    ],
  },
]

const isWaiting = ({ daysSince }: ClientRow): boolean => daysSince === null || daysSince >= waitingAfter
const hasNone = ({ activities, related }: ClientRow): boolean => activities + related === 0

const fits = (row: ClientRow, { managerId, groupId, show }: FilterValues): boolean =>
  (managerId === undefined || row.managers.some(({ id }) => String(id) === managerId)) &&
  (groupId === undefined || String(row.group?.id) === groupId) &&
  (show !== 'none' || hasNone(row)) &&
  (show !== 'waiting' || isWaiting(row))

const managersOf = ({ managers }: ClientRow): string => managers.map(({ fullName }) => fullName).join(', ')

const ownColumns: readonly ListColumn<ClientRow>[] = [
  { id: 'client', label: 'Client', value: ({ client }) => client.name, width: 230, grow: true },
  { id: 'manager', label: 'Manager', value: managersOf, width: 160 },
]
const restColumns: readonly ListColumn<ClientRow>[] = [
  {
    id: 'related',
    label: 'As related store',
    kind: 'number',
    value: ({ related }) => related,
    hint: 'Activities of other stores of the group that name this one.',
    width: 140,
    extra: true,
  },
  { id: 'group', label: 'Group', value: ({ group }) => group?.name, width: 160, extra: true },
  {
    id: 'program',
    label: 'Program',
    value: ({ program }) => program,
    hint: 'The agency runs something for it: a budget that has begun and not ended.',
    width: 104,
    extra: true,
  },
]

function tilesOf(rows: readonly ClientRow[]): readonly Tile[] {
  const sum = (of: (row: ClientRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const [now, before] = [sum((row) => row.activities), sum((row) => row.previous)]
  return [
    { label: 'Activities', value: formatCount(now), note: `${signed(now - before)} on the month before` },
    { label: 'Clients', value: formatCount(rows.length) },
    { label: 'None this month', value: formatCount(rows.filter(hasNone).length) },
    { label: `None for ${waitingAfter} days`, value: formatCount(rows.filter(isWaiting).length) },
  ]
}

/** What was done for each client in the month to date, those first for whom nothing was done the longest. */
export function ClientReport({ onMail }: { readonly onMail: (asked: ReportAsked) => void }): ReactElement {
  const { day, period } = useReportDay()
  const programOnly = useQuery().get('excludeNonProgramClients') === 'true'
  const { data: types = noTypes } = useCall('activityTypes.list')
  const columns = useMemo(
    () => [...ownColumns, ...countColumns, ...lastColumns, ...typeColumns(types), ...restColumns],
    [types],
  )
  const source = useMemo(
    () =>
      whole(
        'activityReports.clientReport',
        { query: { date: day, ...(programOnly ? { excludeNonProgramClients: 'true' } : {}) } },
        { search: (row) => `${row.client.name} ${managersOf(row)} ${row.group?.name ?? ''}`, fits },
      ),
    [day, programOnly],
  )
  const list = useList({
    name: 'report.activities.clients',
    of: source,
    columns,
    filters,
    sort: { column: 'daysSince', descending: true },
  })
  const { start: startDate, end: endDate } = period.now
  const actions: readonly Action<ClientRow>[] = [
    {
      name: 'Open activity',
      icon: Activity,
      href: ({ client }) => pathOf('clients.profile.activity', { slug: client.slug }, { startDate, endDate }),
    },
    {
      name: 'Log activity',
      icon: Plus,
      shortcut: 'a',
      run: ({ client }) => openActivityLogger({ clientId: client.id }),
    },
    {
      name: 'E-mail a report',
      icon: Mail,
      run: ({ client }) => onMail({ client, startDate, endDate }),
    },
  ]
  return (
    <ReportList
      list={list}
      fits={fits}
      tilesOf={tilesOf}
      label="Activities by client"
      search="Search clients"
      fileName={`Activities by client ${day}`}
      rowId={({ client }) => String(client.id)}
      href={({ client }) => pathOf('clients.profile.activity', { slug: client.slug }, { startDate, endDate })}
      actions={actions}
      expand={(row) => <ClientDetail row={row} />}
      empty={
        <EmptyState icon={Store} title="No clients">
          No client was active on this day: clients are activated on their Settings tab.
        </EmptyState>
      }
    />
  )
}

const noTypes: readonly { readonly id: number; readonly name: string }[] = []
