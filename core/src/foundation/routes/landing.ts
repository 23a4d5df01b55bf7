import type { Person } from '../policy/actor.ts'
import { departments, fulfillmentDepartments, inDepartment } from '../policy/departments.ts'
import { passesRoles } from '../policy/roles.ts'
import { isEmployee } from '../policy/user-types.ts'
import { routeOf, type RouteName } from './catalogue.ts'

interface DepartmentDefault {
  readonly departments: readonly number[]
  readonly route: RouteName
}

/** Where the sidebar's Dashboard leads. Later matches override earlier ones. */
const sidebarDashboards: readonly DepartmentDefault[] = [
  { departments: fulfillmentDepartments, route: 'dashboard.pacing' },
  { departments: [departments.accountManagement], route: 'dashboard.account-management' },
  { departments: [departments.seo], route: 'dashboard.seo' },
  { departments: [departments.sem], route: 'dashboard.sem' },
  { departments: [departments.social], route: 'dashboard.social' },
]

/** Where sign-in leads: the same, and programmatic last. */
const landings: readonly DepartmentDefault[] = [
  ...sidebarDashboards,
  { departments: [departments.programmatic], route: 'dashboard.programmatic' },
]

const monthlyReport: RouteName = 'dashboard.monthly-report'

/** The last match whose screen the person may open, else the monthly report. */
const lastAllowed = (table: readonly DepartmentDefault[], person: Person): RouteName => {
  if (!isEmployee(person)) return monthlyReport
  const match = table.findLast(
    (entry) => inDepartment(person, ...entry.departments) && passesRoles(person, routeOf(entry.route)),
  )
  return match?.route ?? monthlyReport
}

/** The screen that sign-in and the home address lead to. */
export const landingRoute = (person: Person): RouteName => lastAllowed(landings, person)

/** The screen behind the sidebar's Dashboard. */
export const dashboardRoute = (person: Person): RouteName => lastAllowed(sidebarDashboards, person)
