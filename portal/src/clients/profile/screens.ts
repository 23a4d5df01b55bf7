import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../shell/screens.ts'
import { profileTabs } from './profile-tab-names.ts'

const unbuilt = () => import('./unbuilt-tab.tsx').then((m) => ({ default: m.UnbuiltTab }))

const work = () => import('./work-screens.tsx')

/** Every tab has the profile around it; those below have content of their own. */
const tabs: Screens = Object.fromEntries(
  profileTabs.map((name): [RouteName, typeof unbuilt] => [name, unbuilt]),
)

export const clientScreens: Screens = {
  ...tabs,
  'clients.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ClientsScreen })),
  'clients.inactive': () =>
    import('./clients-screen.tsx').then((m) => ({ default: m.InactiveClientsScreen })),
  'prospects.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ProspectsScreen })),
  'clients.profile.budgets': () => import('./budgets-tab.tsx').then((m) => ({ default: m.BudgetsTab })),
  'clients.profile.activity': () => work().then((m) => ({ default: m.ActivityTab })),
  'clients.profile.team': () => work().then((m) => ({ default: m.TeamTab })),
  'clients.client-activities': () => work().then((m) => ({ default: m.ClientActivitiesScreen })),
  'clients.profile.settings': () => import('./settings-tab.tsx').then((m) => ({ default: m.SettingsTab })),
}
