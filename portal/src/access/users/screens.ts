import type { Screens } from '../../foundation/screens.ts'

export const userScreens: Screens = {
  users: () => import('./users-screen.tsx').then((m) => ({ default: m.UsersScreen })),
  'users.create': () => import('./edit-user-screen.tsx').then((m) => ({ default: m.CreateUserScreen })),
  'users.edit': () => import('./edit-user-screen.tsx').then((m) => ({ default: m.EditUserScreen })),
  'users.client-assign': () =>
    import('./client-assign-screen.tsx').then((m) => ({ default: m.ClientAssignScreen })),
  profile: () => import('./profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  'permission-role.index': () => import('./iam-screen.tsx').then((m) => ({ default: m.IamScreen })),
}
