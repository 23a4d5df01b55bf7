import type { Screens } from '../../foundation/screens.ts'

export const mailScreens: Screens = {
  'reporting.email_communications': () =>
    import('./outbox-screen.tsx').then(({ OutboxScreen }) => ({ default: OutboxScreen })),
}
