import type { Answer } from '@portal/core/calls'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { formatRatio } from '@portal/core/foundation/format/percent'
import { allowanceOf, type Allowance } from '@portal/core/results/metrics/allowance'
import { paceStateOf } from '@portal/core/results/metrics/pace'
import { pacingSections } from '@portal/core/money/services/sections'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Gauge } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import {
  ClientPicker,
  DashboardPage,
  MonthPicker,
  monthName,
  NobodyChosen,
  presentMonth,
  useClients,
  useMonth,
} from '../../platform/parts/figures/index.ts'
import { held, List, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { Tiles, type Tile } from '../../platform/parts/report/tiles.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { paceColumns, stateColumn, stateFilter } from './pace-columns.tsx'

type Pacing = Answer<'clients.mtdPacingTotals'>
type Section = Pacing['rows'][number]['sections'][number]

/** A section of a client. */
interface Line extends Section, Allowance {
  readonly clientId: number
  readonly name: string
  readonly slug: string
}

const filters: readonly Filter[] = [
  stateFilter,
  {
    kind: 'choice',
    name: 'section',
    label: 'Section',
    options: pacingSections.map(({ id, label }) => ({ value: String(id), label })),
  },
]

const linesOf = ({ rows, month, through }: Pacing): readonly Line[] =>
  rows.flatMap(({ clientId, name, slug, sections }) =>
    sections.map((section) => ({
      ...section,
      ...allowanceOf(section.budget, section.spend, month, through),
      clientId,
      name,
      slug,
    })),
  )

/** `/reporting/spend-audit-report-v2`: every section of every client with what a day may cost from now on. */
export function PacingReportScreen(): ReactElement {
  const [month, setMonth] = useMonth(presentMonth())
  const clients = useClients()
  const { data, error, loading, retry } = useCall(
    'clients.mtdPacingTotals',
    clients.ids && { body: { clientIds: [...clients.ids], month } },
  )
  const lines = useMemo(() => data && linesOf(data), [data])
  const source = useMemo(
    () =>
      held(
        { rows: lines, loading, error: undefined, retry },
        {
          search: ({ name, label }) => `${name} ${label}`,
          fits: (line, { state, section }) =>
            (state === undefined || paceStateOf(line) === state) &&
            (section === undefined || String(line.sectionId) === section),
        },
      ),
    [lines, loading, retry],
  )
  return (
    <DashboardPage
      title="Pacing Report"
      period={`Spend against media budget by client and section, ${monthName(month)}`}
      through={data?.through}
      controls={
        <>
          <MonthPicker month={month} onChange={setMonth} />
          <ClientPicker of={clients} />
        </>
      }
      error={data ? undefined : error}
      retry={retry}
    >
      {clients.nobody ? (
        <NobodyChosen />
      ) : (
        <>
          <Tiles tiles={data && lines ? tilesOf(data, lines) : null} places={5} />
          <List
            name="reporting.pacing-report"
            label="Sections of clients"
            of={source}
            columns={columns}
            filters={filters}
            sort={{ column: 'difference', descending: true }}
            rowId={({ clientId, sectionId }) => `${clientId}-${sectionId}`}
            search="Client or section"
            exportAs={`Pacing Report ${month.slice(0, 7)}`}
            empty={
              <EmptyState icon={Gauge} title="Nothing to pace">
                None of these clients has a budget or spend in {monthName(month)}.
              </EmptyState>
            }
          />
        </>
      )}
    </DashboardPage>
  )
}

function tilesOf({ total, month, through }: Pacing, lines: readonly Line[]): readonly Tile[] {
  const { daily, daysLeft, average, remaining } = allowanceOf(total.budget, total.spend, month, through)
  const over = lines.filter((line) => paceStateOf(line) === 'Overpacing')
  const under = lines.filter((line) => paceStateOf(line) === 'Underpacing')
  return [
    {
      label: 'Media budget',
      value: formatDollars(total.budget),
      note: `in ${lines.length} sections of clients`,
    },
    {
      label: 'Spend',
      value: formatDollars(total.spend),
      ...(total.budget > 0
        ? { note: `${formatRatio(total.spend / total.budget, 1)} of the media budget` }
        : {}),
    },
    {
      label: 'Daily allowance',
      value: daily === null ? '–' : formatDollars(daily),
      note:
        daily === null
          ? 'The month is over'
          : `for ${daysLeft} days, after ${average === null ? 'none' : formatDollars(average)} a day so far`,
    },
    { label: 'Remaining', value: formatDollars(remaining), note: 'Media budget less spend' },
    {
      label: 'Off pace',
      value: String(over.length + under.length),
      note: `${over.length} over, ${under.length} under`,
    },
  ]
}

const dollars = (
  id: string,
  label: string,
  value: (line: Line) => number | null,
  more: Partial<ListColumn<Line>> = {},
): ListColumn<Line> => ({
  id,
  label,
  kind: 'money',
  value: (line) => {
    const amount = value(line)
    return amount === null ? null : centsFromDollars(amount)
  },
  width: 112,
  ...more,
})

const shownPaceColumns = new Set(['budget', 'spend', 'off'])

const columns: readonly ListColumn<Line>[] = [
  {
    id: 'name',
    label: 'Client',
    value: ({ name }) => name,
    cell: ({ name, slug }) => <Link href={pathOf('clients.profile', { slug })}>{name}</Link>,
    width: 200,
    grow: true,
  },
  { id: 'section', label: 'Section', value: ({ label }) => label, width: 116 },
  stateColumn,
  ...paceColumns.map((column): ListColumn<Line> =>
    shownPaceColumns.has(column.id) ? { ...column, width: 108 } : { ...column, extra: true },
  ),
  dollars('average', 'Daily Spend', ({ average }) => average, {
    hint: 'Spend of an average day of this month',
    width: 128,
  }),
  dollars('daily', 'Daily Allowance', ({ daily }) => daily, {
    hint: 'What a day may cost from now on for the budget to be spent exactly',
    width: 156,
  }),
  dollars('remaining', 'Remaining', ({ remaining }) => remaining, {
    hint: 'Media budget less spend',
    extra: true,
  }),
  dollars(
    'difference',
    'Over / Under',
    ({ projected, budget, spend }) => (spend === 0 ? null : projected - budget),
    {
      hint: 'Projected spend of the month less its budget',
      width: 124,
    },
  ),
  {
    id: 'daysLeft',
    label: 'Days Left',
    kind: 'number',
    value: ({ daysLeft }) => daysLeft,
    extra: true,
  },
]
