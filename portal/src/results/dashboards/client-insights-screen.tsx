import { channelLabel } from '@portal/core/money/services/channels'
import { figuresOfAmounts, type MoneyShown } from '@portal/core/results/metrics/figures'
import { formatMeasure, measures, measuresIn, type MeasureName } from '@portal/core/results/metrics/measures'
import { addDays, daysBetween, formatDay, type DayRange } from '@portal/core/foundation/format'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { ChartColumn } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useMemo, type ReactElement } from 'react'
import { Chart } from '../../platform/parts/chart/index.ts'
import { Campaigns } from '../../platform/parts/figures/campaigns.tsx'
import { comparedColumns } from '../../platform/parts/figures/compared-columns.tsx'
import { shortMeasure } from '../../platform/parts/figures/day-chart.tsx'
import { shortDay } from '../../platform/parts/figures/day-series.ts'
import { figureColumns } from '../../platform/parts/figures/figure-columns.tsx'
import {
  DashboardPage,
  FigureTiles,
  RangePicker,
  useMeasure,
  useMoney,
  useRange,
} from '../../platform/parts/figures/index.ts'
import { periodWords, rangeWords } from '../../platform/parts/figures/period-words.ts'
import { Placements } from '../../platform/parts/figures/placements.tsx'
import { GiveButton } from '../../platform/parts/list/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { wordsOnConversions, overall } from './month-figures.ts'
import { questionOf } from './question.ts'
import { useInsights, type ChannelInsight } from './use-insights.ts'
import { titleOfClient, useReportClient } from '../../platform/reports/use-report-client.ts'

const ScheduleFigures = fetched(() => import('./schedule-figures.tsx').then((m) => m.ScheduleFigures))
const OtherReports = fetched(() => import('./other-reports.tsx').then((m) => m.OtherReports))

const tileNames = [
  'conversions',
  'costPerConversion',
  'clicks',
  'ctr',
  'impressions',
  'sessions',
  'spend',
] as const
const ofChannels = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'conversions',
  'costPerConversion',
  'sessions',
] as const
const ofCampaigns = ['spend', 'impressions', 'clicks', 'conversions'] as const
const ofSources = ['sessions', 'users', 'vdpViews', 'conversions'] as const

const channelColumns = (money: MoneyShown): readonly Column<ChannelInsight>[] => [
  { id: 'channel', label: 'Channel', value: ({ channel }) => channelLabel[channel], width: 140 },
  ...comparedColumns<ChannelInsight>(measuresIn(ofChannels, money)),
]
const csvColumns = (money: MoneyShown) => {
  const names = measuresIn(ofChannels, money)
  return [
    { id: 'channel', label: 'Channel', value: ({ channel }: ChannelInsight) => channelLabel[channel] },
    ...figureColumns<ChannelInsight>(names, names),
  ]
}

