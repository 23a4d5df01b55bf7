// Made from the declared lists by `npm run check`; a law compares it with them.
import type { Resource } from '@portal/core/foundation/contract/resource'

/** Fetches the lists that a file declares. */
export const files: readonly {
  readonly areas: readonly string[]
  readonly load: () => Promise<readonly Resource[]>
}[] = [
  {
    areas: ['departmentUserTypes', 'departmentUserAbilities'],
    load: () => import('@portal/core/access/departments/lists').then((m) => [m.departmentUserTypes, m.departmentUserAbilities]),
  },
  {
    areas: ['userLevels'],
    load: () => import('@portal/core/access/users/user-levels').then((m) => [m.userLevels]),
  },
  {
    areas: ['adPreviews'],
    load: () => import('@portal/core/clients/ad-previews/ad-previews').then((m) => [m.adPreviews]),
  },
  {
    areas: ['assessments', 'assessmentQuestions'],
    load: () => import('@portal/core/clients/assessments/lists').then((m) => [m.assessments, m.assessmentQuestions]),
  },
  {
    areas: ['auditChecks', 'auditFindings'],
    load: () => import('@portal/core/clients/audits/lists').then((m) => [m.auditChecks, m.auditFindings]),
  },
  {
    areas: ['creativePreviews'],
    load: () => import('@portal/core/clients/creative-previews/creative-previews').then((m) => [m.creativePreviews]),
  },
  {
    areas: ['clientDataTypes'],
    load: () => import('@portal/core/clients/data/types').then((m) => [m.clientDataTypes]),
  },
  {
    areas: ['vehicleFeeds'],
    load: () => import('@portal/core/clients/feeds/lists').then((m) => [m.vehicleFeeds]),
  },
  {
    areas: ['clientIntegrations'],
    load: () => import('@portal/core/clients/integrations/lists').then((m) => [m.clientIntegrations]),
  },
  {
    areas: ['credentials', 'scripts'],
    load: () => import('@portal/core/clients/profile/client-access').then((m) => [m.credentials, m.scripts]),
  },
  {
    areas: ['contacts', 'competitors', 'coreVehicles', 'negativeKeywords', 'mysteryShopRequests', 'implementationNotes', 'dashboardLinks'],
    load: () => import('@portal/core/clients/profile/lists').then((m) => [m.contacts, m.competitors, m.coreVehicles, m.negativeKeywords, m.mysteryShopRequests, m.implementationNotes, m.dashboardLinks]),
  },
  {
    areas: ['searchPlans', 'achievements'],
    load: () => import('@portal/core/clients/seo/lists').then((m) => [m.searchPlans, m.achievements]),
  },
  {
    areas: ['agreementTemplates', 'agreementTemplateServices', 'agreementTemplateQuestions'],
    load: () => import('@portal/core/money/agreements/templates').then((m) => [m.agreementTemplates, m.agreementTemplateServices, m.agreementTemplateQuestions]),
  },
  {
    areas: ['feeCaps'],
    load: () => import('@portal/core/money/changes/fee-caps').then((m) => [m.feeCaps]),
  },
  {
    areas: ['parentOrganizations'],
    load: () => import('@portal/core/money/invoicing/parent-organizations').then((m) => [m.parentOrganizations]),
  },
  {
    areas: ['services'],
    load: () => import('@portal/core/money/services/lists').then((m) => [m.services]),
  },
  {
    areas: ['coopClaims'],
    load: () => import('@portal/core/programs/coop/lists').then((m) => [m.coopClaims]),
  },
  {
    areas: ['oemPrograms', 'oemFunds', 'oemNameParts', 'oemFileColumns'],
    load: () => import('@portal/core/programs/manufacturers/lists').then((m) => [m.oemPrograms, m.oemFunds, m.oemNameParts, m.oemFileColumns]),
  },
  {
    areas: ['oemTeamMembers', 'oemStores', 'oemBudgets', 'oemWaivers'],
    load: () => import('@portal/core/programs/manufacturers/store-lists').then((m) => [m.oemTeamMembers, m.oemStores, m.oemBudgets, m.oemWaivers]),
  },
  {
    areas: ['bandwidthCapacities', 'incidentCauses', 'incidents'],
    load: () => import('@portal/core/results/agency/lists').then((m) => [m.bandwidthCapacities, m.incidentCauses, m.incidents]),
  },
  {
    areas: ['metricAlarms'],
    load: () => import('@portal/core/results/agency/metric-alarms').then((m) => [m.metricAlarms]),
  },
  {
    areas: ['healthParts'],
    load: () => import('@portal/core/results/health/lists').then((m) => [m.healthParts]),
  },
  {
    areas: ['leadBlacklist', 'opportunityStages', 'lostReasons', 'opportunities', 'onboardingTaskTemplates', 'onboardingTasks'],
    load: () => import('@portal/core/sales/lists').then((m) => [m.leadBlacklist, m.opportunityStages, m.lostReasons, m.opportunities, m.onboardingTaskTemplates, m.onboardingTasks]),
  },
  {
    areas: ['saleTypes', 'leadTypes', 'leadStatuses', 'appointmentTypes', 'sales', 'leads', 'appointments', 'croData'],
    load: () => import('@portal/core/sales/sales').then((m) => [m.saleTypes, m.leadTypes, m.leadStatuses, m.appointmentTypes, m.sales, m.leads, m.appointments, m.croData]),
  },
  {
    areas: ['watchlistScales', 'priorityWatchlist', 'watchlistProposals', 'watchlistSteps', 'watchlistMeetings', 'watchlistServices'],
    load: () => import('@portal/core/sales/watchlist').then((m) => [m.watchlistScales, m.priorityWatchlist, m.watchlistProposals, m.watchlistSteps, m.watchlistMeetings, m.watchlistServices]),
  },
  {
    areas: ['deliverableTasks', 'industries', 'groups', 'manufacturers', 'websiteProviders', 'profitCenters', 'regions', 'onboardingTaskCategories', 'spendDataSources', 'clientTags'],
    load: () => import('@portal/core/settings/lists/lists').then((m) => [m.deliverableTasks, m.industries, m.groups, m.manufacturers, m.websiteProviders, m.profitCenters, m.regions, m.onboardingTaskCategories, m.spendDataSources, m.clientTags]),
  },
  {
    areas: ['cancellationReasons', 'managementGroups', 'serviceGroups', 'clientUserTypes', 'tactics'],
    load: () => import('@portal/core/settings/lists/settings').then((m) => [m.cancellationReasons, m.managementGroups, m.serviceGroups, m.clientUserTypes, m.tactics]),
  },
  {
    areas: ['partners', 'partnerClients'],
    load: () => import('@portal/core/settings/partners/lists').then((m) => [m.partners, m.partnerClients]),
  },
  {
    areas: ['resourceCategories', 'resourceLinks', 'clientNotes'],
    load: () => import('@portal/core/settings/tools/lists').then((m) => [m.resourceCategories, m.resourceLinks, m.clientNotes]),
  },
  {
    areas: ['clientSites'],
    load: () => import('@portal/core/sites/intelligence/lists').then((m) => [m.clientSites]),
  },
  {
    areas: ['websiteMigrations'],
    load: () => import('@portal/core/sites/migrations/lists').then((m) => [m.websiteMigrations]),
  },
  {
    areas: ['activityTypes', 'categories'],
    load: () => import('@portal/core/work/activities/lists').then((m) => [m.activityTypes, m.activityCategories]),
  },
  {
    areas: ['deliverableTypes', 'deliverableCategories', 'deliverableStatuses', 'deliverableActions', 'deliverableTemplates', 'deliverables'],
    load: () => import('@portal/core/work/deliverables/deliverables').then((m) => [m.deliverableTypes, m.deliverableCategories, m.deliverableStatuses, m.deliverableActions, m.deliverableTemplates, m.deliverables]),
  },
  {
    areas: ['overwatchAlarms'],
    load: () => import('@portal/core/work/interactions/overwatch/alarms').then((m) => [m.overwatchAlarms]),
  },
  {
    areas: ['strategies'],
    load: () => import('@portal/core/work/strategies/strategies').then((m) => [m.strategies]),
  },
  {
    areas: ['taskTeams', 'taskTypes', 'taskStatuses', 'taskTemplates', 'taskTemplateFields'],
    load: () => import('@portal/core/work/tasks/lists').then((m) => [m.taskTeams, m.taskTypes, m.taskStatuses, m.taskTemplates, m.taskTemplateFields]),
  },
]

