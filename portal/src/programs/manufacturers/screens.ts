import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../foundation/screens.ts'
import { brandTools } from './tools.ts'

const names = Object.keys(brandTools) as readonly RouteName[]

export const manufacturerScreens: Screens = {
  'reporting.oem.hub': () => import('./hub-screen.tsx').then((m) => ({ default: m.HubScreen })),
  'reporting.stellantis.oem-budgets.edit': () =>
    import('./budget-edit-screen.tsx').then((m) => ({ default: m.BudgetEditScreen })),
  ...Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        const { brandScreen } = await import('./tool-screen.tsx')
        return { default: brandScreen(name) }
      },
    ]),
  ),
}
