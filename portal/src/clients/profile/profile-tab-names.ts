import type { RouteName } from '@portal/core/foundation/routes'

type ProfileTab = Extract<RouteName, `clients.profile.${string}`>

/** The tabs of a client's profile, those used all day first. */
export const profileTabs = [
  'clients.profile.contacts',
  'clients.profile.budgets',
  'clients.profile.activity',
  'clients.profile.team',
  'clients.profile.integrations',
  'clients.profile.users',
  'clients.profile.settings',
  'clients.profile.communications',
  'clients.profile.credentials',
  'clients.profile.competitors',
  'clients.profile.accounting',
  'clients.profile.seo',
  'clients.profile.sales',
  'clients.profile.core-vehicles',
  'clients.profile.guest-access',
  'clients.profile.sales-incentives',
  'clients.profile.strategies',
  'clients.profile.feeds',
  'clients.profile.first-party-data-upload',
  'clients.profile.mystery-shop-requests',
  'clients.profile.assessments',
] as const satisfies readonly ProfileTab[]
