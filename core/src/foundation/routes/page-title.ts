import type { Route } from './route.ts'

/** `{route title} | {tenant}`, and Loading... while the tenant is unknown (shell 2.1, decision Q69). */
export const pageTitle = (route: Pick<Route, 'title'>, tenantName: string | null): string =>
  `${route.title} | ${tenantName ?? 'Loading...'}`
