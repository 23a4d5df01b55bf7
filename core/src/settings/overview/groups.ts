import type { RouteName } from '../../foundation/routes/index.ts'

/** Under what a screen of settings stands. A list that is not named here stands under the last one. */
export const groups: readonly {
  readonly title: string
  readonly sentence: string
  readonly routes: readonly RouteName[]
}[] = [
  {
    title: 'Clients',
    sentence: 'What is known of clients, how they are grouped and what is checked.',
    routes: [
      'settings.client-data-settings',
      'settings.client-tags',
      'groups.index',
      'settings.management-groups',
      'regions.index',
      'industries.index',
      'manufacturers.index',
      'website_provider.index',
      'settings.client-user-types',
      'settings.client-audit',
      'settings.onboarding-task-categories',
      'settings.showroom',
      'lead-blacklist.index',
      'priority-watchlist.settings',
    ],
  },
  {
    title: 'Services and money',
    sentence: 'What is sold, where it is booked and who is paid a share.',
    routes: [
      'settings.accounting',
      'profitCenters.index',
      'spend_data_sources.index',
      'settings.cancellation-reasons',
      'settings.agreement-templates',
      'partners.index',
      'coop.documents',
    ],
  },
  {
    title: 'Work',
    sentence: 'What people log, promise and deliver.',
    routes: [
      'settings.activity-types',
      'interaction_types.index',
      'custom_fields.index',
      'settings.account-manager-deliverable-tasks',
      'settings.seo-deliverables',
      'tactics.index',
      'tasks.settings',
      'settings.name-builder-settings',
    ],
  },
  {
    title: 'Alarms and mail',
    sentence: 'What people are told of, and how mail looks.',
    routes: [
      'overwatch_alarms.index',
      'settings.metric-alarms',
      'settings.push-reporting',
      'settings.email-communication-settings',
    ],
  },
  {
    title: 'People and access',
    sentence: 'Who works here, as what, and what that opens.',
    routes: [
      'departments.index',
      'departments.user-types',
      'departments.user-abilities',
      'permission-role.index',
      'two-factor-authentication.index',
      'settings.retention',
    ],
  },
  {
    title: 'The portal',
    sentence: 'How it looks, on which pages it stands and which programs use it.',
    routes: ['settings.tenant', 'carousel-upload.index', 'settings.embedding', 'settings.programs'],
  },
  {
    title: 'Beside settings',
    sentence: 'What is set elsewhere, and looked for here.',
    routes: ['users', 'profile', 'tools.integrations.index', 'tools.forms.index', 'imports.index'],
  },
]
