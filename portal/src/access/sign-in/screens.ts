import type { Screens } from '../../foundation/screens.ts'

/** What stands before anybody is signed in. */
export const openingScreens: Screens = {
  login: () => import('./login-screen.tsx').then(({ LoginScreen }) => ({ default: LoginScreen })),
  'auth.google.callback': () =>
    import('./google-callback-screen.tsx').then((m) => ({ default: m.GoogleCallbackScreen })),
  'password.reset': () =>
    import('../passwords/reset-password-screen.tsx').then(({ ResetPasswordScreen }) => ({
      default: ResetPasswordScreen,
    })),
}
