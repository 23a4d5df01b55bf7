import { defineRoutes } from './route.ts'

/** Support requests. */
export const supportRoutes = defineRoutes({ area: 'Support' }, [
  { name: 'support-requests.detail', path: '/support-requests/{issueKey}', title: 'Support Request' },
])