/** The lists that stand on a route, in the order of their tabs. */
export const onRoutes: Readonly<Record<string, readonly string[]>> = {
  'clients.assessments': ['assessments', 'assessmentQuestions'],
  'clients.audits': ['auditFindings'],
  'clients.profile.assessments': ['assessments'],
  'clients.profile.competitors': ['competitors'],
  'clients.profile.contacts': ['contacts'],
  'clients.profile.core-vehicles': ['coreVehicles'],
  'clients.profile.credentials': ['credentials', 'scripts', 'implementationNotes', 'dashboardLinks'],
  'clients.profile.feeds': ['vehicleFeeds'],
  'clients.profile.guest-access': ['adPreviews', 'creativePreviews'],
  'clients.profile.integrations': ['clientIntegrations'],
  'clients.profile.mystery-shop-requests': ['mysteryShopRequests'],
  'clients.profile.negative-keywords': ['negativeKeywords'],
  'clients.profile.sales': ['sales', 'leads', 'appointments', 'croData'],
  'clients.profile.seo': ['deliverables', 'searchPlans', 'achievements'],
  'clients.profile.settings': ['clientSites'],
  'co-op.report-tracker': ['coopClaims'],
  'contacts.index': ['contacts'],
  'departments.user-abilities': ['departmentUserAbilities'],
  'departments.user-types': ['departmentUserTypes'],
  'feeCaps.index': ['feeCaps'],
  'groups.index': ['groups'],
  'industries.index': ['industries'],
  'lead-blacklist.index': ['leadBlacklist'],
  'leads.index': ['opportunities', 'opportunityStages', 'lostReasons'],
  'manufacturers.index': ['manufacturers', 'oemPrograms', 'oemFunds', 'oemFileColumns', 'oemStores', 'oemWaivers'],
  'onboarding.tasks': ['onboardingTasks'],
  'overwatch_alarms.index': ['overwatchAlarms'],
  'parentOrganizations.index': ['parentOrganizations'],
  'partners.index': ['partners', 'partnerClients'],
  'permission-role.index': ['userLevels'],
  'priority-watchlist.index': ['priorityWatchlist', 'watchlistSteps', 'watchlistMeetings', 'watchlistServices', 'watchlistProposals'],
  'priority-watchlist.settings': ['watchlistScales', 'healthParts'],
  'profitCenters.index': ['profitCenters'],
  'regions.index': ['regions'],
  'reporting.am-resource-planning': ['bandwidthCapacities'],
  'reporting.incident-report': ['incidents', 'incidentCauses'],
  'settings.account-manager-deliverable-tasks': ['deliverableTasks'],
  'settings.accounting': ['services', 'serviceGroups'],
  'settings.activity-types': ['activityTypes', 'categories'],
  'settings.agreement-templates': ['agreementTemplates', 'agreementTemplateServices', 'agreementTemplateQuestions'],
  'settings.cancellation-reasons': ['cancellationReasons'],
  'settings.client-audit': ['auditChecks'],
  'settings.client-data-settings': ['clientDataTypes'],
  'settings.client-tags': ['clientTags'],
  'settings.client-user-types': ['clientUserTypes'],
  'settings.management-groups': ['managementGroups'],
  'settings.metric-alarms': ['metricAlarms'],
  'settings.name-builder-settings': ['oemNameParts'],
  'settings.onboarding-task-categories': ['onboardingTaskCategories', 'onboardingTaskTemplates'],
  'settings.seo-deliverables': ['deliverableTemplates', 'deliverableTypes', 'deliverableCategories', 'deliverableStatuses', 'deliverableActions'],
  'settings.showroom': ['saleTypes', 'leadTypes', 'leadStatuses', 'appointmentTypes'],
  'spend_data_sources.index': ['spendDataSources'],
  'tactics.index': ['tactics'],
  'tasks.settings': ['taskTeams', 'taskTypes', 'taskStatuses', 'taskTemplates', 'taskTemplateFields'],
  'tools.client_notes': ['clientNotes'],
  'tools.oem-team-members': ['oemTeamMembers'],
  'tools.resources': ['resourceLinks', 'resourceCategories'],
  'tools.website_migrations': ['websiteMigrations'],
  'website_provider.index': ['websiteProviders'],
}

