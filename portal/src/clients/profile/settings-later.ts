/** What of a client's settings is fetched once the form stands. */
export { CancelClient } from './cancel-client.tsx'
export { ClientLogo } from './client-logo.tsx'
export { EndBudgets } from './end-budgets.tsx'
