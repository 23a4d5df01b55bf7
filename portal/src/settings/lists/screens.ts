import type { Screens } from '../../foundation/screens.ts'

export const settingsScreens: Screens = {
  'settings.index': () =>
    import('../overview/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  'tools.integrations.index': () =>
    import('../integrations/integrations-screen.tsx').then((m) => ({ default: m.IntegrationsScreen })),
  'settings.email-communication-settings': () =>
    import('../mail/mail-settings-screen.tsx').then((m) => ({ default: m.MailSettingsScreen })),
  'settings.retention': () =>
    import('../retention/retention-screen.tsx').then((m) => ({ default: m.RetentionScreen })),
  'settings.accounting': () => import('./services-screen.tsx').then((m) => ({ default: m.ServicesScreen })),
}
