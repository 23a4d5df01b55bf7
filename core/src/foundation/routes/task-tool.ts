import { defineRoutes } from './route.ts'

/** The ways into the task tool. */
export const taskToolRoutes = defineRoutes({ area: 'Task tool' }, [
  { name: 'taskiq', path: '/taskiq', title: 'Task Tool', partnerAccessible: true },
  { name: 'taskiq.login', path: '/taskiq/login', title: 'Task Tool Sign-in', partnerAccessible: true },
  // Ours: the task tool that comes with the portal, where no other one is set up.
  { name: 'tasks', path: '/tasks', title: 'Tasks', searchGroup: 'Tools', partnerAccessible: true },
  {
    name: 'tasks.settings',
    path: '/tasks/settings',
    title: 'Task Settings',
    searchGroup: 'Settings',
    requiredRoles: ['Director'],
  },
])