/** `/clients/{slug}/insights`: what was done for one client, for its team, itself and guests. */
export function ClientInsightsScreen(): ReactElement {
  const [range, setRange] = useRange('Last Month')
  const money = useMoney()
  const { client, crumbs, error: unknown, retry: askAgain } = useReportClient(true)
  const insights = useInsights(client ? questionOf([client.id], range, 'clients.insights') : null)
  const { channels } = insights
  const visits = channels?.some(({ channel }) => channel === 'analytics') ?? true
  const tiles = measuresIn(tileNames, money).filter((name) => visits || name !== 'sessions')
  const { measure, choose } = useMeasure(tiles)
  const totals = useMemo(
    () =>
      channels && {
        current: overall(
          channels.flatMap((one) => (one.current ? [{ ...one.current, channel: one.channel }] : [])),
        ),
        previous: overall(
          channels.flatMap((one) => (one.previous ? [{ ...one.previous, channel: one.channel }] : [])),
        ),
      },
    [channels],
  )
  if (unknown?.status === 404) return <NotFound />
  const loading = channels === undefined && !insights.error
  return (
    <DashboardPage
      title={titleOfClient('Client Insights', client?.name)}
      crumbs={crumbs}
      period={periodWords(range)}
      through={insights.through}
      madeAt={insights.madeAt}
      refresh={{ run: insights.refresh, running: insights.refreshing }}
      controls={<RangePicker range={range} onChange={setRange} />}
      actions={
        <>
          {client && <OtherReports slug={client.slug} />}
          <ScheduleFigures report="clientInsights" title="Client Insights" client={client} guests />
          <GiveButton
            columns={csvColumns(money)}
            rows={loading ? undefined : (channels ?? [])}
            fileName={`${client?.name ?? 'Client'} Insights ${range.start} to ${range.end}.csv`}
          />
        </>
      }
      error={unknown ?? insights.error}
      retry={unknown ? askAgain : insights.retry}
    >
      {channels?.length === 0 ? (
        <EmptyState icon={ChartColumn} title="No figures in this period">
          Nothing ran from {formatDay(range.start)} to {formatDay(range.end)}. Choose another period.
        </EmptyState>
      ) : (
        <>
          <FigureTiles
            measures={tiles}
            current={totals ? totals.current : undefined}
            previous={totals?.previous}
            loading={loading}
            chosen={measure}
            onChoose={choose}
          />
          <ChannelChart measure={measure} range={range} channels={channels ?? []} loading={loading} />
          <Card
            title="By channel"
            description={`Each against the period before. ${wordsOnConversions(channels ?? [])}`}
            flush
          >
            <Table
              label="Figures by channel"
              columns={channelColumns(money)}
              rows={channels ?? []}
              rowId={({ channel }) => channel}
              loading={loading}
            />
          </Card>
          {client &&
            channels?.map(({ channel }) => (
              <Card
                key={channel}
                title={channel === 'analytics' ? 'Visits by source' : `${channelLabel[channel]} campaigns`}
              >
                <Campaigns
                  clientId={client.id}
                  name={client.name}
                  channels={[channel]}
                  range={range}
                  measures={channel === 'analytics' ? ofSources : measuresIn(ofCampaigns, money)}
                />
              </Card>
            ))}
          <Placements rows={(channels ?? []).flatMap(({ current }) => current?.placements ?? [])} />
        </>
      )}
    </DashboardPage>
  )
}

const ofVisits: readonly MeasureName[] = ['sessions', 'users']

interface ChannelChartProps {
  readonly measure: MeasureName
  readonly range: DayRange
  readonly channels: readonly ChannelInsight[]
  readonly loading: boolean
}

/** A measure day by day, a line for each channel. */
function ChannelChart({ measure, range, channels, loading }: ChannelChartProps): ReactElement {
  const { kind, label } = measures[measure]
  const days = useMemo(
    () =>
      Array.from({ length: daysBetween(range.start, range.end) + 1 }, (_, at) => addDays(range.start, at)),
    [range],
  )
  const series = channels
    .filter(({ channel }) => (channel === 'analytics') === ofVisits.includes(measure))
    .map(({ channel, days: figures }) => {
      const byDay = new Map(figures.map((one) => [one.day, one]))
      return {
        label: channelLabel[channel],
        values: days.map((day) => {
          const found = byDay.get(day)
          return found ? (figuresOfAmounts(found)[measure] ?? null) : null
        }),
      }
    })
  return (
    <Chart
      title={`${label} by day`}
      description={`${{ count: 'Number', money: 'US dollars', ratio: 'Percent' }[kind]} by channel, ${rangeWords(range)}`}
      pointLabel="Day"
      points={days.map((day) => ({ short: shortDay(day), long: formatDay(day) }))}
      series={series}
      format={(value) => formatMeasure(measure, value)}
      formatShort={(value) => shortMeasure(kind, value)}
      loading={loading}
      empty={`No channel has figures for ${label.toLowerCase()} in these days.`}
    />
  )
}
