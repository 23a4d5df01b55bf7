import { operation } from '../../foundation/http/operation.ts'
import { accountDashboard } from './account-dashboard.ts'
import { campaignsOfClient } from './campaigns.ts'
import { dashboard } from './dashboard.ts'
import { monthlyReport } from './monthly-report.ts'
import { pacingTotals } from './pacing-totals.ts'
import { figuresOfPlatforms } from './platforms.ts'
import { sectionBudgets } from './section-budgets.ts'
import { segmentedDashboard } from './segmented-dashboard.ts'
import { splitPaces } from './split-paces.ts'

export const metricOperations = {
  'dashboards.accountManager': operation('dashboards.accountManager', accountDashboard),
  'dashboards.sem': operation('dashboards.sem', (asked) => dashboard(asked, ['search'])),
  'dashboards.social': operation('dashboards.social', (asked) => dashboard(asked, ['social'])),
  'dashboards.socialSegmented': operation('dashboards.socialSegmented', segmentedDashboard),
  'dashboards.programmaticDisplay': operation('dashboards.programmaticDisplay', (asked) =>
    dashboard(asked, ['display']),
  ),
  'dashboards.programmaticVideo': operation('dashboards.programmaticVideo', (asked) =>
    dashboard(asked, ['video']),
  ),
  'dashboards.seo': operation('dashboards.seo', (asked) => dashboard(asked, ['analytics'], ['organic'])),
  'dashboards.visits': operation('dashboards.visits', (asked) => dashboard(asked, ['analytics'])),
  'dashboards.ctv': operation('dashboards.ctv', (asked) => dashboard(asked, ['ctv'])),
  'dashboards.dv': operation('dashboards.dv', (asked) => dashboard(asked, ['display', 'video'])),
  'dashboards.monthly': monthlyReport,
  'metrics.campaigns': campaignsOfClient,
  'dashboards.platforms': figuresOfPlatforms,
  'clients.mtdPacingTotals': pacingTotals,
  'clients.sectionBudgets': sectionBudgets,
  'clients.splitPaces': splitPaces,
}
