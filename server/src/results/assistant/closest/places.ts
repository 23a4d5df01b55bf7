import type { Resource } from '@portal/core/foundation/contract/resource'
import { routes, type Route, type RouteName } from '@portal/core/foundation/routes'
import type { Report } from '@portal/core/platform/reports/report'
import { reports } from '@portal/core/reports.generated'
import { resources } from '@portal/core/resources'
import { settingsGroups } from '@portal/core/settings/overview/settings-overview'
import { topics } from '../language/declared-topics.ts'
import type { Topic } from '../language/topic.ts'

/** Something that the portal shows, with the words by which people may look for it. */
export interface Place {
  /** Of the topic or the route. */
  readonly id: string
  readonly title: string
  /** What its rows are asked for by; null for a screen that is no list and no report. */
  readonly topic: Topic | null
  /** Its screen, `{slug}` in the place of a client; null where its answers name their source themselves. */
  readonly path: string | null
  /** What it is called besides. */
  readonly words: string
  readonly sentence: string
  /** Its columns and their choices, or what can be set there. */
  readonly holds: string
}

/** Where the portal's own measures stand, which are no declared list and no report. */
const screensOfCore: Readonly<Record<string, RouteName>> = {
  figures: 'dashboard.monthly-report',
  budgets: 'activeBudgets.index',
  pacing: 'dashboard.pacing',
  activities: 'report.activities',
  interactions: 'reporting.overwatch-dashboard',
  tasks: 'tasks',
  team: 'clients.clientTeam',
  clients: 'clients.index',
  people: 'users',
  invoices: 'invoicing.index',
  invoicingMonths: 'invoicing.index',
  goals: 'reporting.client-primary-goals',
  agreements: 'agreements.index',
  budgetIncreases: 'budgetIncreaseApprovals.index',
  proofs: 'tools.proofs',
  allocations: 'budgetAllocations.index',
  auditLog: 'admin.audit-log',
  redirects: 'tools.website_migrations',
  formAnswers: 'tools.forms.index',
  imports: 'imports.index',
  departments: 'departments.index',
}

const lists: readonly Resource[] = resources
const declared: readonly Report[] = reports
const withRoute = (name: string | null | undefined): Route | undefined =>
  routes.find((route) => route.name === name)

/** A screen that can be gone to: of all clients, or of one. */
const isOpenTo = ({ path, access, redirectsTo }: Route): boolean =>
  access !== 'public' && redirectsTo === null && !path.replace('/clients/{slug}/', '/').includes('{')

const holdsOf = ({ columns }: Topic): string =>
  columns
    .flatMap(({ label, words, values = [], did = [] }) => [
      label,
      ...words,
      ...did,
      ...values.map((one) => one.label),
    ])
    .join(' ')

function placeOfTopic(topic: Topic): Place & { readonly route: string | null } {
  const report = declared.find(({ name }) => name === topic.id)
  const list = lists.find(({ area }) => area === topic.id)
  const [screen] = list?.screens ?? []
  const route = withRoute(report?.route ?? screen?.route ?? screensOfCore[topic.id])
  return {
    id: `topic ${topic.id}`,
    title: topic.title,
    topic,
    path: route && isOpenTo(route) ? route.path : null,
    words: [topic.rows ?? '', ...topic.words].join(' '),
    sentence: [report?.sentence ?? '', ...(list?.screens ?? []).map((one) => one.sentence ?? '')].join(' '),
    holds: holdsOf(topic),
    // A screen that the portal's own measures share with others stays one by itself.
    route: screensOfCore[topic.id] === undefined ? (route?.name ?? null) : null,
  }
}

const ofTopics = topics.map(({ topic }) => placeOfTopic(topic))
const taken = new Set(ofTopics.flatMap(({ route }) => (route === null ? [] : [route])))
const settingScreens = new Map(
  settingsGroups((route) => lists.filter(({ screens = [] }) => screens.some((one) => one.route === route)))
    .flatMap(({ screens }) => screens)
    .map((screen) => [screen.route as string, screen]),
)

const ofScreens = routes
  .filter((route) => isOpenTo(route) && !taken.has(route.name))
  .map(({ name, title, path, area }): Place => {
    const settings = settingScreens.get(name)
    return {
      id: `screen ${name}`,
      title,
      topic: null,
      path,
      words: (settings?.alsoCalled ?? []).join(' '),
      sentence: `${settings?.sentence ?? ''} ${area}`,
      holds: (settings?.settings ?? []).map(({ name: what, about }) => `${what} ${about}`).join(' '),
    }
  })

/** Every list, report and screen, once. */
export const places: readonly Place[] = [...ofTopics, ...ofScreens]
