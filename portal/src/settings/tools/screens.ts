import type { Screens } from '../../foundation/screens.ts'

export const toolScreens: Screens = {
  'resources.mine': () => import('./my-resources-screen.tsx').then((m) => ({ default: m.MyResourcesScreen })),
}
