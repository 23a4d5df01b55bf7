// Made from the files that declare lists by `npm run check`; a law compares it with them.
import { departmentUserTypes, departmentUserAbilities } from './access/departments/lists.ts'
import { userLevels } from './access/users/user-levels.ts'
import { adPreviews } from './clients/ad-previews/ad-previews.ts'
import { assessments, assessmentQuestions } from './clients/assessments/lists.ts'
import { auditChecks, auditFindings } from './clients/audits/lists.ts'
import { creativePreviews } from './clients/creative-previews/creative-previews.ts'
import { clientDataTypes } from './clients/data/types.ts'
import { vehicleFeeds } from './clients/feeds/lists.ts'
import { clientIntegrations } from './clients/integrations/lists.ts'
import { credentials, scripts } from './clients/profile/client-access.ts'
import { contacts, competitors, coreVehicles, negativeKeywords, mysteryShopRequests, implementationNotes, dashboardLinks } from './clients/profile/lists.ts'
import { searchPlans, achievements } from './clients/seo/lists.ts'
import { agreementTemplates, agreementTemplateServices, agreementTemplateQuestions } from './money/agreements/templates.ts'
import { feeCaps } from './money/changes/fee-caps.ts'
import { parentOrganizations } from './money/invoicing/parent-organizations.ts'
import { services } from './money/services/lists.ts'
import { coopClaims } from './programs/coop/lists.ts'
import { oemPrograms, oemFunds, oemNameParts, oemFileColumns } from './programs/manufacturers/lists.ts'
import { oemTeamMembers, oemStores, oemBudgets, oemWaivers } from './programs/manufacturers/store-lists.ts'
import { bandwidthCapacities, incidentCauses, incidents } from './results/agency/lists.ts'
import { metricAlarms } from './results/agency/metric-alarms.ts'
import { healthParts } from './results/health/lists.ts'
import { leadBlacklist, opportunityStages, lostReasons, opportunities, onboardingTaskTemplates, onboardingTasks } from './sales/lists.ts'
import { saleTypes, leadTypes, leadStatuses, appointmentTypes, sales, leads, appointments, croData } from './sales/sales.ts'
import { watchlistScales, priorityWatchlist, watchlistProposals, watchlistSteps, watchlistMeetings, watchlistServices } from './sales/watchlist.ts'
import { deliverableTasks, industries, groups, manufacturers, websiteProviders, profitCenters, regions, onboardingTaskCategories, spendDataSources, clientTags } from './settings/lists/lists.ts'
import { cancellationReasons, managementGroups, serviceGroups, clientUserTypes, tactics } from './settings/lists/settings.ts'
import { partners, partnerClients } from './settings/partners/lists.ts'
import { resourceCategories, resourceLinks, clientNotes } from './settings/tools/lists.ts'
import { clientSites } from './sites/intelligence/lists.ts'
import { websiteMigrations } from './sites/migrations/lists.ts'
import { activityTypes, activityCategories } from './work/activities/lists.ts'
import { deliverableTypes, deliverableCategories, deliverableStatuses, deliverableActions, deliverableTemplates, deliverables } from './work/deliverables/deliverables.ts'
import { overwatchAlarms } from './work/interactions/overwatch/alarms.ts'
import { strategies } from './work/strategies/strategies.ts'
import { taskTeams, taskTypes, taskStatuses, taskTemplates, taskTemplateFields } from './work/tasks/lists.ts'

/** Every declared list. */
export const declaredLists = [
  departmentUserTypes,
  departmentUserAbilities,
  userLevels,
  adPreviews,
  assessments,
  assessmentQuestions,
  auditChecks,
  auditFindings,
  creativePreviews,
  clientDataTypes,
  vehicleFeeds,
  clientIntegrations,
  credentials,
  scripts,
  contacts,
  competitors,
  coreVehicles,
  negativeKeywords,
  mysteryShopRequests,
  implementationNotes,
  dashboardLinks,
  searchPlans,
  achievements,
  agreementTemplates,
  agreementTemplateServices,
  agreementTemplateQuestions,
  feeCaps,
  parentOrganizations,
  services,
  coopClaims,
  oemPrograms,
  oemFunds,
  oemNameParts,
  oemFileColumns,
  oemTeamMembers,
  oemStores,
  oemBudgets,
  oemWaivers,
  bandwidthCapacities,
  incidentCauses,
  incidents,
  metricAlarms,
  healthParts,
  leadBlacklist,
  opportunityStages,
  lostReasons,
  opportunities,
  onboardingTaskTemplates,
  onboardingTasks,
  saleTypes,
  leadTypes,
  leadStatuses,
  appointmentTypes,
  sales,
  leads,
  appointments,
  croData,
  watchlistScales,
  priorityWatchlist,
  watchlistProposals,
  watchlistSteps,
  watchlistMeetings,
  watchlistServices,
  deliverableTasks,
  industries,
  groups,
  manufacturers,
  websiteProviders,
  profitCenters,
  regions,
  onboardingTaskCategories,
  spendDataSources,
  clientTags,
  cancellationReasons,
  managementGroups,
  serviceGroups,
  clientUserTypes,
  tactics,
  partners,
  partnerClients,
  resourceCategories,
  resourceLinks,
  clientNotes,
  clientSites,
  websiteMigrations,
  activityTypes,
  activityCategories,
  deliverableTypes,
  deliverableCategories,
  deliverableStatuses,
  deliverableActions,
  deliverableTemplates,
  deliverables,
  overwatchAlarms,
  strategies,
  taskTeams,
  taskTypes,
  taskStatuses,
  taskTemplates,
  taskTemplateFields,
] as const
