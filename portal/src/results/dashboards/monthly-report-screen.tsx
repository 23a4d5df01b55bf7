import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { addMonths, daysBetween, formatDay, monthRange } from '@portal/core/foundation/format'
import { isClient } from '@portal/core/foundation/policy/user-types'
import { channelLabel } from '@portal/core/money/services/channels'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { formatMeasure, measures, measuresIn, type MeasureName } from '@portal/core/results/metrics/measures'
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
  saidOf,
  useFigures,
  useMeasure,
  useMoney,
  useMonth,
} from '../../platform/parts/figures/index.ts'
import { rangeWords } from '../../platform/parts/figures/period-words.ts'
import { held, List, type ListColumn } from '../../platform/parts/list/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { session } from '../../foundation/session/session.ts'
import { wordsOnConversions, monthSeries, overall } from './month-figures.ts'
import { OnboardingChecklist } from './onboarding-checklist.tsx'

const AgreementsToSign = fetched(() =>
  import('../../money/agreements/to-sign.tsx').then((m) => m.AgreementsToSign),
)
const ScheduleFigures = fetched(() => import('./schedule-figures.tsx').then((m) => m.ScheduleFigures))

type Report = Answer<'dashboards.monthly'>
type ClientRow = Report['clients'][number]
type ChannelRow = Report['channels'][number]

const tileNames = [
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

/** `/monthly-report`: a month by channel and client against the month before, and the year that led to it. */
export function MonthlyReportScreen(): ReactElement {
  const actor = useStore(session.$actor)
  const [month, setMonth] = useMonth(lastMonth())
  const money = useMoney()
  const tiles = measuresIn(tileNames, money)
  const clients = useClients()
  const figures = useFigures(
    'dashboards.monthly',
    clients.ids && {
      clients: clients.ids.map((id) => ({ id })),
      month,
      report: 'dashboard.monthly-report',
    },
  )
  const { data, loading, retry } = figures
  const { measure, choose } = useMeasure(tiles)
  const totals = useMemo(() => data && totalsOf(data), [data])
  const unfinished = data !== undefined && data.current_range.end < monthRange(month).end
  return (
    <DashboardPage
      title="Monthly Report"
      period={comparedWords(month, data)}
      {...saidOf(figures)}
      actions={<ScheduleFigures report="monthly" title="Monthly Report" picked={clients.value} />}
      controls={
        <>
          <MonthPicker month={month} onChange={setMonth} />
          <ClientPicker of={clients} />
        </>
      }
    >
      {actor.kind === 'user' && isClient(actor) && <AgreementsToSign />}
      <OnboardingChecklist />
      {clients.nobody ? (
        <NobodyChosen />
      ) : (
        <>
          {unfinished && (
            <Banner tone="information">
              {monthName(month)} is not complete: its figures up to {formatDay(data.current_range.end)} stand
              against the same days of {monthName(data.previous_range.start)},{' '}
              {rangeWords(data.previous_range)}.
            </Banner>
          )}
          <FigureTiles
            measures={tiles}
            current={totals ? totals.current : undefined}
            previous={totals?.previous}
            loading={loading}
            chosen={measure}
            onChoose={choose}
          />
          <Trend measure={measure} month={month} months={data?.months ?? []} loading={loading} />
          <Channels money={money} rows={data?.channels} loading={loading} />
          <Clients month={month} money={money} rows={data?.clients} loading={loading} retry={retry} />
        </>
      )}
    </DashboardPage>
  )
}

/** What is compared, as far as it is known: whole months, or the days that a running month has. */
function comparedWords(month: string, data: Report | undefined): string {
  const before = monthName(addMonths(month, -1))
  if (data === undefined || data.current_range.end === monthRange(month).end)
    return `${monthName(month)}, compared with ${before}`
  const days = daysBetween(data.current_range.start, data.current_range.end) + 1
  const earlier = daysBetween(data.previous_range.start, data.previous_range.end) + 1
  return `${rangeWords(data.current_range)}, ${days === 1 ? 'the first day' : `the first ${days} days`} of ${monthName(month)}, compared with ${days === earlier ? 'the same days' : `the ${earlier} days`} of ${before}`
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

const channelColumns = (money: MoneyShown): readonly Column<ChannelRow>[] => [
  { id: 'channel', label: 'Channel', value: ({ channel }) => channelLabel[channel], width: 130 },
  ...comparedColumns<ChannelRow>(measuresIn(ofClients, money)),
]

const Channels = ({
  money,
  rows,
  loading,
}: {
  readonly money: MoneyShown
  readonly rows: readonly ChannelRow[] | undefined
  readonly loading: boolean
}): ReactElement | null =>
  rows?.length === 0 ? null : (
    <Card
      title="By channel"
      description={`Each against what it is compared with. ${wordsOnConversions(rows ?? [])}`}
      flush
    >
      <Table
        label="Figures by channel"
        columns={channelColumns(money)}
        rows={rows ?? []}
        rowId={({ channel }) => channel}
        loading={loading}
      />
    </Card>
  )

interface ClientsProps {
  readonly month: string
  readonly money: MoneyShown
  readonly rows: readonly ClientRow[] | undefined
  readonly loading: boolean
  readonly retry: () => void
}

function Clients({ month, money, rows, loading, retry }: ClientsProps): ReactElement {
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
      ...figureColumns<ClientRow>(
        measuresIn(ofClients, money),
        ['conversions', 'costPerConversion'],
        ['impressions', 'ctr'],
      ),
    ]
  }, [month, money])
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
      sort={{ column: money, descending: true }}
      rowId={({ clientId }) => String(clientId)}
      search="Client"
      exportAs={`Monthly Report ${month.slice(0, 7)}`}
      empty={
        <EmptyState icon={ChartColumn} title="No figures in this month">
          None of these clients has figures for {monthName(month)} or the month before. Figures come with the
          import of daily figures.
        </EmptyState>
      }
    />
  )
}
