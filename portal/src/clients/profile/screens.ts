import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../foundation/screens.ts'
import { profileTabs } from './profile-tab-names.ts'

const unbuilt = () => import('./unbuilt-tab.tsx').then((m) => ({ default: m.UnbuiltTab }))

/** Every tab has the profile around it; those below, and those of other areas, have content of their own. */
const tabs: Screens = Object.fromEntries(
  profileTabs.map((name): [RouteName, typeof unbuilt] => [name, unbuilt]),
)

export const clientScreens: Screens = {
  ...tabs,
  'clients.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ClientsScreen })),
  'clients.inactive': () =>
    import('./clients-screen.tsx').then((m) => ({ default: m.InactiveClientsScreen })),
  'prospects.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ProspectsScreen })),
  'clients.profile.team': () => import('./team-tab.tsx').then((m) => ({ default: m.TeamTab })),
  'clients.profile.guest-access': () =>
    import('./guest-access-tab.tsx').then((m) => ({ default: m.GuestAccessTab })),
  'clients.profile.settings': () => import('./settings-tab.tsx').then((m) => ({ default: m.SettingsTab })),
}
