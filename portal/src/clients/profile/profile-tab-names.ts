import type { RouteName } from '@portal/core/foundation/routes'

type ProfileTab = Extract<RouteName, 'clients.profile' | `clients.profile.${string}`>

/** The tabs of a client's profile, as one looks for them: the overview by itself, then what belongs together. */
export const profileGroups = [
  { title: null, tabs: ['clients.profile'] },
  {
    title: 'Work',
    tabs: [
      'clients.profile.communications',
      'clients.profile.activity',
      'clients.profile.strategies',
      'clients.profile.seo',
      'clients.profile.assessments',
      'clients.profile.mystery-shop-requests',
    ],
  },
  { title: 'Money', tabs: ['clients.profile.budgets', 'clients.profile.accounting'] },
  {
    title: 'People',
    tabs: ['clients.profile.contacts', 'clients.profile.users', 'clients.profile.team'],
  },
  {
    title: 'Marketing',
    tabs: [
      'clients.profile.integrations',
      'clients.profile.competitors',
      'clients.profile.core-vehicles',
      'clients.profile.sales-incentives',
      'clients.profile.feeds',
      'clients.profile.first-party-data-upload',
    ],
  },
  { title: 'Results', tabs: ['clients.profile.sales'] },
  { title: 'Access', tabs: ['clients.profile.credentials', 'clients.profile.guest-access'] },
  { title: 'Setup', tabs: ['clients.profile.settings'] },
] as const satisfies readonly { readonly title: string | null; readonly tabs: readonly ProfileTab[] }[]
