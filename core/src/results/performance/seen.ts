import { ownClients, ownGroups } from '../../foundation/policy/rules-of-calls.ts'
import type { Actor } from '../../foundation/policy/actor.ts'
import { forPeople, type Rule } from '../../foundation/policy/rule.ts'
import { isRegionalManager } from '../../foundation/policy/user-types.ts'
import { seesActualSpend } from '../../money/budgets/policy.ts'
import type { ReportFilters, ReportTabs } from '../../platform/reports/report.ts'
import type { ReportColumn } from '../../platform/reports/report-column.ts'

/** Whoever reads how stores perform: a Regional Manager the groups that are theirs, a client its own stores. */
export const seesPerformance: Rule = forPeople(
  'Employees for every client, Regional Managers for the stores of their groups, everyone else for the clients they are authorised for.',
  (person) => (isRegionalManager(person) ? ownGroups.scope(person) : ownClients.scope(person)),
)

/** Who is asked about. Groups are a list of the agency's own: everybody else chooses among those of the stores that they see. */
export const storeFilters = {
  groupId: { kind: 'record', label: 'Group', of: 'groups', seenBy: seesActualSpend },
  ownGroup: { kind: 'found', label: 'Group', seenBy: (actor: Actor) => !seesActualSpend(actor) },
  clientId: { kind: 'record', label: 'Client', of: 'clients' },
} as const satisfies ReportFilters

/** People are counted day by day: who comes on two days is two of the sum, and who visits two stores is one of each. */
export const usersAtMost = {
  label: 'Users, at Most',
  kind: 'count',
  good: 'up',
  total: 'none',
  alsoCalled: ['users'],
  hint: 'People of each day, added up: who comes on two days is counted twice',
} as const satisfies ReportColumn

/** The screen that these reports are tabs of. */
export const performanceTabs: ReportTabs = {
  label: 'Group performance',
  of: [
    { route: 'reporting.overview', label: 'Overview' },
    { route: 'reporting.website-performance', label: 'Website' },
    { route: 'reporting.seo-performance', label: 'SEO' },
    { route: 'reporting.paid-search-performance', label: 'Paid Search' },
    { route: 'reporting.social-performance', label: 'Social' },
    { route: 'reporting.cro-dashboard', label: 'CRO' },
  ],
}
