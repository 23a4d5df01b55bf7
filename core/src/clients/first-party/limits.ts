/** Characters of a list of customers: it is read in memory. */
export const mostListBytes = 8 * 1024 * 1024

/** Customers of one list. */
export const mostCustomers = 50_000

/** Days for which the hashed files are kept. */
export const keptForDays = 30
