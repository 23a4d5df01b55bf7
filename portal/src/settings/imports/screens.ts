import type { Screens } from '../../foundation/screens.ts'

export const importScreens: Screens = {
  'imports.index': () => import('./import-screen.tsx').then((m) => ({ default: m.ImportScreen })),
  'imports.entries': () => import('./entries-screen.tsx').then((m) => ({ default: m.EntriesScreen })),
  'invoicing.index': () => import('./invoicing-screen.tsx').then((m) => ({ default: m.InvoicingScreen })),
}
