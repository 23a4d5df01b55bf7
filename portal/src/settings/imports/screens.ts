import type { Screens } from '../../foundation/screens.ts'

export const importScreens: Screens = {
  'imports.index': () => import('./import-screen.tsx').then((m) => ({ default: m.ImportScreen })),
  'invoicing.index': () => import('./invoicing-screen.tsx').then((m) => ({ default: m.InvoicingScreen })),
}
