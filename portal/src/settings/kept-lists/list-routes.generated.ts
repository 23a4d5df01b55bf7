// Made from the declared lists by `npm run check`; a law compares it with them.
import type { RouteName } from '@portal/core/foundation/routes'

/** The routes whose screens are lists declared in core. */
export const listRoutes = [
  'clients.profile.competitors',
  'clients.profile.contacts',
  'clients.profile.core-vehicles',
  'clients.profile.credentials',
  'clients.profile.mystery-shop-requests',
  'clients.profile.sales',
  'contacts.index',
  'departments.user-abilities',
  'departments.user-types',
  'groups.index',
  'industries.index',
  'manufacturers.index',
  'overwatch_alarms.index',
  'parentOrganizations.index',
  'permission-role.index',
  'profitCenters.index',
  'regions.index',
  'settings.account-manager-deliverable-tasks',
  'settings.cancellation-reasons',
  'settings.client-tags',
  'settings.client-user-types',
  'settings.onboarding-task-categories',
  'settings.seo-deliverables',
  'spend_data_sources.index',
  'tactics.index',
  'tasks.settings',
  'website_provider.index',
] as const satisfies readonly RouteName[]
