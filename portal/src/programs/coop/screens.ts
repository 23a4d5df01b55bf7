import type { Screens } from '../../foundation/screens.ts'

export const coopScreens: Screens = {
  'shared.coop-files': () =>
    import('./shared-files-screen.tsx').then((m) => ({ default: m.SharedFilesScreen })),
  'coop.documents': () =>
    import('./coop-documents-screen.tsx').then((m) => ({ default: m.CoopDocumentsScreen })),
}
