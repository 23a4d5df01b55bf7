import type { Screens } from '../../foundation/screens.ts'

export const assetScreens: Screens = {
  attachment: () => import('./attachment-screen.tsx').then((m) => ({ default: m.AttachmentScreen })),
}
