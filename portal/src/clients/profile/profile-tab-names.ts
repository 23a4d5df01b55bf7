import type { RouteName } from '@portal/core/foundation/routes'

export type ProfileTab = Extract<RouteName, 'clients.profile' | `clients.profile.${string}`>

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
      'clients.profile.negative-keywords',
      'clients.profile.sales-incentives',
      'clients.profile.feeds',
      'clients.profile.first-party-data-upload',
    ],
  },
  { title: 'Results', tabs: ['clients.profile.sales'] },
  { title: 'Access', tabs: ['clients.profile.credentials', 'clients.profile.guest-access'] },
  { title: 'Setup', tabs: ['clients.profile.settings'] },
] as const satisfies readonly { readonly title: string | null; readonly tabs: readonly ProfileTab[] }[]

/** The letter that leads to a tab after `g`, from any other. */
export const profileLetters = {
  'clients.profile': 'o',
  'clients.profile.communications': 'm',
  'clients.profile.activity': 'a',
  'clients.profile.strategies': 'y',
  'clients.profile.seo': 'e',
  'clients.profile.assessments': 'q',
  'clients.profile.mystery-shop-requests': 'h',
  'clients.profile.budgets': 'b',
  'clients.profile.accounting': 'n',
  'clients.profile.contacts': 'c',
  'clients.profile.users': 'u',
  'clients.profile.team': 't',
  'clients.profile.integrations': 'i',
  'clients.profile.competitors': 'r',
  'clients.profile.core-vehicles': 'v',
  'clients.profile.negative-keywords': 'w',
  'clients.profile.sales-incentives': 'l',
  'clients.profile.feeds': 'f',
  'clients.profile.first-party-data-upload': 'd',
  'clients.profile.sales': 's',
  'clients.profile.credentials': 'k',
  'clients.profile.guest-access': 'g',
  'clients.profile.settings': 'p',
} as const satisfies Readonly<Record<(typeof profileGroups)[number]['tabs'][number], string>>
