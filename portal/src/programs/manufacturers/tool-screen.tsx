import { oemBillingReport } from '@portal/core/programs/manufacturers/oem-billing.report'
import { oemCampaignsReport } from '@portal/core/programs/manufacturers/oem-campaigns.report'
import { oemFundMonthsReport } from '@portal/core/programs/manufacturers/oem-fund-months.report'
import { oemSpendReport } from '@portal/core/programs/manufacturers/oem-spend.report'
import { oemTrackerReport } from '@portal/core/programs/manufacturers/oem-tracker.report'
import { pathOf, routeOf, type RouteName } from '@portal/core/foundation/routes'
import type { Report } from '@portal/core/platform/reports/report'
import { fetched } from '../../foundation/errors/fetched.ts'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ComponentType, type ReactElement } from 'react'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { ReportFace } from '../../platform/reports/report-screen.tsx'
import { brandTools, type Tool, type ToolKind } from './tools.ts'

// Most tools are reports: what the others are drawn with comes with them.
const meanwhile = ({ title }: { readonly title: string }): ReactElement => (
  <SkeletonText lines={8} label={`Loading ${title}`} />
)

const AuditScreen = fetched(() => import('./audit-screen.tsx').then((m) => m.AuditScreen), meanwhile)
const BudgetsScreen = fetched(() => import('./budgets-screen.tsx').then((m) => m.BudgetsScreen), meanwhile)
const BulkScreen = fetched(() => import('./bulk-screen.tsx').then((m) => m.BulkScreen), meanwhile)
const FilesScreen = fetched(() => import('./files-screen.tsx').then((m) => m.FilesScreen), meanwhile)
const NamesScreen = fetched(() => import('./names-screen.tsx').then((m) => m.NamesScreen), meanwhile)

const reports: Readonly<Partial<Record<ToolKind, Report>>> = {
  spend: oemSpendReport,
  tracker: oemTrackerReport,
  campaigns: oemCampaignsReport,
  months: oemFundMonthsReport,
  billing: oemBillingReport,
}

export interface ToolScreenProps {
  /** The program's code. */
  readonly program: string
  readonly title: string
  readonly tool: Tool
}

const crumbs = [{ label: 'OEM Hub', href: pathOf('reporting.oem.hub') }]

/** A tool of a program: the same screen for every brand. */
export function ToolScreen({ program, title, tool: { kind, fund } }: ToolScreenProps): ReactElement {
  const fixed = useMemo(() => ({ program, ...(fund === undefined ? {} : { fund }) }), [program, fund])
  const report = reports[kind]
  if (report) return <ReportFace report={report} title={title} fixed={fixed} crumbs={crumbs} />
  const of = { program, title, crumbs }
  switch (kind) {
    case 'audit':
      return <AuditScreen title={title} fixed={fixed} crumbs={crumbs} />
    case 'budgets':
      return <BudgetsScreen {...of} />
    case 'names':
      return <NamesScreen {...of} />
    case 'bulk':
      return <BulkScreen {...of} />
    case 'spot':
      return <FilesScreen {...of} file="Daily spot file" />
    case 'report-file':
      return <FilesScreen {...of} file="Report" />
    case 'billing-file':
      return <FilesScreen {...of} file="Billing" />
    default:
      return <NotFound />
  }
}

/** The screen of a brand at an address of its own. */
export const brandScreen = (name: RouteName): ComponentType => {
  const tool = brandTools[name]
  if (!tool) return NotFound
  const { title } = routeOf(name)
  return () => <ToolScreen program={tool.program} title={title} tool={tool} />
}
