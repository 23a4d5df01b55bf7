import { formatCount } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Activity } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import {
  useList,
  whole,
  type Filter,
  type FilterValues,
  type ListColumn,
  type RowOf,
} from '../../../platform/parts/list/index.ts'
import type { Tile } from '../../../platform/parts/report/index.ts'
import { useQuery } from '../../../foundation/address/address.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { PersonDetail } from './person-detail.tsx'
import { countColumns, lastColumns, signed, typeColumns } from './report-columns.tsx'
import { dayFilter, useReportDay } from './report-day.ts'
import { ReportList } from './report-list.tsx'

/** A person in the report. */
export type PersonRow = RowOf<'activityReports.userPerformance'>

const filters: readonly Filter[] = [
  dayFilter,
  { kind: 'record', name: 'typeId', label: 'Type', of: 'activityTypes' },
  { kind: 'record', name: 'departmentId', label: 'Department', of: 'departments' },
  {
    kind: 'choice',
    name: 'show',
    label: 'Shown',
    options: [
      { value: 'idle', label: 'Nothing logged yet' },
      { value: 'missing', label: 'Clients without one' },
    ],
  },
]

const fits = (row: PersonRow, { departmentId, show }: FilterValues): boolean =>
  (departmentId === undefined || row.departments.some(({ id }) => String(id) === departmentId)) &&
  (show !== 'idle' || row.activities === 0) &&
  (show !== 'missing' || row.untouched.length > 0)

const departmentsOf = ({ departments }: PersonRow): string => departments.map(({ name }) => name).join(', ')

const ownColumns: readonly ListColumn<PersonRow>[] = [
  { id: 'user', label: 'Person', value: ({ user }) => user.fullName, width: 200, grow: true },
  { id: 'department', label: 'Departments', value: departmentsOf, width: 170 },
]

const clientColumns: readonly ListColumn<PersonRow>[] = [
  {
    id: 'clients',
    label: 'Clients',
    kind: 'number',
    value: ({ clients }) => clients,
    hint: 'Clients with an activity of this person.',
    width: 96,
  },
  {
    id: 'untouched',
    label: 'Without one',
    kind: 'number',
    value: ({ untouched }) => untouched.length,
    cell: ({ untouched, ownClients }) =>
      ownClients === 0 ? (
        '–'
      ) : (
        <Badge tone={untouched.length === 0 ? 'success' : 'warning'}>
          {untouched.length} of {ownClients}
        </Badge>
      ),
    hint: 'Active clients on whose team the person is and for whom he or she logged nothing.',
    width: 132,
  },
]

const sum = (rows: readonly PersonRow[], of: (row: PersonRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)

/** The report of people in four figures. */
function tilesOf(rows: readonly PersonRow[]): readonly Tile[] {
  const [now, before] = [sum(rows, (row) => row.activities), sum(rows, (row) => row.previous)]
  // A client waits once, however many people are on its team.
  const without = new Set(rows.flatMap(({ untouched }) => untouched.map(({ id }) => id))).size
  const places = sum(rows, ({ untouched }) => untouched.length)
  return [
    { label: 'Activities', value: formatCount(now), note: `${signed(now - before)} on the month before` },
    { label: 'People', value: formatCount(rows.length) },
    {
      label: 'Nothing logged yet',
      value: formatCount(rows.filter(({ activities }) => activities === 0).length),
    },
    {
      label: 'Clients without one',
      value: formatCount(without),
      note: `Of somebody on their team; ${formatCount(places)} in the rows below, some of several people`,
    },
  ]
}

/** Who logged what in the month to date, and whom they have not worked for yet. */
export function PeopleReport(): ReactElement {
  const { day } = useReportDay()
  const typeId = useQuery().get('typeId')
  const { data: types = noTypes } = useCall('activityTypes.list')
  const columns = useMemo(
    () => [...ownColumns, ...countColumns, ...clientColumns, ...lastColumns, ...typeColumns(types)],
    [types],
  )
  const source = useMemo(
    () =>
      whole(
        'activityReports.userPerformance',
        { query: { date: day, ...(typeId !== null && /^[1-9]\d{0,8}$/.test(typeId) ? { typeId } : {}) } },
        { search: (row) => `${row.user.fullName} ${departmentsOf(row)}`, fits },
      ),
    [day, typeId],
  )
  const list = useList({
    name: 'report.activities.people',
    of: source,
    columns,
    filters,
    sort: { column: 'untouched', descending: true },
  })
  return (
    <ReportList
      list={list}
      fits={fits}
      tilesOf={tilesOf}
      label="Activities by person"
      search="Search people"
      fileName={`Activities by person ${day}`}
      rowId={({ user }) => String(user.id)}
      expand={(row) => <PersonDetail row={row} typeId={typeId === null ? null : Number(typeId)} />}
      empty={
        <EmptyState icon={Activity} title="Nobody logged an activity">
          Neither this month nor the one before. Log activity is on the Activity tab of a client.
        </EmptyState>
      }
    />
  )
}

const noTypes: readonly { readonly id: number; readonly name: string }[] = []
