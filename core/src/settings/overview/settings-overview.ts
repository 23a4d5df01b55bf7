import { retentionKinds } from '../retention/kinds.ts'
import type { Resource } from '../../foundation/contract/resource.ts'
import { routes, type RouteName } from '../../foundation/routes/index.ts'

/** A single thing that can be set: where it stands, and what it is a part of. */
export interface Setting {
  /** What a person looks for: the field, or the screen itself. */
  readonly name: string
  /** What it is about: a hint of the field, or the sentence of the screen. */
  readonly about: string
}

/** A screen of settings with what can be set on it. */
export interface SettingsScreen {
  readonly route: RouteName
  readonly title: string
  readonly path: string
  readonly sentence: string
  readonly settings: readonly Setting[]
  /** Other words by which people look for it. */
  readonly alsoCalled: readonly string[]
}

export interface SettingsGroup {
  readonly title: string
  readonly sentence: string
  readonly screens: readonly SettingsScreen[]
}

/** The lists of a route: `listsOf` of `core/src/resources.ts`, handed down. */
type ListsOf = (route: string) => readonly Resource[]

/** Under what a screen of settings stands. A list that is not named here stands under the last one. */
const groups: readonly {
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

/** What a screen that is no list is for, with what can be set on it. */
const written: Readonly<Partial<Record<RouteName, Pick<SettingsScreen, 'sentence' | 'settings'>>>> = {
  'settings.accounting': {
    sentence: 'What the agency sells, with the section, the platform and the default fees of each.',
    settings: [
      { name: 'Section', about: 'Under which dashboard and pacing a service counts.' },
      { name: 'Active', about: 'Whether new budgets can have the service.' },
    ],
  },
  'settings.activity-types': {
    sentence: 'What people do for clients, and in which categories.',
    settings: [{ name: 'Categories', about: 'What an activity is about.' }],
  },
  'interaction_types.index': {
    sentence: 'Kinds of calls, meetings and mails with clients, and what is asked of each.',
    settings: [{ name: 'Custom fields of a type', about: 'What the logger asks for.' }],
  },
  'custom_fields.index': {
    sentence: 'Questions that interaction types ask.',
    settings: [
      { name: 'Required', about: 'Whether an interaction can be logged without it.' },
      { name: 'Default value', about: 'What stands in the field at first.' },
    ],
  },
  'departments.index': {
    sentence: 'Departments, their members and who leads them.',
    settings: [{ name: 'Members', about: 'Who is in a department and as what.' }],
  },
  'permission-role.index': {
    sentence: 'Roles, what each opens, and who has them.',
    settings: [
      { name: 'Roles', about: 'What each opens, and who has it.' },
      { name: 'User levels', about: 'How far somebody has come.' },
    ],
  },
  'two-factor-authentication.index': {
    sentence: 'Who signs in with a second factor, and who must.',
    settings: [],
  },
  'coop.documents': { sentence: 'Files for co-op claims that are shared under an address.', settings: [] },
  'carousel-upload.index': { sentence: 'Pictures of the login screen.', settings: [] },
  'settings.tenant': {
    sentence: 'What everyone here sees: the name, the logo, the color.',
    settings: [
      { name: 'Name', about: 'In the header, on the login screen and in the title of every page.' },
      { name: 'Primary color', about: 'The color of buttons and links.' },
      { name: 'Logo', about: 'In the header and on the login screen.' },
      { name: 'GeoIQ Export', about: 'Whether it is offered.' },
    ],
  },
  'settings.embedding': {
    sentence: 'On which pages the widgets may stand, and the keys of their hosts.',
    settings: [
      { name: 'Allowed origins', about: 'Pages on which widgets open.' },
      { name: 'Keys', about: 'What the server of a host signs with.' },
    ],
  },
  'settings.programs': {
    sentence: 'Which programs call the portal, and which it tells when something happens.',
    settings: [
      { name: 'API keys', about: 'What other programs call the portal with, in whose name.' },
      {
        name: 'Webhooks',
        about: 'Addresses that are told of budgets, invoices, leads, activities, requests.',
      },
    ],
  },
  'settings.email-communication-settings': {
    sentence: 'Who mail comes from, where answers go, what stands below it and what is not sent.',
    settings: [
      { name: 'Sender Name', about: 'Whom mail comes from.' },
      { name: 'Answers Go To', about: 'Where a recipient’s answer arrives.' },
      { name: 'Signature', about: 'Stands below every message.' },
      { name: 'Mail that is not sent', about: 'Kinds of mail that stay in the outbox.' },
    ],
  },
  'settings.retention': {
    sentence: 'How long chats, mail, answers, visitors and logs are kept.',
    settings: Object.values(retentionKinds).map(({ label, about }) => ({ name: label, about })),
  },
  'settings.client-audit': { sentence: 'What is checked at every client.', settings: [] },
  'settings.name-builder-settings': { sentence: 'How campaigns are named.', settings: [] },
  'settings.metric-alarms': { sentence: 'When somebody is told of a figure.', settings: [] },
  'settings.push-reporting': { sentence: 'Sends a report to people now.', settings: [] },
  'tasks.settings': { sentence: 'Teams, types, statuses and templates of tasks.', settings: [] },
  users: {
    sentence: 'Who has an account, with role, department, clients and the days on which it starts and ends.',
    settings: [
      { name: 'Role', about: 'What an account opens.' },
      { name: 'Department', about: 'Where somebody works.' },
      { name: 'Clients', about: 'Which clients somebody sees.' },
    ],
  },
  profile: {
    sentence: 'Your own account.',
    settings: [
      { name: 'Password', about: 'Your own.' },
      { name: 'Two-factor authentication', about: 'An app, mailed codes or a passkey for your own sign-in.' },
      { name: 'Sessions', about: 'Where you are signed in, and the way to end it.' },
      { name: 'Theme', about: 'Light, dark or as the device has it.' },
      { name: 'Calendar', about: 'Whether Your Day reads your calendar.' },
    ],
  },
  'tools.integrations.index': {
    sentence: 'Systems that the portal speaks to, and how they are.',
    settings: [],
  },
  'tools.forms.index': { sentence: 'Forms that clients and their customers fill in.', settings: [] },
  'imports.index': { sentence: 'Clients, budgets and figures from files.', settings: [] },
}

/** What people type who look for a screen and know it by other words. */
const alsoCalled: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  'settings.client-data-settings': ['custom client fields', 'typed fields', 'CRM', 'DMS', 'data types'],
  'settings.client-tags': ['labels', 'colors'],
  'groups.index': ['dealer groups'],
  'industries.index': ['verticals'],
  'manufacturers.index': ['OEM', 'brands', 'makes', 'programs', 'funds'],
  'website_provider.index': ['CMS', 'hosting', 'vendors'],
  'settings.client-audit': ['checks', 'health'],
  'settings.onboarding-task-categories': ['kickoff', 'launch'],
  'lead-blacklist.index': ['spam', 'blocked', 'ignore'],
  'settings.accounting': [
    'service fees',
    'general ledger account code',
    'GL',
    'section',
    'products',
    'pricing',
  ],
  'profitCenters.index': ['general ledger account code', 'GL', 'revenue', 'bookkeeping'],
  'spend_data_sources.index': ['spend sources', 'platforms'],
  'settings.cancellation-reasons': ['churn', 'lost clients', 'leave'],
  'settings.agreement-templates': ['contracts', 'terms'],
  'partners.index': ['white label', 'branding', 'resellers'],
  'settings.activity-types': ['activity log'],
  'interaction_types.index': ['calls', 'meetings'],
  'settings.seo-deliverables': ['strategy statuses', 'deliverable actions'],
  'settings.name-builder-settings': ['naming', 'UTM', 'campaign names'],
  'overwatch_alarms.index': ['alerts', 'thresholds', 'silence'],
  'settings.metric-alarms': ['alerts', 'thresholds', 'notifications', 'warnings'],
  'settings.push-reporting': ['announcements', 'send'],
  'settings.email-communication-settings': [
    'mail notifications',
    'from name',
    'reply to',
    'footer',
    'unsubscribe',
    'SMTP',
  ],
  'departments.index': ['teams', 'organization chart', 'org', 'team leads', 'managers'],
  'departments.user-abilities': ['duties', 'tasks of members'],
  'permission-role.index': ['permissions', 'rights', 'access', 'identity'],
  'two-factor-authentication.index': ['2FA', 'MFA', 'multi-factor', 'authenticator', 'security'],
  'settings.retention': ['privacy', 'GDPR', 'CCPA', 'delete or erase a person', 'personal data', 'forget'],
  'settings.tenant': ['branding', 'brand color', 'theme', 'company name'],
  'carousel-upload.index': ['login background', 'sign-in slides', 'images'],
  'settings.embedding': ['embed', 'iframe', 'domains', 'allow list', 'CORS'],
  'settings.programs': ['tokens', 'developers', 'access keys', 'integrations', 'Zapier', 'BI'],
  users: ['people', 'accounts', 'employees', 'permissions', 'deactivate', 'terminate'],
  profile: ['security', 'sign-in with Google', 'SSO', 'dark mode', 'photo', 'MFA', '2FA'],
  'tools.integrations.index': ['CallRail', 'Google Ads', 'Jira', 'TaskIQ', 'SMTP', 'Redis', 'connections'],
  'tools.forms.index': ['surveys', 'questionnaires'],
  'imports.index': ['upload', 'CSV', 'Excel'],
}

