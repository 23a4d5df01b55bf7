import type { Screens } from '../../shell/screens.ts'

export const guestScreens: Screens = {
  guest: () => import('./guest-screen.tsx').then((m) => ({ default: m.GuestScreen })),
  'clients.profile.guest-access': () =>
    import('./guest-access-tab.tsx').then((m) => ({ default: m.GuestAccessTab })),
}
