import { mayOpen, pathOf, routeOf, type RouteName, type SessionFacts } from '@portal/core/foundation/routes'

/** Reports that are about one client. */
const reports = [
  'clients.insights',
  'clients.connected-tv-insights',
  'clients.programmatic-insights',
  'clients.programmatic-insights-v2',
  'clients.programmatic-audio-insights',
  'clients.seo-division-report',
  'clients.google-business-profile-report',
  'clients.local-service-ads',
  'clients.location-report',
  'clients.inventory-ads-report',
  'clients.conversioniq-insights',
  'clients.yoy-performance',
  'clients.client-activities',
] as const satisfies readonly RouteName[]

/** Two reports have one title; here they stand beside each other. */
const titles: { readonly [N in RouteName]?: string } = {
  'clients.programmatic-insights-v2': 'Programmatic Insights by Creative',
}

/** A way to a report, with its title. */
export interface ReportWay {
  readonly name: RouteName
  readonly label: string
  readonly href: string
}

/** The ways to the reports of a client that this person may open, by the client's slug. */
export const reportsOfClient = (slug: string, facts: SessionFacts): readonly ReportWay[] =>
  reports
    .filter((name) => mayOpen(name, facts, { slug }))
    .map((name) => ({ name, label: titles[name] ?? routeOf(name).title, href: pathOf(name, { slug }) }))