/** The lists whose entries name those of another. */
export const namedIn: Readonly<Record<string, readonly string[]>> = {
  activityTypes: ['categories'],
  agreementTemplates: ['agreementTemplateQuestions', 'agreementTemplateServices'],
  appointmentTypes: ['appointments'],
  auditChecks: ['auditFindings'],
  clientTags: ['metricAlarms'],
  clientUserTypes: ['auditChecks', 'onboardingTaskTemplates', 'resourceLinks'],
  deliverableActions: ['deliverables'],
  deliverableCategories: ['deliverableTemplates', 'deliverables'],
  deliverableStatuses: ['deliverables'],
  deliverableTypes: ['deliverableTemplates', 'deliverables'],
  departmentUserTypes: ['departmentUserAbilities'],
  groups: ['metricAlarms'],
  incidentCauses: ['incidents'],
  leadStatuses: ['leads'],
  leadTypes: ['leads'],
  lostReasons: ['opportunities'],
  manufacturers: ['coopClaims', 'metricAlarms', 'oemPrograms'],
  oemFunds: ['oemBudgets'],
  oemPrograms: ['oemBudgets', 'oemFileColumns', 'oemFunds', 'oemNameParts', 'oemStores', 'oemTeamMembers', 'oemWaivers'],
  oemTeamMembers: ['oemStores'],
  onboardingTaskCategories: ['onboardingTaskTemplates', 'onboardingTasks'],
  onboardingTaskTemplates: ['onboardingTaskTemplates'],
  onboardingTasks: ['onboardingTasks'],
  opportunityStages: ['opportunities'],
  partners: ['partnerClients'],
  priorityWatchlist: ['watchlistMeetings', 'watchlistServices', 'watchlistSteps'],
  resourceCategories: ['resourceLinks'],
  saleTypes: ['sales'],
  serviceGroups: ['services'],
  services: ['agreementTemplateServices', 'feeCaps', 'metricAlarms', 'onboardingTaskTemplates', 'onboardingTasks', 'watchlistServices'],
  strategies: ['deliverables'],
  tactics: ['strategies'],
  taskTeams: ['taskTemplates', 'taskTypes'],
  taskTemplates: ['taskTemplateFields'],
  taskTypes: ['taskTemplates'],
  watchlistScales: ['priorityWatchlist'],
  websiteProviders: ['searchPlans', 'websiteMigrations'],
}
