import { administratorsOnly } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Users and one's own profile (Users). */
export const userRoutes = defineRoutes({ area: 'Users', searchGroup: 'Users' }, [
  { name: 'users', path: '/users', title: 'Users' },
  // Where the call that adds a user is made from.
  {
    name: 'users.create',
    path: '/users/create',
    title: 'Add User',
    requiredRoles: administratorsOnly,
    searchable: false,
  },
  { name: 'users.edit', path: '/users/{id}/edit', title: 'Edit User' },
  { name: 'profile', path: '/profile', title: 'My Profile', clientAccessible: true },
  { name: 'users.client-assign', path: '/users/{id}/client-assign', title: 'Assign Clients' },
])
