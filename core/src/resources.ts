import type { Fields } from './foundation/contract/field.ts'
import type { Resource } from './foundation/contract/resource.ts'
import * as coop from './programs/coop/lists.ts'
import * as manufacturers from './programs/manufacturers/lists.ts'
import * as adPreviews from './clients/ad-previews/ad-previews.ts'
import * as creativePreviews from './clients/creative-previews/creative-previews.ts'
import * as assessments from './clients/assessments/lists.ts'
import * as audits from './clients/audits/lists.ts'
import * as feeds from './clients/feeds/lists.ts'
import * as integrations from './clients/integrations/lists.ts'
import * as seo from './clients/seo/lists.ts'
import * as clients from './clients/profile/lists.ts'
import * as departments from './access/departments/lists.ts'
import * as overwatch from './work/interactions/overwatch/alarms.ts'
import * as agency from './settings/lists/lists.ts'
import * as tasks from './work/tasks/lists.ts'
import * as users from './access/users/user-levels.ts'
import * as clientAccess from './clients/profile/client-access.ts'
import * as deliverables from './work/deliverables/deliverables.ts'
import * as sales from './sales/sales.ts'
import * as settings from './settings/lists/settings.ts'
import * as activityLists from './work/activities/lists.ts'
import * as services from './money/services/lists.ts'
import * as strategies from './work/strategies/strategies.ts'
import * as metricAlarms from './results/agency/metric-alarms.ts'
import * as agencyReports from './results/agency/lists.ts'
import * as payers from './money/invoicing/parent-organizations.ts'
import * as clientData from './clients/data/types.ts'
import * as partners from './settings/partners/lists.ts'
import * as tools from './settings/tools/lists.ts'
import * as agreementTemplates from './money/agreements/templates.ts'
import * as feeCaps from './money/changes/fee-caps.ts'
import * as siteIntelligence from './sites/intelligence/lists.ts'
import * as migrations from './sites/migrations/lists.ts'
import * as salesLists from './sales/lists.ts'
import * as health from './results/health/lists.ts'
import * as watchlist from './sales/watchlist.ts'

/** Where lists are declared. One that is added to a file named here is everywhere: calls, screen, search, tests. */
const declaredIn = [
  activityLists,
  adPreviews,
  creativePreviews,
  agency,
  clientData,
  agencyReports,
  agreementTemplates,
  metricAlarms,
  clients,
  clientAccess,
  coop,
  departments,
  deliverables,
  manufacturers,
  feeCaps,
  overwatch,
  migrations,
  partners,
  payers,
  sales,
  salesLists,
  assessments,
  audits,
  feeds,
  integrations,
  seo,
  services,
  settings,
  siteIntelligence,
  strategies,
  tasks,
  tools,
  users,
  watchlist,
  health,
] as const

type AnyResource = Resource<string, Fields, boolean>
type ResourcesOf<M> = M extends unknown ? Extract<M[keyof M], AnyResource> : never
/** Every declared list, with the literal types of its name and fields. */
export type DeclaredResource = ResourcesOf<(typeof declaredIn)[number]>

const isResource = (exported: unknown): exported is Resource =>
  typeof exported === 'object' && exported !== null && 'area' in exported && 'fields' in exported

/** Every simple record of the product, in the order of their areas' names: who imports a file does not decide it. */
export const resources: readonly Resource[] = declaredIn
  .flatMap((file) => Object.values<unknown>(file).filter(isResource))
  .toSorted((one, other) => (one.area < other.area ? -1 : 1))

/** The lists that stand on a screen, in the order of their tabs. */
export const listsOf = (route: string): readonly Resource[] =>
  resources
    .flatMap((resource) =>
      (resource.screens ?? []).flatMap((screen) => (screen.route === route ? [{ resource, screen }] : [])),
    )
    .toSorted((one, other) => (one.screen.place ?? 0) - (other.screen.place ?? 0))
    .map(({ resource }) => resource)
