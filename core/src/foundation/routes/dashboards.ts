import { administratorsAnd } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** The dashboards. */
export const dashboardRoutes = defineRoutes({ area: 'Dashboards', searchGroup: 'Dashboards' }, [
  {
    name: 'home',
    path: '/',
    title: 'Home',
    clientAccessible: true,
    partnerAccessible: true,
    redirectsTo: 'landing',
  },
  {
    name: 'dashboard.monthly-report',
    path: '/monthly-report',
    title: 'Monthly Report',
    clientAccessible: true,
  },
  { name: 'dashboard.onboarded', path: '/onboarded', title: 'Onboarded' },
  { name: 'dashboard.pacing', path: '/pacing', title: 'Pacing' },
  {
    name: 'dashboard.account-management',
    path: '/account-management-dashboard',
    title: 'Account Management Dashboard',
    requiredRoles: administratorsAnd('Account Manager'),
    refreshable: true,
  },
  { name: 'dashboard.social', path: '/social', title: 'Social', refreshable: true },
  { name: 'dashboard.sem', path: '/sem', title: 'SEM', refreshable: true },
  { name: 'dashboard.sem-budget-insights', path: '/sem-budget-insights', title: 'SEM Budget Insights' },
  {
    name: 'dashboard.sem-budget-insights-view',
    path: '/sem-budget-insights-view',
    title: 'SEM Budget Insights View',
    clientAccessible: true,
  },
  { name: 'dashboard.programmatic', path: '/programmatic', title: 'Programmatic', refreshable: true },
  { name: 'dashboard.seo', path: '/seo', title: 'SEO', refreshable: true },
  { name: 'dashboard.team', path: '/team', title: 'Team' },
  { name: 'dashboard.monthly-deliverables', path: '/monthly-deliverables', title: 'Monthly Deliverables' },
  { name: 'dashboard.seo-strategies', path: '/seo-strategies', title: 'SEO Strategies' },
])
