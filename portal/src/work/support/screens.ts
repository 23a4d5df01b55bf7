import type { Screens } from '../../foundation/screens.ts'

export const supportScreens: Screens = {
  'support-requests.detail': () =>
    import('./support-request-screen.tsx').then((m) => ({ default: m.SupportRequestScreen })),
}
