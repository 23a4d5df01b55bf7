import { defineRoutes } from './route.ts'

/** Support requests (platform 2). */
export const supportRoutes = defineRoutes({ area: 'Support' }, [
  { name: 'support-requests.detail', path: '/support-requests/{issueKey}', title: 'Support Request' },
])
