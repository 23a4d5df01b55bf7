import type { Person } from '../policy/actor.ts'
import { seesKeywordPlannerItem } from '../policy/features.ts'
import { seesTaskTool } from '../policy/shell.ts'
import { isClient, isEmployee, isPartner, isRegionalManager } from '../policy/user-types.ts'
import type { RouteName } from './catalogue.ts'

/** Addresses outside the portal; the configuration says where they are. */
export type ExternalLink = 'mystery-shop'

export type SidebarEntry =
  | { readonly label: string; readonly route: RouteName | 'dashboard-of-person' }
  | { readonly label: string; readonly external: ExternalLink }

export interface SidebarSectionFacts {
  readonly key: string
  readonly title: string
  /** One link rather than a group that opens. */
  readonly link?: true
  readonly visibleTo: (person: Person) => boolean
  readonly items: readonly SidebarEntry[]
}

const to = (route: RouteName, label: string): SidebarEntry => ({ label, route })

const everyone = (person: Person): boolean =>
  isEmployee(person) || isClient(person) || isPartner(person) || isRegionalManager(person)

/** The whole sidebar, sections and items in their order. */
export const sidebarSections: readonly SidebarSectionFacts[] = [
  {
    key: 'dashboard',
    title: 'Dashboard',
    link: true,
    visibleTo: everyone,
    items: [{ label: 'Dashboard', route: 'dashboard-of-person' }],
  },
  {
    key: 'accounting',
    title: 'Accounting',
    visibleTo: isEmployee,
    items: [
      to('activeBudgets.index', 'Active Budgets'),
      to('budgetAllocations.index', 'Budget Allocations'),
      to('budgetComparison.index', 'Budget Comparison'),
      to('budgetReconciliation.index', 'Budget Reconciliation'),
      to('clientView.index', 'Client View'),
      to('feeCaps.index', 'Fee Caps'),
      to('historicalBudgets.index', 'Historical Budgets'),
      to('invoicing.index', 'Invoicing'),
      to('inactiveBudgets.index', 'Inactive Budgets'),
      to('parentOrganizations.index', 'Parent Organizations'),
      to('partners.index', 'Partners'),
      to('annualView.index', 'Annual View'),
      to('reporting.rollover-report', 'Rollover Report'),
      to('cancellations.index', 'Cancellations'),
      to('budgetIncreaseApprovals.index', 'Budget Increase Approvals'),
    ],
  },
  {
    key: 'clients',
    title: 'Clients',
    visibleTo: isEmployee,
    items: [
      to('clients.index', 'Clients'),
      to('clients.audits', 'Client Audits'),
      to('clients.clientTeam', 'Client Team'),
      to('contacts.index', 'Contacts'),
      to('clients.inactive', 'Inactive Clients'),
      to('leads.index', 'Sales Pipeline'),
      to('onboarding.index', 'Onboarding'),
      to('priority-watchlist.index', 'Priority Watchlist'),
      to('prospects.index', 'Prospects'),
    ],
  },
  {
    key: 'reporting',
    title: 'Reporting',
    visibleTo: isEmployee,
    items: [
      to('report.activities', 'Activities'),
      to('reporting.am-report-card', 'AM Report Card'),
      to('reporting.am-resource-planning', 'AM Resource Planning'),
      to('reporting.client_sales', 'Client Sales'),
      to('bandwidth.index', 'Bandwidth'),
      to('report.client.index', 'Client Login'),
      to('reporting.client-strategies', 'Client Strategies'),
      to('co-op.hub', 'Co-op Hub'),
      to('co-op.report-tracker', 'Co-op Report Tracker'),
      to('report.email_analytics', 'Email Analytics'),
      to('reporting.email_communications', 'Email Communications'),
      to('reporting.ga4-event-manager', 'GA4 Event Manager'),
      to('reporting.group_report', 'Group Report'),
      to('reporting.incident-report', 'Incident Report'),
      to('reporting.lead_report', 'Leads Report'),
      to('reporting.madi-ai-usage-logs', 'AI Usage Logs'),
      to('reporting.management-report', 'Management Report'),
      to('tools.oem-team-members', 'OEM Team Members'),
      to('reporting.oem.hub', 'OEM Hub'),
      to('reporting.overwatch-dashboard', 'Overwatch Dashboard'),
      to('report.spend-audit-v2', 'Pacing Report'),
      to('reporting.client-primary-goals', 'Primary Goals'),
      to('reporting.client_sales_incentives', 'Client Sales Incentives'),
      to('reporting.service_utilization_report', 'Service Utilization Report'),
      to('reporting.sem-budget-recommendations', 'SEM Budget Recommendations'),
      to('reporting.sem-configuration-report', 'SEM Configuration Report'),
      to('reporting.seo-strategy-index', 'SEO Strategy Deliverables'),
    ],
  },
  {
    key: 'regional-manager-reporting',
    title: 'Reporting',
    visibleTo: (person) => isRegionalManager(person) || (isClient(person) && person.hasGroupAccess),
    items: [to('reporting.group_report', 'Group Report')],
  },
  {
    key: 'tools',
    title: 'Tools',
    visibleTo: isEmployee,
    items: [
      to('admin.helpers', 'Admin Helpers'),
      to('tools.callrail_account_management', 'CallRail'),
      to('tools.integrations.index', 'Integrations'),
      to('dv360-override-file.index', 'DV360 Override File'),
      to('tools.forms.index', 'Forms'),
      { label: 'Mystery Shop Tool', external: 'mystery-shop' },
      to('tools.proofs', 'Proofs'),
      to('tools.resources', 'Resources'),
      to('tools.website_migrations', 'Website Migrations'),
      to('admin.usage-logs', 'Usage Logs'),
    ],
  },
  {
    key: 'client-notes',
    title: 'Client Notes',
    link: true,
    visibleTo: isPartner,
    items: [to('tools.client_notes', 'Client Notes')],
  },
  {
    key: 'siteiq',
    title: 'SiteIQ',
    visibleTo: (person) => isEmployee(person) || isClient(person) || isPartner(person),
    items: [
      to('siteiq.contacts', 'SiteIQ Contacts'),
      to('siteiq.intelligence', 'SiteIQ Intelligence'),
      to('reporting.geoiq', 'GeoIQ Export'),
    ],
  },
  {
    key: 'group-performance',
    title: 'Group Performance',
    link: true,
    visibleTo: (person) => isEmployee(person) || isClient(person),
    items: [to('reporting.overview', 'Group Performance')],
  },
  { key: 'users', title: 'Users', link: true, visibleTo: isEmployee, items: [to('users', 'Users')] },
  {
    key: 'settings',
    title: 'Settings',
    visibleTo: isEmployee,
    items: [
      to('settings.accounting', 'Services'),
      to('settings.account-manager-deliverable-tasks', 'Account Manager Deliverable Tasks'),
      to('settings.activity-types', 'Activity Types'),
      to('settings.cancellation-reasons', 'Cancellation Reasons'),
      to('carousel-upload.index', 'Carousel Upload'),
      to('settings.client-audit', 'Client Audit Settings'),
      to('settings.client-tags', 'Client Tags Settings'),
      to('settings.client-user-types', 'Client User Types'),
      to('coop.documents', 'Co-op Documents'),
      to('departments.index', 'Departments'),
      to('groups.index', 'Groups'),
      to('custom_fields.index', 'Interaction Custom Fields'),
      to('interaction_types.index', 'Interaction Types'),
      to('permission-role.index', 'IAM'),
      to('industries.index', 'Industries'),
      to('lead-blacklist.index', 'Lead Blacklist'),
      to('manufacturers.index', 'Manufacturers'),
      to('overwatch_alarms.index', 'Overwatch Alarms'),
      to('profitCenters.index', 'Profit Centers'),
      to('regions.index', 'Regions'),
      to('settings.seo-deliverables', 'SEO Strategy Settings'),
      to('spend_data_sources.index', 'Spend Data Sources'),
      to('tactics.index', 'Tactics'),
      to('two-factor-authentication.index', 'Two-Factor Authentication'),
      to('website_provider.index', 'Website Providers'),
    ],
  },
  {
    key: 'task-tool',
    title: 'TaskIQ',
    link: true,
    visibleTo: seesTaskTool,
    items: [to('taskiq.login', 'TaskIQ')],
  },
  {
    key: 'keyword-planner',
    title: 'Keyword Planner',
    link: true,
    visibleTo: seesKeywordPlannerItem,
    items: [to('tools.keyword_planner', 'Keyword Planner')],
  },
  {
    key: 'my-profile',
    title: 'My Profile',
    link: true,
    visibleTo: everyone,
    items: [to('profile', 'My Profile')],
  },
  { key: 'logout', title: 'Log out', link: true, visibleTo: everyone, items: [to('logout', 'Log out')] },
]
