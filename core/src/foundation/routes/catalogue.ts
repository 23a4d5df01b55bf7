import { accountRoutes } from './account.ts'
import { accountingRoutes } from './accounting.ts'
import { adminRoutes } from './admin.ts'
import { agreementRoutes } from './agreements.ts'
import { clientProfileRoutes } from './client-profile.ts'
import { clientReportRoutes } from './client-reports.ts'
import { clientRoutes } from './clients.ts'
import { coopRoutes } from './co-op.ts'
import { dashboardRoutes } from './dashboards.ts'
import { manufacturerRoutes } from './manufacturers.ts'
import { publicRoutes } from './public.ts'
import { reportingRoutes } from './reporting.ts'
import { salesRoutes } from './sales.ts'
import { settingsRoutes } from './settings.ts'
import { siteIntelligenceRoutes } from './site-intelligence.ts'
import { supportRoutes } from './support.ts'
import { taskToolRoutes } from './task-tool.ts'
import { toolRoutes } from './tools.ts'
import { userRoutes } from './users.ts'
import type { Route } from './route.ts'

const areas = [
  publicRoutes,
  accountRoutes,
  dashboardRoutes,
  accountingRoutes,
  adminRoutes,
  agreementRoutes,
  clientRoutes,
  clientProfileRoutes,
  clientReportRoutes,
  salesRoutes,
  reportingRoutes,
  coopRoutes,
  manufacturerRoutes,
  settingsRoutes,
  toolRoutes,
  userRoutes,
  siteIntelligenceRoutes,
  supportRoutes,
  taskToolRoutes,
] as const

type Facts = (typeof areas)[number]['facts'][number]

/** The name of a screen: guest links keep it, so it stays as it is. */
export type RouteName = Facts['name']

/** The path of a screen by its name, for the types of its parameters. */
export type PathOf<Name extends RouteName> = Extract<Facts, { readonly name: Name }>['path']

/** Every screen of the portal, area by area. */
export const routes: readonly Route<RouteName>[] = areas.flatMap(
  (area): readonly Route<RouteName>[] => area.routes,
)

const byName = new Map<RouteName, Route<RouteName>>(routes.map((route) => [route.name, route]))

/**
 * A screen by its name.
 * @throws Error when there is none, which a typed name rules out.
 */
export const routeOf = (name: RouteName): Route<RouteName> => {
  const route = byName.get(name)
  if (!route) throw new Error(`No route is named ${name}`)
  return route
}
