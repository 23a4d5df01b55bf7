import type { Screens } from '../../foundation/screens.ts'

export const coopScreens: Screens = {
  'co-op.hub': () => import('./hub-screen.tsx').then((m) => ({ default: m.CoopHubScreen })),
  'co-op.seo': () => import('./channel-screen.tsx').then((m) => ({ default: m.CoopSeoScreen })),
  'co-op.sem': () => import('./channel-screen.tsx').then((m) => ({ default: m.CoopSemScreen })),
  'co-op.facebook': () => import('./channel-screen.tsx').then((m) => ({ default: m.CoopFacebookScreen })),
  'co-op.dv360': () => import('./channel-screen.tsx').then((m) => ({ default: m.CoopDv360Screen })),
  'co-op.vehicles': () => import('./channel-screen.tsx').then((m) => ({ default: m.CoopVehiclesScreen })),
  'co-op.report-tracker': () =>
    import('./tracker-screen.tsx').then((m) => ({ default: m.CoopTrackerScreen })),
  'shared.coop-files': () =>
    import('./shared-files-screen.tsx').then((m) => ({ default: m.SharedFilesScreen })),
  'coop.documents': () =>
    import('./coop-documents-screen.tsx').then((m) => ({ default: m.CoopDocumentsScreen })),
}
