import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { ChartColumn } from '@portal/ui/icon'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Campaigns } from '../../platform/parts/figures/campaigns.tsx'
import { DayChart } from '../../platform/parts/figures/day-chart.tsx'
import { figureColumns } from '../../platform/parts/figures/figure-columns.tsx'
import {
  ClientPicker,
  DashboardPage,
  FigureTiles,
  NobodyChosen,
  RangePicker,
  useClients,
  saidOf,
  useFigures,
  useMeasure,
  useMoney,
  useRange,
} from '../../platform/parts/figures/index.ts'
import { periodWords } from '../../platform/parts/figures/period-words.ts'
import { Placements } from '../../platform/parts/figures/placements.tsx'
import { held, List, type ListColumn } from '../../platform/parts/list/index.ts'
import { factsIn, type ChannelFacts } from './channel-facts.ts'
import styles from './dashboards.module.css'
import { OffPaceToday } from './off-pace-today.tsx'
import { questionOf, type Question } from './question.ts'
import { SplitPaces } from './split-paces.tsx'

type Figures = NonNullable<Answer<'dashboards.sem'>['total']['current_period']>

interface ClientRow {
  readonly clientId: number
  readonly name: string
  readonly slug: string
  readonly campaigns: number
  readonly current: Figures | null
  readonly previous: Figures | null
}

export interface ChannelDashboardProps {
  readonly title: string
  readonly facts: ChannelFacts
  /** Puts tabs around what is shown. */
  readonly tabs?: (content: ReactNode) => ReactNode
  /** Above the figures: what waits for the department. */
  readonly first?: ReactNode
  /** Between the chart and the clients, for what only this channel has; asked the same question. */
  readonly more?: (question: Question | null) => ReactNode
}

const same = (content: ReactNode): ReactNode => content

/** The dashboard of a channel: figures against the period before, day by day, and client by client down to the campaigns. */
export function ChannelDashboard({
  title,
  facts: declared,
  tabs = same,
  first,
  more,
}: ChannelDashboardProps): ReactElement {
  const [range, setRange] = useRange()
  const money = useMoney()
  const facts = useMemo(() => factsIn(declared, money), [declared, money])
  const clients = useClients()
  const question = questionOf(clients.ids, range)
  const figures = useFigures(facts.call, question)
  const { data, loading, retry } = figures
  const { measure, choose } = useMeasure(facts.tiles)
  const { current_period: current, previous_period: previous } = data?.total ?? {}
  return (
    <DashboardPage
      title={title}
      period={periodWords(range)}
      {...saidOf(figures)}
      controls={
        <>
          <RangePicker range={range} onChange={setRange} />
          <ClientPicker of={clients} />
        </>
      }
    >
      {tabs(
        clients.nobody ? (
          <NobodyChosen />
        ) : (
          <div className={styles.content}>
            <OffPaceToday channels={facts.channels} ids={clients.ids} />
            {first}
            <FigureTiles
              measures={facts.tiles}
              current={data ? (current ?? null) : undefined}
              previous={previous}
              loading={loading}
              chosen={measure}
              onChoose={choose}
            />
            <DayChart measure={measure} range={range} data={data} loading={loading} />
            {more?.(question)}
            <Clients
              key={facts.call}
              title={title}
              facts={facts}
              range={range}
              answer={data?.data}
              loading={loading}
              retry={retry}
            />
            <Placements rows={current?.placements ?? []} />
            {data && facts.placed && data.data.length > 50 && (
              <p className={styles.note}>
                Placements are shown for up to 50 clients: choose fewer to see them.
              </p>
            )}
          </div>
        ),
      )}
    </DashboardPage>
  )
}

interface ClientsProps {
  readonly title: string
  readonly facts: ChannelFacts
  readonly range: { readonly start: string; readonly end: string }
  readonly answer: Answer<'dashboards.sem'>['data'] | undefined
  readonly loading: boolean
  readonly retry: () => void
}

function Clients({ title, facts, range, answer, loading, retry }: ClientsProps): ReactElement {
  const { start, end } = range
  const money = useMoney()
  const rows = useMemo(
    () =>
      answer?.flatMap(({ data, ...client }): ClientRow[] => {
        const { current_period: current, previous_period: previous } = data
        return current || previous ? [{ ...client, current, previous }] : []
      }),
    [answer],
  )
  const columns = useMemo(
    (): readonly ListColumn<ClientRow>[] => [
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
      ...figureColumns<ClientRow>(facts.columns, facts.changes, facts.later),
      {
        id: 'campaigns',
        label: 'Campaigns',
        kind: 'number',
        value: ({ campaigns }) => campaigns,
        extra: true,
      },
    ],
    [facts, start, end],
  )
  const source = useMemo(
    () => held({ rows, loading, error: undefined, retry }, { search: ({ name }) => name }),
    [rows, loading, retry],
  )
  return (
    <List
      name={facts.call}
      label={`${title} by client`}
      of={source}
      columns={columns}
      sort={facts.sort}
      rowId={({ clientId }) => String(clientId)}
      search="Client"
      expand={({ clientId, name }) => (
        <div className={styles.details}>
          <Campaigns
            clientId={clientId}
            name={name}
            channels={facts.channels}
            range={range}
            measures={facts.columns.slice(0, 5)}
          />
          {money === 'spend' && (
            <SplitPaces clientId={clientId} name={name} month={end} channels={facts.channels} />
          )}
        </div>
      )}
      exportAs={`${title} ${start} to ${end}`}
      empty={
        <EmptyState icon={ChartColumn} title="No figures in this period">
          None of these clients has figures here, now or in the period before. Figures come with the import of
          daily figures.
        </EmptyState>
      }
    />
  )
}
