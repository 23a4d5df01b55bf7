import { administratorsOnly } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Administration (Admin and agreements). */
export const adminRoutes = defineRoutes({ area: 'Admin', searchGroup: 'Tools' }, [
  {
    name: 'admin.helpers',
    path: '/admin/helpers',
    title: 'Admin Helpers',
    requiredRoles: administratorsOnly,
  },
  {
    name: 'admin.usage-logs',
    path: '/admin/usage-logs',
    title: 'Usage Logs',
    requiredRoles: administratorsOnly,
  },
  // Ours: the calls for blocked addresses have no screen of the specification.
  {
    name: 'admin.blocked-addresses',
    path: '/admin/blocked-addresses',
    title: 'Blocked Addresses',
    requiredRoles: administratorsOnly,
  },
  // Ours: the specification asks that impersonation is logged, and has no screen to read it.
  {
    name: 'admin.audit-log',
    path: '/admin/audit-log',
    title: 'Audit Log',
    requiredRoles: administratorsOnly,
  },
])
