import type { Screens } from '../../foundation/screens.ts'

export const toolScreens: Screens = {
  'tools.resources': () => import('./resources-screen.tsx').then((m) => ({ default: m.ResourcesScreen })),
  'resources.mine': () => import('./my-resources-screen.tsx').then((m) => ({ default: m.MyResourcesScreen })),
}
