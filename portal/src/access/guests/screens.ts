import type { Screens } from '../../foundation/screens.ts'

export const guestScreens: Screens = {
  guest: () => import('./guest-screen.tsx').then((m) => ({ default: m.GuestScreen })),
}
