import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { semBudgetRecommendationsReport } from '@portal/core/results/agency/sem-budget-recommendations.report'
import { SquarePen, TrendingUp } from '@portal/ui/icon'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useMemo, useState, type ReactElement } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { advisedIn, type Advised } from './advised.ts'

// Both are drawn on other screens too, and come from where those have them.
const ReportFace = fetched(() => import('../../platform/reports/report-screen.tsx').then((m) => m.ReportFace))
const IncreaseDialog = fetched(() =>
  import('../../money/changes/increase-dialog.tsx').then((m) => m.IncreaseDialog),
)

/** `/reporting/sem-budget-recommendations`: the advice, and the request that follows from it, filled in. */
export function SemBudgetRecommendationsScreen(): ReactElement {
  const [asking, setAsking] = useState<Advised | null>(null)
  const facts = useSessionFacts()
  const actions = useMemo(
    (): readonly Action<ReportRow>[] => [
      {
        name: 'Ask for the increase',
        icon: TrendingUp,
        shortcut: 'a',
        may: (row) => row['advice'] === 'raise' && row['request'] !== 'Waiting' && advisedIn(row) !== null,
        run: (row) => setAsking(advisedIn(row)),
      },
      {
        name: 'Lower the budget',
        icon: SquarePen,
        may: (row) =>
          row['advice'] === 'lower' && advisedIn(row) !== null && mayOpen('budgets.change', facts, {}),
        href: (row) => {
          const advised = advisedIn(row)
          const path = pathOf('budgets.change', { slug: advised?.slug ?? '' })
          return `${path}?serviceId=${advised?.serviceId}&amount=${advised?.newAmount}`
        },
      },
    ],
    [facts],
  )
  return (
    <>
      <ReportFace
        report={semBudgetRecommendationsReport}
        title={semBudgetRecommendationsReport.title}
        actions={actions}
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
    </>
  )
}
