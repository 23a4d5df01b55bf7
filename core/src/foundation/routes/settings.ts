import { administratorsAnd, administratorsOnly, developers } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Settings, each with the roles that open it. */
export const settingsRoutes = defineRoutes({ area: 'Settings', searchGroup: 'Settings' }, [
  { name: 'settings.accounting', path: '/settings/accounting', title: 'Services' },
  {
    name: 'settings.account-manager-deliverable-tasks',
    path: '/settings/account-manager-deliverable-tasks',
    title: 'Account Manager Deliverable Tasks',
  },
  { name: 'settings.activity-types', path: '/settings/activity-types', title: 'Activity Types' },
  {
    name: 'settings.cancellation-reasons',
    path: '/settings/cancellation-reasons',
    title: 'Cancellation Reasons',
    requiredRoles: developers,
  },
  {
    name: 'settings.client-audit',
    path: '/settings/client-audit-settings',
    title: 'Client Audit Settings',
    requiredRoles: developers,
  },
  { name: 'industries.index', path: '/settings/industries', title: 'Industries' },
  {
    name: 'settings.name-builder-settings',
    path: '/settings/name-builder-settings',
    title: 'Name Builder Settings',
  },
  { name: 'manufacturers.index', path: '/settings/manufacturers', title: 'Manufacturers' },
  {
    name: 'settings.metric-alarms',
    path: '/settings/metric-alarms',
    title: 'Metric Alarms',
    requiredRoles: developers,
  },
  { name: 'partners.index', path: '/settings/partners', title: 'Partners', searchGroup: 'Accounting' },
  {
    name: 'partners.commission-report',
    path: '/settings/partners/{partnerId}/commission-report',
    title: 'Partner Commission Report',
  },
  { name: 'website_provider.index', path: '/settings/website-providers', title: 'Website Providers' },
  { name: 'profitCenters.index', path: '/settings/profit-centers', title: 'Profit Centers' },
  { name: 'carousel-upload.index', path: '/settings/carousel-upload', title: 'Carousel Upload' },
  {
    name: 'two-factor-authentication.index',
    path: '/settings/two-factor-authentication',
    title: 'Two-Factor Authentication',
    requiredRoles: developers,
  },
  { name: 'departments.index', path: '/settings/departments', title: 'Departments' },
  {
    name: 'departments.user-types',
    path: '/settings/departments/user-types',
    title: 'Department User Types',
  },
  {
    name: 'departments.user-abilities',
    path: '/settings/departments/user-abilities',
    title: 'Department User Abilities',
  },
  { name: 'departments.chart', path: '/settings/departments/{id}/chart', title: 'Department Chart' },
  {
    name: 'settings.push-reporting',
    path: '/settings/push-reporting',
    title: 'Push Reporting',
    requiredRoles: ['Super Administrator'],
    exactRoles: true,
  },
  { name: 'groups.index', path: '/settings/groups', title: 'Groups' },
  {
    name: 'coop.documents',
    path: '/settings/co-op-documents',
    title: 'Co-op Documents',
    requiredRoles: administratorsOnly,
  },
  { name: 'permission-role.index', path: '/settings/iam', title: 'IAM', requiredRoles: administratorsOnly },
  {
    name: 'custom_fields.index',
    path: '/settings/custom_fields',
    title: 'Interaction Custom Fields',
    requiredRoles: developers,
  },
  {
    name: 'interaction_types.index',
    path: '/settings/interaction_types',
    title: 'Interaction Types',
    requiredRoles: developers,
  },
  { name: 'regions.index', path: '/settings/regions', title: 'Regions', requiredRoles: developers },
  {
    name: 'settings.onboarding-task-categories',
    path: '/settings/onboarding-task-categories',
    title: 'Onboarding Task Categories',
  },
  {
    name: 'overwatch_alarms.index',
    path: '/settings/overwatch-alarms',
    title: 'Overwatch Alarms',
    requiredRoles: developers,
  },
  { name: 'tactics.index', path: '/settings/tactics', title: 'Tactics', requiredRoles: developers },
  {
    name: 'settings.seo-deliverables',
    path: '/settings/seo-strategy-settings',
    title: 'SEO Strategy Settings',
    requiredRoles: administratorsAnd('Director'),
  },
  {
    name: 'spend_data_sources.index',
    path: '/settings/spend_data_sources',
    title: 'Spend Data Sources',
    requiredRoles: developers,
  },
  {
    name: 'settings.client-tags',
    path: '/settings/client-tags-settings',
    title: 'Client Tags Settings',
    requiredRoles: administratorsOnly,
  },
  {
    name: 'settings.client-user-types',
    path: '/settings/client-user-types',
    title: 'Client User Types',
    requiredRoles: administratorsOnly,
  },
  {
    name: 'settings.client-data-settings',
    path: '/settings/client-data-settings',
    title: 'Client Data Settings',
    requiredRoles: administratorsOnly,
  },
  {
    name: 'settings.email-communication-settings',
    path: '/settings/email-communication-settings',
    title: 'Email Communication Settings',
  },
  // Ours: the way to all of them.
  { name: 'settings.index', path: '/settings', title: 'Settings' },
  // Ours: the catalogue has the calls for a tenant's settings and no screen.
  {
    name: 'settings.tenant',
    path: '/settings/portal',
    title: 'Portal Settings',
    requiredRoles: administratorsOnly,
  },
  // Where widgets may run. Whoever may call embed.origins may open it.
  {
    name: 'settings.embedding',
    path: '/settings/embedding',
    title: 'Widgets on Other Pages',
    requiredRoles: administratorsOnly,
  },
  // Ours: management groups have calls and no screen. Whoever may call managementGroups.list may open it.
  {
    name: 'settings.management-groups',
    path: '/settings/management-groups',
    title: 'Management Groups',
  },
  // Ours: what sales, leads and appointments of a dealership are told apart by has calls and no screen.
  {
    name: 'settings.showroom',
    path: '/settings/sales-and-leads',
    title: 'Sales and Leads of Dealerships',
  },
  // Ours: keys and webhooks of other programs. Whoever may call apiKeys.list for everybody may open it.
  {
    name: 'settings.programs',
    path: '/settings/programs',
    title: 'API Keys and Webhooks',
    requiredRoles: administratorsOnly,
  },
  // Ours: how long what grows every day is kept. Whoever may call retention.list may open it.
  {
    name: 'settings.retention',
    path: '/settings/retention',
    title: 'Data Retention',
    requiredRoles: administratorsOnly,
  },
])
