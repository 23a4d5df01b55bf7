import type { Screens } from '../../foundation/screens.ts'

export const accessScreens: Screens = {
  'two-factor-authentication.index': () =>
    import('./two-factor-screen.tsx').then(({ TwoFactorScreen }) => ({ default: TwoFactorScreen })),
  'admin.blocked-addresses': () =>
    import('../sign-in/blocked-addresses-screen.tsx').then(({ BlockedAddressesScreen }) => ({
      default: BlockedAddressesScreen,
    })),
}
