import type { Answer } from '@portal/core/calls'
import { addMonths, formatDay, monthRange } from '@portal/core/foundation/format'
import { channelLabel } from '@portal/core/results/metrics/channels'
import { formatMeasure, measures, type MeasureName } from '@portal/core/results/metrics/measures'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { ChartColumn } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { Chart } from '../../platform/parts/chart/index.ts'
import { comparedColumns } from '../../platform/parts/figures/compared-columns.tsx'
import { shortMeasure } from '../../platform/parts/figures/day-chart.tsx'
import { figureColumns } from '../../platform/parts/figures/figure-columns.tsx'
import {
  ClientPicker,
  DashboardPage,
  FigureTiles,
  lastMonth,
  monthName,
  MonthPicker,
  NobodyChosen,
  useClients,
  useFigures,
  useMonth,
} from '../../platform/parts/figures/index.ts'
import { held, List, type ListColumn } from '../../platform/parts/list/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { monthSeries, overall } from './month-figures.ts'

type Report = Answer<'dashboards.monthly'>
type ClientRow = Report['clients'][number]
type ChannelRow = Report['channels'][number]

const tiles = [
  'conversions',
  'costPerConversion',
  'clicks',
  'ctr',
  'impressions',
  'sessions',
  'spend',
] as const
const ofClients = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'conversions',
  'costPerConversion',
  'sessions',
] as const

/** `/monthly-report`: a month by channel and client against the month before, and the year that led to it (features DSH-01). */
export function MonthlyReportScreen(): ReactElement {
  const [month, setMonth] = useMonth(lastMonth())
  const clients = useClients()
  const query = useQuery()
  const setQuery = useSetQuery()
  const { data, error, loading, retry, refresh, refreshing } = useFigures(
    'dashboards.monthly',
    clients.ids && { clients: clients.ids.map((id) => ({ id })), month },
  )
  const measure: MeasureName = tiles.find((name) => name === query.get('measure')) ?? tiles[0]
  const totals = useMemo(() => data && totalsOf(data), [data])
  const before = addMonths(month, -1)
  const unfinished = data?.through != null && data.through < monthRange(month).end
  return (
    <DashboardPage
      title="Monthly Report"
      period={`${monthName(month)}, compared with ${monthName(before)}`}
      through={data?.through}
      madeAt={data?.madeAt}
      refresh={{ run: refresh, running: refreshing }}
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
          {unfinished && (
            <Banner tone="information">
              {monthName(month)} is not complete: its figures up to {formatDay(data.through)} stand against
              the whole of {monthName(before)}.
            </Banner>
          )}
          <FigureTiles
            measures={tiles}
            current={totals ? totals.current : undefined}
            previous={totals?.previous}
            loading={loading}
            chosen={measure}
            onChoose={(name) => setQuery({ measure: name === tiles[0] ? null : name }, { replace: true })}
          />
          <Trend measure={measure} month={month} months={data?.months ?? []} loading={loading} />
          <Channels rows={data?.channels} loading={loading} />
          <Clients month={month} rows={data?.clients} loading={loading} retry={retry} />
        </>
      )}
    </DashboardPage>
  )
}

function totalsOf({ channels }: Report) {
  const of = (period: 'current' | 'previous') =>
    overall(channels.flatMap(({ channel, [period]: figures }) => (figures ? [{ channel, ...figures }] : [])))
  return { current: of('current'), previous: of('previous') }
}

interface TrendProps {
  readonly measure: MeasureName
  readonly month: string
  readonly months: Report['months']
  readonly loading: boolean
}

function Trend({ measure, month, months, loading }: TrendProps): ReactElement {
  const { points, series } = useMemo(() => monthSeries(measure, month, months), [measure, month, months])
  const { label, kind } = measures[measure]
  const unit = { count: 'Number', money: 'US dollars', ratio: 'Percent' }[kind]
  return (
    <Chart
      title={`${label} by month`}
      description={`${unit} by channel, the thirteen months to ${monthName(month)}`}
      pointLabel="Month"
      points={points}
      series={series}
      format={(value) => formatMeasure(measure, value)}
      formatShort={(value) => shortMeasure(kind, value)}
      loading={loading}
      empty={`No channel has figures for ${label.toLowerCase()} in these months.`}
    />
  )
}

const channelColumns: readonly Column<ChannelRow>[] = [
  { id: 'channel', label: 'Channel', value: ({ channel }) => channelLabel[channel], width: 130 },
  ...comparedColumns<ChannelRow>(ofClients),
]

const Channels = ({
  rows,
  loading,
}: {
  readonly rows: readonly ChannelRow[] | undefined
  readonly loading: boolean
}): ReactElement | null =>
  rows?.length === 0 ? null : (
    <Card title="By channel" description="Each against the month before." flush>
      <Table
        label="Figures by channel"
        columns={channelColumns}
        rows={rows ?? []}
        rowId={({ channel }) => channel}
        loading={loading}
      />
    </Card>
  )

interface ClientsProps {
  readonly month: string
  readonly rows: readonly ClientRow[] | undefined
  readonly loading: boolean
  readonly retry: () => void
}

function Clients({ month, rows, loading, retry }: ClientsProps): ReactElement {
  const columns = useMemo((): readonly ListColumn<ClientRow>[] => {
    const { start, end } = monthRange(month)
    return [
      {
        id: 'name',
        label: 'Client',
        value: ({ name }) => name,
        cell: ({ name, slug }) => (
          <Link href={`${pathOf('clients.insights', { slug })}?startDate=${start}&endDate=${end}`}>
            {name}
          </Link>
        ),
        width: 230,
        grow: true,
      },
      ...figureColumns<ClientRow>(ofClients, ['conversions', 'costPerConversion'], ['impressions', 'ctr']),
    ]
  }, [month])
  const source = useMemo(
    () => held({ rows, loading, error: undefined, retry }, { search: ({ name }) => name }),
    [rows, loading, retry],
  )
  return (
    <List
      name="dashboard.monthly-report"
      label="Clients"
      of={source}
      columns={columns}
      sort={{ column: 'spend', descending: true }}
      rowId={({ clientId }) => String(clientId)}
      search="Client"
      exportAs={`Monthly Report ${month.slice(0, 7)}`}
      empty={
        <EmptyState icon={ChartColumn} title="No figures in this month">
          None of these clients has figures for {monthName(month)} or the month before.
        </EmptyState>
      }
    />
  )
}
