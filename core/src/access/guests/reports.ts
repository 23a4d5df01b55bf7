import { routeOf, type RouteName } from '../../foundation/routes/catalogue.ts'
import { fillPath } from '../../foundation/routes/path.ts'

/** The reports that a guest link can open. */
export const guestReports = [
  'clients.insights',
  'clients.seo-division-report',
  'co-op.seo',
  'co-op.facebook',
] as const satisfies readonly RouteName[]

export type GuestReport = (typeof guestReports)[number]

/** Whether a route is a report that guests may be let into. */
export const isGuestReport = (route: string): route is GuestReport =>
  guestReports.some((report) => report === route)

/** What a report is called. */
export const titleOfReport = (report: GuestReport): string => routeOf(report).title

/** The report of a title, as a form holds it. */
export const reportTitled = (title: string): GuestReport | undefined =>
  guestReports.find((report) => titleOfReport(report) === title)

/** The address of the report for a client. */
export const pathOfReport = (report: GuestReport, slug: string): string =>
  fillPath(routeOf(report).path, { slug })
