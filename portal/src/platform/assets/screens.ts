import type { Screens } from '../../shell/screens.ts'

export const assetScreens: Screens = {
  attachment: () => import('./attachment-screen.tsx').then((m) => ({ default: m.AttachmentScreen })),
}
