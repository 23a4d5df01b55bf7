/** `budgetTags` as addresses write it: `/budget-tags`. */
export const usualPath = (name: string): string =>
  `/${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`

/** Where what is kept of one client is: `/clients/{id}/budget-tags`. */
export const usualPathOfClient = (name: string): string => `/clients/{id}${usualPath(name)}`

/** Where reports are that have no other address. */
export const usualReportPath = (name: string): string => `/reports${usualPath(name)}`

/** Where reports of one client are. */
export const reportsOfClient = '/clients/{clientId}/reports'

/** Where a report of one client is that has no other address: `/clients/{clientId}/reports/feed-changes`. */
export const usualReportPathOfClient = (name: string): string => reportsOfClient + usualPath(name)
