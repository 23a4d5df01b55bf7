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
  // Where the calls for blocked addresses are made from.
  {
    name: 'admin.blocked-addresses',
    path: '/admin/blocked-addresses',
    title: 'Blocked Addresses',
    requiredRoles: administratorsOnly,
  },
  // Acting as somebody is logged, and read here.
  {
    name: 'admin.audit-log',
    path: '/admin/audit-log',
    title: 'Audit Log',
    requiredRoles: administratorsOnly,
  },
])
