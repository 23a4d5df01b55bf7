import type { Route } from './route.ts'

/** `{route title} | {tenant}`, and Loading... while the tenant is unknown. */
export const pageTitle = (route: Pick<Route, 'title'>, tenantName: string | null): string =>
  `${route.title} | ${tenantName ?? 'Loading...'}`
