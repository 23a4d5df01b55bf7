import { useStore } from '@nanostores/react'
import { formatDay, today } from '@portal/core/foundation/format'
import { centsFromDollars, roundedToCents } from '@portal/core/foundation/format/money'
import { measures } from '@portal/core/results/metrics/measures'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { semAdvice, type SemAdvice } from '@portal/core/results/metrics/sem-advice'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Lightbulb, TrendingUp } from '@portal/ui/icon'
import { fetched } from '../../foundation/errors/fetched.ts'
import { showError } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { chosenRange } from '@portal/core/results/metrics/periods'
import { figureColumns, type FiguresRow } from '../../platform/parts/figures/figure-columns.tsx'
import {
  ClientPicker,
  DashboardPage,
  monthName,
  useClients,
  useFigures,
} from '../../platform/parts/figures/index.ts'
import { rangeWords } from '../../platform/parts/figures/period-words.ts'
import { held, List, type Action, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { report } from '../../foundation/errors/errors.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { advisedIn, type Advised } from '../agency/advised.ts'
import { questionOf } from './question.ts'

const IncreaseDialog = fetched(() =>
  import('../../money/changes/increase-dialog.tsx').then((m) => m.IncreaseDialog),
)

interface Row extends FiguresRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly budget: number
  /** Investment in the rows of clients. */
  readonly spend: number
  readonly projected: number
  readonly pace: number | null
  readonly advice: SemAdvice | null
}

const searchSection = 1
const none = { budget: 0, investment: 0, projected: 0, pace: null }
const tones = { Raise: 'success', Keep: 'neutral', Lower: 'warning' } as const

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'advice',
    label: 'Advice',
    look: 'chips',
    options: (['Raise', 'Keep', 'Lower'] as const).map((value) => ({ value, label: value })),
  },
]

/** What a row advises, of the budget that would be raised; null where none goes on. Says so where one waits already. */
async function adviceOf({ id, budget, advice }: Row): Promise<Advised | null> {
  const { rows } = await api.call('reports.semBudgetRecommendations', { query: { clientId: id } })
  const [row] = rows
  // A row of one report is a row of any.
  const advised = row ? advisedIn(row as ReportRow) : null
  if (!row || !advised || !advice || row.request === 'Waiting') {
    showError(
      row?.request === 'Waiting'
        ? 'An increase of this client waits for its approval already.'
        : 'No recurring search budget of this client goes on after this month. Add one on its Budgets tab.',
    )
    return null
  }
  // What the media budgets are to be more, of what the budgets are invoiced.
  const more = advised.invoiced * (advice.budget / budget - 1)
  return {
    ...advised,
    newAmount: roundedToCents(advised.budget.amount + more),
    reason: `SEM budget insight of ${formatDay(today())}: ${advice.reason}`,
  }
}

/** `/sem-budget-insights`: what to do with the search budget of each client. */
export const SemBudgetInsightsScreen = (): ReactElement => <SemBudgetInsights title="SEM Budget Insights" />

/** `/sem-budget-insights-view`: the same for whom it concerns, of their own clients. */
export const SemBudgetInsightsViewScreen = (): ReactElement => (
  <SemBudgetInsights title="SEM Budget Insights View" />
)

