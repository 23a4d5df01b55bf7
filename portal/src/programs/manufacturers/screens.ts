import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../foundation/screens.ts'

/** The tool of a brand at an address of its own: which one stands there comes with the screen. */
const brand = (name: RouteName) => async () => {
  const { brandScreen } = await import('./tool-screen.tsx')
  return { default: brandScreen(name) }
}

export const manufacturerScreens: Screens = {
  'reporting.oem.hub': () => import('./hub-screen.tsx').then((m) => ({ default: m.HubScreen })),
  'reporting.stellantis.oem-budgets.edit': () =>
    import('./budget-edit-screen.tsx').then((m) => ({ default: m.BudgetEditScreen })),
  'reporting.stellantis.audit': brand('reporting.stellantis.audit'),
  'reporting.stellantis.name-generator': brand('reporting.stellantis.name-generator'),
  'reporting.stellantis.bulk-update': brand('reporting.stellantis.bulk-update'),
  'reporting.stellantis.oem-budgets': brand('reporting.stellantis.oem-budgets'),
  'reporting.stellantis.actual-spend': brand('reporting.stellantis.actual-spend'),
  'reporting.stellantis.heavy-up-tracker': brand('reporting.stellantis.heavy-up-tracker'),
  'reporting.stellantis.heavy-up-campaigns': brand('reporting.stellantis.heavy-up-campaigns'),
  'reporting.stellantis.bcdf-tracker': brand('reporting.stellantis.bcdf-tracker'),
  'reporting.stellantis.bcdf-campaigns': brand('reporting.stellantis.bcdf-campaigns'),
  'reporting.stellantis.bcdf-report': brand('reporting.stellantis.bcdf-report'),
  'reporting.stellantis.daily-spot-file': brand('reporting.stellantis.daily-spot-file'),
  'reporting.stellantis.report-download': brand('reporting.stellantis.report-download'),
  'reporting.subaru.audit': brand('reporting.subaru.audit'),
  'reporting.subaru.billing': brand('reporting.subaru.billing'),
  'reporting.subaru.download': brand('reporting.subaru.download'),
  'reporting.subaru.bulk-update': brand('reporting.subaru.bulk-update'),
  'reporting.subaru.name-generator': brand('reporting.subaru.name-generator'),
  'reporting.acura-honda.audit': brand('reporting.acura-honda.audit'),
  'reporting.acura-honda.bulk-update': brand('reporting.acura-honda.bulk-update'),
  'reporting.gm.name-generator': brand('reporting.gm.name-generator'),
  'reporting.kia.name-generator': brand('reporting.kia.name-generator'),
  'reporting.mazda.name-generator': brand('reporting.mazda.name-generator'),
}
