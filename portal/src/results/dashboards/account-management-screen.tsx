import type { Answer } from '@portal/core/calls'
import { isOffPace } from '@portal/core/results/metrics/pace'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Briefcase, ChartLine, Wallet, MessageSquare, NotebookPen } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { openActivityLogger } from '../../platform/loggers/activity-logger.ts'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'
import { DayChart } from '../../platform/parts/figures/day-chart.tsx'
import { figureColumns } from '../../platform/parts/figures/figure-columns.tsx'
import {
  ClientPicker,
  DashboardPage,
  FigureTiles,
  RangePicker,
  saidOf,
  useClients,
  useFigures,
  useMeasure,
  useRange,
} from '../../platform/parts/figures/index.ts'
import { periodWords } from '../../platform/parts/figures/period-words.ts'
import { held, List, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { useCall } from '../../foundation/session/query.ts'
import { BudgetChangesWaiting } from './budget-changes-waiting.tsx'
import { questionOf } from './question.ts'
import { sinceColumn } from './since-column.ts'
import { SectionPaces } from './section-paces.tsx'

type Dashboard = Answer<'dashboards.accountManager'>
type Period = Dashboard['total']['current_period']
type Sections = Answer<'clients.mtdPacingTotals'>['rows'][number]['sections']

interface ClientRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly current: Period
  readonly previous: Period
  readonly lastActivityAt: string | null
  readonly lastInteractionAt: string | null
  readonly sections: Sections
}

const tiles = ['conversions', 'costPerConversion', 'clicks', 'impressions', 'sessions', 'spend'] as const

/** `/account-management-dashboard`: what an account manager looks at first in the morning. */
export function AccountManagementScreen(): ReactElement {
  const [range, setRange] = useRange()
  const clients = useClients('mine')
  const figures = useFigures('dashboards.accountManager', questionOf(clients.ids, range))
  const { data: pacing } = useCall(
    'clients.mtdPacingTotals',
    clients.ids && { body: { clientIds: [...clients.ids] } },
  )
  const { data, loading, retry } = figures
  const { measure, choose } = useMeasure(tiles)
  const { current_period: current, previous_period: previous } = data?.total ?? {}
  return (
    <DashboardPage
      title="Account Management Dashboard"
      period={periodWords(range)}
      {...saidOf(figures)}
      controls={
        <>
          <RangePicker range={range} onChange={setRange} />
          <ClientPicker of={clients} />
        </>
      }
    >
      <BudgetChangesWaiting />
      {clients.nobody ? (
        <EmptyState icon={Briefcase} title="No clients of yours">
          You are on no active client's team. Choose all clients, or a group.
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
          <Clients data={data} pacing={pacing} loading={loading} retry={retry} range={range} />
          <DayChart measure={measure} range={range} data={data} loading={loading} />
        </>
      )}
    </DashboardPage>
  )
}

/** Figures to be chosen: what comes first is what changed. */
const extraFigures = new Set(['spend', 'clicks', 'sessions', 'conversions', 'costPerConversion'])

interface ClientsProps {
  readonly data: Dashboard | undefined
  readonly pacing: Answer<'clients.mtdPacingTotals'> | undefined
  readonly loading: boolean
  readonly retry: () => void
  readonly range: { readonly start: string; readonly end: string }
}

function Clients({ data, pacing, loading, retry, range: { start, end } }: ClientsProps): ReactElement {
  const rows = useMemo(() => {
    const sections = new Map(pacing?.rows.map((row) => [row.clientId, row.sections]))
    return data?.data.map(
      ({ clientId, name, slug, data: periods, lastActivityAt, lastInteractionAt }): ClientRow => ({
        id: clientId,
        name,
        slug,
        current: periods.current_period,
        previous: periods.previous_period,
        lastActivityAt,
        lastInteractionAt,
        sections: sections.get(clientId) ?? [],
      }),
    )
  }, [data, pacing])
  const insightsOf = ({ slug }: ClientRow): string =>
    `${pathOf('clients.insights', { slug })}?startDate=${start}&endDate=${end}`
  const columns = useMemo(
    (): readonly ListColumn<ClientRow>[] => [
      {
        id: 'name',
        label: 'Client',
        value: ({ name }) => name,
        cell: ({ name, slug }) => <Link href={pathOf('clients.profile.activity', { slug })}>{name}</Link>,
        width: 190,
        grow: true,
      },
      {
        id: 'offPace',
        label: 'Sections Off Pace',
        kind: 'number',
        hint: 'Of this month so far',
        align: 'start',
        value: ({ sections }) => sections.filter(isOffPace).length,
        cell: ({ sections }) => <SectionPaces sections={sections} />,
        width: 264,
      },
      ...figureColumns<ClientRow>(
        ['conversions', 'costPerConversion', 'spend', 'clicks', 'sessions'],
        ['conversions', 'costPerConversion'],
      ).map((column) => (extraFigures.has(column.id) ? { ...column, extra: true } : column)),
      sinceColumn('sinceActivity', 'Last Activity', ({ lastActivityAt }) => lastActivityAt),
      sinceColumn('sinceInteraction', 'Last Interaction', ({ lastInteractionAt }) => lastInteractionAt),
    ],
    [],
  )
  const actions: readonly Action<ClientRow>[] = [
    {
      name: 'Log activity',
      icon: NotebookPen,
      run: ({ id }) => openActivityLogger({ clientId: id }),
    },
    {
      name: 'Log interaction',
      icon: MessageSquare,
      run: ({ id }) => openInteractionLogger({ clientId: id }),
    },
    { name: 'Open insights', icon: ChartLine, href: insightsOf },
    {
      name: 'Open budgets',
      icon: Wallet,
      href: ({ slug }) => pathOf('clients.profile', { slug }),
    },
  ]
  const source = useMemo(
    () => held({ rows, loading, error: undefined, retry }, { search: ({ name }) => name }),
    [rows, loading, retry],
  )
  return (
    <List
      name="dashboard.account-management"
      label="Clients"
      of={source}
      columns={columns}
      sort={{ column: 'offPace', descending: true }}
      search="Client"
      actions={actions}
      exportAs={`Account Management ${start} to ${end}`}
      empty={
        <EmptyState icon={Briefcase} title="No clients to show">
          A client stands here from the day it is activated. Clients are added, one by one or from a file, on
          the screen Clients.
        </EmptyState>
      }
    />
  )
}
