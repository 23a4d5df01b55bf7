import { administratorsAnd } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Reports over many clients (Reporting). Overview to CRO dashboard are the six tabs of one screen. */
export const reportingRoutes = defineRoutes({ area: 'Reporting', searchGroup: 'Reporting' }, [
  { name: 'reporting.am-report-card', path: '/reporting/am-report-card', title: 'AM Report Card' },
  {
    name: 'reporting.am-resource-planning',
    path: '/reporting/am-resource-planning',
    title: 'AM Resource Planning',
  },
  // Ours: where what comes round by mail is stopped.
  { name: 'reporting.schedules', path: '/reporting/schedules', title: 'Scheduled Reports' },
  {
    name: 'reporting.client-primary-goals',
    path: '/reporting/primary-goals',
    title: 'Primary Goals',
    clientAccessible: true,
  },
  { name: 'reporting.client_sales', path: '/reporting/client-sales', title: 'Client Sales' },
  {
    name: 'reporting.overview',
    path: '/reporting/overview',
    title: 'Group Performance',
    clientAccessible: true,
  },
  {
    name: 'reporting.website-performance',
    path: '/reporting/website-performance',
    title: 'Website Performance',
    clientAccessible: true,
  },
  {
    name: 'reporting.seo-performance',
    path: '/reporting/seo-performance',
    title: 'SEO Performance',
    clientAccessible: true,
  },
  {
    name: 'reporting.paid-search-performance',
    path: '/reporting/paid-search-performance',
    title: 'Paid Search Performance',
    clientAccessible: true,
  },
  {
    name: 'reporting.social-performance',
    path: '/reporting/social-performance',
    title: 'Social Performance',
    clientAccessible: true,
  },
  {
    name: 'reporting.cro-dashboard',
    path: '/reporting/cro-dashboard',
    title: 'CRO Dashboard',
    clientAccessible: true,
    exportable: true,
  },
  {
    name: 'reporting.group_report',
    path: '/reporting/group-report',
    title: 'Group Report',
    clientAccessible: true,
  },
  {
    name: 'reporting.client_sales_incentives',
    path: '/reporting/client-sales-incentives',
    title: 'Client Sales Incentives',
  },
  {
    name: 'reporting.service_utilization_report',
    path: '/reporting/service-utilization-report',
    title: 'Service Utilization Report',
  },
  { name: 'report.spend-audit-v2', path: '/reporting/spend-audit-report-v2', title: 'Pacing Report' },
  // Ours: the deliverable tasks of the settings, by client and month.
  {
    name: 'reporting.manager-tasks',
    path: '/reporting/account-manager-checklist',
    title: 'Account Manager Checklist',
  },
  { name: 'report.activities', path: '/reporting/activities', title: 'Activities' },
  { name: 'report.client.index', path: '/reporting/client-login', title: 'Client Login' },
  { name: 'report.email_analytics', path: '/reporting/email-analytics', title: 'Email Analytics' },
  {
    name: 'reporting.email_communications',
    path: '/reporting/email-communications',
    title: 'Email Communications',
  },
  { name: 'reporting.ga4-event-manager', path: '/reporting/ga4-event-manager', title: 'GA4 Event Manager' },
  {
    name: 'reporting.client-strategies',
    path: '/reporting/strategies',
    title: 'Client Strategies',
    requiredRoles: administratorsAnd('Account Manager'),
  },
  {
    name: 'bandwidth.index',
    path: '/reporting/bandwidth',
    title: 'Bandwidth',
    redirectsTo: '/reporting/bandwidth/account-management',
  },
  {
    name: 'bandwidth.account-management',
    path: '/reporting/bandwidth/account-management',
    title: 'Account Management Bandwidth',
  },
  { name: 'bandwidth.premium', path: '/reporting/bandwidth/premium', title: 'Premium Bandwidth' },
  { name: 'bandwidth.seo', path: '/reporting/bandwidth/seo', title: 'SEO Bandwidth' },
  { name: 'bandwidth.social', path: '/reporting/bandwidth/social', title: 'Social Bandwidth' },
  { name: 'bandwidth.sem', path: '/reporting/bandwidth/sem', title: 'SEM Bandwidth' },
  {
    name: 'reporting.overwatch-dashboard',
    path: '/reporting/overwatch-dashboard',
    title: 'Overwatch Dashboard',
  },
  {
    name: 'reporting.rollover-report',
    path: '/reporting/rollover-report',
    title: 'Rollover Report',
    searchGroup: 'Accounting',
  },
  {
    name: 'reporting.seo-strategy-index',
    path: '/reporting/seo-strategy-deliverables',
    title: 'SEO Strategy Deliverables',
  },
  { name: 'reporting.seo-landing-pages', path: '/reporting/seo-landing-pages', title: 'SEO Landing Pages' },
  { name: 'reporting.seo-achievements', path: '/reporting/seo-achievements', title: 'SEO Achievements' },
  { name: 'reporting.lead_report', path: '/reporting/leads-report', title: 'Leads Report' },
  {
    name: 'reporting.management-report',
    path: '/reporting/management-report',
    title: 'Management Report',
    requiredRoles: administratorsAnd('Director', 'Executive*', '*Manager'),
  },
  { name: 'reporting.incident-report', path: '/reporting/incident-report', title: 'Incident Report' },
  {
    name: 'reporting.sem-configuration-report',
    path: '/reporting/sem-configuration-report',
    title: 'SEM Configuration Report',
  },
  {
    name: 'reporting.sem-budget-recommendations',
    path: '/reporting/sem-budget-recommendations',
    title: 'SEM Budget Recommendations',
  },
  { name: 'reporting.madi-ai-usage-logs', path: '/reporting/ai-usage-logs', title: 'AI Usage Logs' },
])
