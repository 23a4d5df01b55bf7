import { moneyOf, type MoneyShown } from '@portal/core/results/metrics/figures'
import { measures } from '@portal/core/results/metrics/measures'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Monitor } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Campaigns } from '../../platform/parts/figures/campaigns.tsx'
import { DayChart } from '../../platform/parts/figures/day-chart.tsx'
import {
  DashboardPage,
  FigureTiles,
  RangePicker,
  saidOf,
  useFigures,
  useMeasure,
  useMoney,
  useRange,
} from '../../platform/parts/figures/index.ts'
import { periodWords } from '../../platform/parts/figures/period-words.ts'
import { Placements } from '../../platform/parts/figures/placements.tsx'
import { GiveButton } from '../../platform/parts/list/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { factsIn, programmatic } from './channel-facts.ts'
import { questionOf } from './question.ts'
import { titleOfClient, useReportClient } from '../../platform/reports/use-report-client.ts'

const ScheduleFigures = fetched(() => import('./schedule-figures.tsx').then((m) => m.ScheduleFigures))

interface Placement {
  readonly placement: string
  readonly impressions: number
  readonly clicks: number
  readonly spend?: number
  readonly investment?: number
}

const csvColumns = (money: MoneyShown) => [
  { id: 'placement', label: 'Placement', value: ({ placement }: Placement) => placement },
  { id: 'impressions', label: 'Impressions', value: ({ impressions }: Placement) => impressions },
  { id: 'clicks', label: 'Clicks', value: ({ clicks }: Placement) => clicks },
  { id: money, label: measures[money].label, value: (placement: Placement) => moneyOf(placement) },
]

/** `/clients/{slug}/connected-tv-insights`: connected TV of one client, and where it was shown. */
export function ConnectedTvInsightsScreen(): ReactElement {
  const [range, setRange] = useRange('Last Month')
  const money = useMoney()
  const { tiles, columns } = useMemo(() => factsIn(programmatic.ctv, money), [money])
  const { client, crumbs, error: unknown, retry: askAgain } = useReportClient(true)
  const figures = useFigures(
    'dashboards.ctv',
    client ? questionOf([client.id], range, 'clients.connected-tv-insights') : null,
  )
  const { data, error, loading } = figures
  const { measure, choose } = useMeasure(tiles)
  if (unknown?.status === 404) return <NotFound />
  const { current_period: current, previous_period: previous } = data?.total ?? {}
  const placements = current?.placements ?? []
  return (
    <DashboardPage
      title={titleOfClient('Connected TV Insights', client?.name)}
      crumbs={
        client
          ? [...crumbs, { label: 'Client Insights', href: pathOf('clients.insights', { slug: client.slug }) }]
          : []
      }
      period={periodWords(range)}
      {...saidOf(figures)}
      controls={<RangePicker range={range} onChange={setRange} />}
      actions={
        <>
          <ScheduleFigures report="connectedTvInsights" title="Connected TV Insights" client={client} />
          <GiveButton
            columns={csvColumns(money)}
            rows={data || error || unknown ? placements : undefined}
            fileName={`${client?.name ?? 'Client'} Connected TV ${range.start} to ${range.end}.csv`}
          />
        </>
      }
      {...(unknown ? { error: unknown, retry: askAgain } : {})}
    >
      {data && !current && !previous ? (
        <EmptyState icon={Monitor} title="No connected TV in this period">
          Nothing was shown on connected TV in these days. Choose another period.
        </EmptyState>
      ) : (
        <>
          <FigureTiles
            measures={tiles}
            current={data ? (current ?? null) : undefined}
            previous={previous}
            loading={loading}
            chosen={measure}
            onChoose={choose}
          />
          <DayChart measure={measure} range={range} data={data} loading={loading} />
          <Placements rows={placements} />
          {client && (
            <Card title="Campaigns">
              <Campaigns
                clientId={client.id}
                name={client.name}
                channels={['ctv']}
                range={range}
                measures={columns.slice(0, 5)}
              />
            </Card>
          )}
        </>
      )}
    </DashboardPage>
  )
}
