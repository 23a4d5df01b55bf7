import { defineRoutes } from './route.ts'

/** The ways into the external task tool (platform 2). */
export const taskToolRoutes = defineRoutes({ area: 'Task tool' }, [
  { name: 'taskiq', path: '/taskiq', title: 'Task Tool', partnerAccessible: true },
  { name: 'taskiq.login', path: '/taskiq/login', title: 'Task Tool Sign-in', partnerAccessible: true },
])
