import type { Screens } from '../foundation/screens.ts'

const migrations = () => import('./migrations/migration-screens.tsx')

export const siteScreens: Screens = {
  'tools.website_migrations': () => migrations().then((m) => ({ default: m.MigrationsScreen })),
  'tools.website_migrations.redirects': () => migrations().then((m) => ({ default: m.RedirectsScreen })),
  'reporting.geoiq': () => import('./geoiq/geoiq-screen.tsx').then((m) => ({ default: m.GeoiqScreen })),
  'siteiq.contacts.detail': () =>
    import('./intelligence/contact-screen.tsx').then((m) => ({ default: m.SiteContactScreen })),
  'clients.profile.settings': () =>
    import('./intelligence/client-settings-tab.tsx').then((m) => ({ default: m.ClientSettingsTab })),
  'tools.callrail_account_management': () =>
    import('./callrail/callrail-screen.tsx').then((m) => ({ default: m.CallRailScreen })),
  'tools.keyword_planner': () =>
    import('./keywords/keyword-planner-screen.tsx').then((m) => ({ default: m.KeywordPlannerScreen })),
}
