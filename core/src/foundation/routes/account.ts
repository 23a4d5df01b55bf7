import { defineRoutes } from './route.ts'

/** What every signed-in person reaches. */
export const accountRoutes = defineRoutes({ area: 'Account' }, [
  { name: 'logout', path: '/logout', title: 'Log out', clientAccessible: true, partnerAccessible: true },
  {
    name: 'attachment',
    path: '/attachment/{attachment}',
    title: 'Attachment',
    clientAccessible: true,
    partnerAccessible: true,
  },
  // Ours: the pop-up in which a widget of another origin signs in (docs/embedding.md).
  {
    name: 'embed.sign-in',
    path: '/embed/sign-in',
    title: 'Sign in to a widget',
    clientAccessible: true,
    partnerAccessible: true,
    noPadding: true,
  },
])
