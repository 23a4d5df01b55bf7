import type { Screens } from '../../foundation/screens.ts'

export const accessScreens: Screens = {
  login: () => import('./login-screen.tsx').then(({ LoginScreen }) => ({ default: LoginScreen })),
  'auth.google.callback': () =>
    import('./google-callback-screen.tsx').then((m) => ({ default: m.GoogleCallbackScreen })),
  'two-factor-authentication.index': () =>
    import('../second-factor/two-factor-screen.tsx').then(({ TwoFactorScreen }) => ({
      default: TwoFactorScreen,
    })),
  'admin.blocked-addresses': () =>
    import('./blocked-addresses-screen.tsx').then(({ BlockedAddressesScreen }) => ({
      default: BlockedAddressesScreen,
    })),
  'password.reset': () =>
    import('../passwords/reset-password-screen.tsx').then(({ ResetPasswordScreen }) => ({
      default: ResetPasswordScreen,
    })),
}