const mayBeSettings = new Set<string>(
  routes.flatMap(({ name, area, path }) =>
    path.includes('{') || path === '/settings' ? [] : area === 'Settings' ? [name] : [],
  ),
)

/** A screen with what can be set on it: its lists by their declarations, everything else as it is written above. */
function screenOf(name: RouteName, listsOf: ListsOf): SettingsScreen | null {
  const route = routes.find((one) => one.name === name)
  if (!route) return null
  const { title, path } = route
  const lists = listsOf(name)
  const [first] = lists
  const sentence = first?.screens?.find((screen) => screen.route === name)?.sentence
  const own = written[name]
  if (sentence === undefined && own === undefined) return null
  return {
    route: name,
    title,
    path,
    sentence: sentence ?? own?.sentence ?? '',
    settings: [
      ...lists.flatMap(({ many, fields }) => [
        ...(lists.length > 1 ? [{ name: many, about: title }] : []),
        ...Object.values(fields).map(({ label, hint }) => ({
          name: label,
          about: lists.length > 1 ? `Of ${many}. ${hint ?? ''}`.trim() : (hint ?? `Of each of the ${many}.`),
        })),
      ]),
      ...(own?.settings ?? []),
    ],
    alsoCalled: [...(alsoCalled[name] ?? []), ...lists.flatMap((list) => list.alsoCalled ?? [])],
  }
}

/** Every screen of settings by group: lists from their declarations, so that none is forgotten. */
export function settingsGroups(listsOf: ListsOf): readonly SettingsGroup[] {
  const named = new Set<string>(groups.flatMap((group) => group.routes))
  const rest = routes.flatMap(({ name }) => (mayBeSettings.has(name) && !named.has(name) ? [name] : []))
  return [...groups, { title: 'More', sentence: 'Other lists that people keep.', routes: rest }].flatMap(
    ({ title, sentence, routes: names }) => {
      const screens = names.flatMap((name) => screenOf(name, listsOf) ?? [])
      return screens.length > 0 ? [{ title, sentence, screens }] : []
    },
  )
}
