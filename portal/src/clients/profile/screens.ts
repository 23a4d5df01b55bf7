import type { Screens } from '../../foundation/screens.ts'

export const clientScreens: Screens = {
  'ad-preview': () =>
    import('../ad-previews/ad-preview-screen.tsx').then((m) => ({ default: m.AdPreviewScreen })),
  'clients.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ClientsScreen })),
  'clients.inactive': () =>
    import('./clients-screen.tsx').then((m) => ({ default: m.InactiveClientsScreen })),
  'prospects.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ProspectsScreen })),
  'clients.profile.team': () => import('./team-tab.tsx').then((m) => ({ default: m.TeamTab })),
  'clients.profile.guest-access': () =>
    import('./guest-access-tab.tsx').then((m) => ({ default: m.GuestAccessTab })),
  'clients.profile.settings': () => import('./settings-tab.tsx').then((m) => ({ default: m.SettingsTab })),
}
