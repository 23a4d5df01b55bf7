import { defineRoutes } from './route.ts'

/** What opens without a session, and the page for every unknown path (Access rules). */
export const publicRoutes = defineRoutes({ area: 'Public', access: 'public' }, [
  { name: 'login', path: '/login', title: 'Login', noPadding: true },
  { name: 'password.reset', path: '/reset-password', title: 'Reset Password', noPadding: true },
  { name: 'auth.google.callback', path: '/auth/google/callback', title: 'Google Sign-in' },
  { name: 'guest', path: '/guest', title: 'Guest Access' },
  { name: 'shared.coop-files', path: '/shared/coop-files/{publicId}', title: 'Shared Co-op Files' },
  { name: 'ad-preview', path: '/ad-preview/{previewId}', title: 'Ad Preview', numericParams: ['previewId'] },
  // Ours: a form at its own address.
  { name: 'forms.public', path: '/forms/{publicId}', title: 'Form', noPadding: true },
  // Ours: a proof for a guest.
  { name: 'proofs.public', path: '/proofs/{publicId}', title: 'Proof', noPadding: true },
  { name: 'term-of-service', path: '/term-of-service', title: 'Terms of Service' },
  { name: 'not-found', path: '*', title: 'Page not found' },
])
