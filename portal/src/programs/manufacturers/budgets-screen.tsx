import { messageFor } from '@portal/core/foundation/contract/api-error'
import { faced } from '@portal/core/platform/reports/face'
import { budgetsFaceOf } from '@portal/core/programs/manufacturers/face'
import { oemBudgetsReport } from '@portal/core/programs/manufacturers/oem-budgets.report'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'

/** The budgets of a program's stores, in the words of that program. */
export function BudgetsScreen({
  program,
  title,
  crumbs,
}: {
  readonly program: string
  readonly title: string
  readonly crumbs: readonly Crumb[]
}): ReactElement {
  const { data, error, retry } = useCall('oemSchemes.get', { query: { program } })
  const report = useMemo(() => data && faced(oemBudgetsReport, budgetsFaceOf(data.name, data.face)), [data])
  const fixed = useMemo(() => ({ program }), [program])
  if (report) return <ReportFace report={report} title={report.title} fixed={fixed} crumbs={crumbs} />
  return (
    <Page title={title} crumbs={crumbs}>
      {error ? (
        <ErrorState message={messageFor(error) ?? 'The program could not be read.'} onRetry={retry} />
      ) : (
        <SkeletonText lines={8} label={`Loading ${title}`} />
      )}
    </Page>
  )
}