function SemBudgetInsights({ title }: { readonly title: string }): ReactElement {
  const [asking, setAsking] = useState<Advised | null>(null)
  const clients = useClients()
  const day = today()
  const range = useMemo(() => chosenRange({ preset: 'Last 30 Days', start: null, end: null }, day), [day])
  const figures = useFigures('dashboards.sem', questionOf(clients.ids, range))
  const isStaff = useStore(session.$user)?.UserType.name === 'Employee'
  // What was spent beside what is invoiced is for the agency alone: clients have their Investment.
  const pacing = useCall(
    'clients.mtdPacingTotals',
    isStaff && clients.ids
      ? { body: { clientIds: [...clients.ids], sectionId: searchSection, searchShares: true } }
      : null,
  )
  const invoiced = useCall(
    'clients.sectionBudgets',
    !isStaff && clients.ids ? { body: { clientIds: [...clients.ids], sectionId: searchSection } } : null,
  )
  const rows = useMemo(() => {
    if (!isStaff) {
      if (!figures.data || !invoiced.data) return undefined
      const budgets = new Map(invoiced.data.rows.map((one) => [one.clientId, one]))
      return figures.data.data.flatMap(({ clientId: id, name, slug, data }): Row[] => {
        const { current_period: current, previous_period: previous } = data
        const { budget, investment: spend, projected, pace } = budgets.get(id) ?? none
        if (!current && !previous && budget === 0) return []
        return [{ id, name, slug, budget, spend, projected, pace, current, previous, advice: null }]
      })
    }
    if (!figures.data || !pacing.data) return undefined
    const byClient = new Map(figures.data.data.map((one) => [one.clientId, one.data]))
    return pacing.data.rows.map(({ clientId: id, name, slug, ...row }): Row => {
      const { budget, spend, projected, pace, lostToBudget = null } = row
      const { current_period: current = null, previous_period: previous = null } = byClient.get(id) ?? {}
      const advice = semAdvice({
        budget,
        projected,
        conversions: current?.conversions ?? 0,
        previousConversions: previous?.conversions ?? 0,
        costPerConversion: current?.costPerConversion ?? null,
        previousCostPerConversion: previous?.costPerConversion ?? null,
        lostToBudget,
      })
      return { id, name, slug, budget, spend, projected, pace, current, previous, advice }
    })
  }, [figures.data, pacing.data, invoiced.data, isStaff])
  const columns = useMemo((): readonly ListColumn<Row>[] => {
    const pathTo = (slug: string): string =>
      isStaff ? pathOf('clients.profile', { slug }) : pathOf('clients.insights', { slug })
    const ofAgency: readonly ListColumn<Row>[] = [
      {
        id: 'advice',
        label: 'Advice',
        kind: 'status',
        value: ({ advice }) => advice?.action ?? null,
        tone: ({ advice }) => (advice ? tones[advice.action] : 'neutral'),
        width: 104,
      },
      {
        ...money('budget', 'Media Budget', ({ budget }) => budget),
        hint: 'Invoice amount less the platform margin',
        width: 132,
      },
      { ...money('recommended', 'Recommended', ({ advice }) => advice?.budget ?? null), width: 136 },
      money('difference', 'Difference', ({ advice, budget }) => (advice ? advice.budget - budget : null)),
      { ...money('spend', 'Spend so far', ({ spend }) => spend), extra: true },
      { ...money('projected', 'Projected', ({ projected }) => projected), extra: true },
    ]
    const ofClient: readonly ListColumn<Row>[] = [
      money('budget', 'Budget', ({ budget }) => budget),
      {
        ...money('investment', 'Investment', ({ spend }) => spend),
        hint: `${measures.investment.hint ?? ''}, this month so far`,
      },
      {
        id: 'pace',
        label: 'Of Expected',
        kind: 'percent',
        hint: 'Investment of what an even month would have come to by now',
        value: ({ pace }) => (pace === null ? null : pace * 100),
        width: 124,
      },
      {
        ...money('perConversion', 'Budget per Conversion', ({ budget, current }) =>
          budget > 0 && current && current.conversions ? budget / current.conversions : null,
        ),
        hint: 'The budget of this month for each conversion of the last 30 days',
        width: 204,
      },
    ]
    const why: ListColumn<Row> = {
      id: 'reason',
      label: 'Why',
      value: ({ advice }) => advice?.reason,
      width: 450,
    }
    return [
      {
        id: 'name',
        label: 'Client',
        value: ({ name }) => name,
        cell: ({ name, slug }) => <Link href={pathTo(slug)}>{name}</Link>,
        width: 210,
        grow: true,
      },
      ...(isStaff ? ofAgency : ofClient),
      ...(isStaff
        ? figureColumns<Row>(['conversions', 'costPerConversion', 'impressions'], []).map((column) =>
            column.id === 'conversions' ? column : { ...column, extra: true },
          )
        : figureColumns<Row>(['conversions', 'clicks', 'impressions'], ['conversions', 'clicks'])),
      ...(isStaff ? [why] : []),
    ]
  }, [isStaff])
  const actions = useMemo(
    (): readonly Action<Row>[] => [
      {
        name: 'Ask for the increase',
        icon: TrendingUp,
        shortcut: 'a',
        may: ({ advice }) => advice?.action === 'Raise',
        run: (row) => void adviceOf(row).then(setAsking, report),
      },
    ],
    [],
  )
  const loading = figures.loading || pacing.loading || invoiced.loading
  const source = useMemo(
    () =>
      held(
        { rows, loading, error: undefined, retry: figures.retry },
        {
          search: ({ name }) => name,
          fits: ({ advice }, values) => values['advice'] === undefined || advice?.action === values['advice'],
        },
      ),
    [rows, loading, figures.retry],
  )
  return (
    <DashboardPage
      title={title}
      period={`Budgets of ${monthName(day)}, ${isStaff ? 'conversions' : 'results'} of ${rangeWords(range)} against the 30 days before`}
      through={pacing.data?.through ?? invoiced.data?.through}
      madeAt={figures.data?.madeAt}
      controls={<ClientPicker of={clients} />}
      error={[figures, pacing, invoiced].find(({ data, error }) => error && !data)?.error}
      retry={() => {
        figures.retry()
        pacing.retry()
        invoiced.retry()
      }}
    >
      <List
        name="dashboard.sem-budget-insights"
        label={title}
        of={source}
        columns={columns}
        {...(isStaff ? { actions } : {})}
        filters={isStaff ? filters : []}
        sort={{ column: isStaff ? 'difference' : 'budget', descending: true }}
        search="Client"
        exportAs={`SEM Budget Insights ${day}`}
        empty={
          <EmptyState icon={Lightbulb} title="No search budgets">
            None of these clients has a budget or spend in search this month. Budgets are created on the
            Budgets tab of a client.
          </EmptyState>
        }
      />
      {asking && (
        <IncreaseDialog
          clientId={asking.clientId}
          client={asking.client}
          budget={asking.budget}
          advised={asking}
          onClose={() => setAsking(null)}
        />
      )}
    </DashboardPage>
  )
}

function money(id: string, label: string, dollars: (row: Row) => number | null): ListColumn<Row> {
  return {
    id,
    label,
    kind: 'money',
    width: 116,
    value: (row) => {
      const amount = dollars(row)
      return amount === null ? null : centsFromDollars(amount)
    },
  }
}
