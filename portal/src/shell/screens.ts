import type { RouteName } from '@portal/core/routes'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { accessScreens } from '../access/screens.ts'
import { activityScreens } from '../activities/screens.ts'
import { assetScreens } from '../assets/screens.ts'
import { auditScreens } from '../audit/screens.ts'
import { budgetScreens } from '../budgets/screens.ts'
import { clientScreens } from '../clients/screens.ts'
import { dashboardScreens } from '../dashboards/screens.ts'
import { coopScreens } from '../coop/screens.ts'
import { departmentScreens } from '../departments/screens.ts'
import { embedScreens } from '../embed/screens.ts'
import { guestScreens } from '../guests/screens.ts'
import { importScreens } from '../imports/screens.ts'
import { interactionScreens } from '../interactions/screens.ts'
import { mailScreens } from '../mail/screens.ts'
import { settingsScreens } from '../settings/screens.ts'
import { taskScreens } from '../tasks/screens.ts'
import { tenantScreens } from '../tenants/screens.ts'
import { strategyScreens } from '../strategies/screens.ts'
import { supportScreens } from '../support/screens.ts'
import { usageScreens } from '../usage/screens.ts'
import { userScreens } from '../users/screens.ts'
import { loadScreen } from './chunk-failure.ts'

/** The code of the screens of an area, by route name. */
export type Screens = { readonly [N in RouteName]?: () => Promise<{ default: ComponentType }> }

const all: Screens = {
  ...accessScreens,
  ...clientScreens,
  ...activityScreens,
  ...assetScreens,
  ...coopScreens,
  ...auditScreens,
  ...budgetScreens,
  ...settingsScreens,
  ...guestScreens,
  ...mailScreens,
  ...userScreens,
  ...usageScreens,
  ...dashboardScreens,
  ...departmentScreens,
  ...importScreens,
  ...embedScreens,
  ...taskScreens,
  ...tenantScreens,
  ...supportScreens,
  ...interactionScreens,
  ...strategyScreens,
}

const made = new Map<RouteName, LazyExoticComponent<ComponentType>>()

/** The component of a route, or null while its screen is not built. */
export function screenOf(name: RouteName): ComponentType | null {
  const load = all[name]
  if (!load) return null
  let component = made.get(name)
  if (!component) {
    component = lazy(() => loadScreen(load))
    made.set(name, component)
  }
  return component
}

/** Fetches a screen's code ahead, for example when a link to it is pointed at. */
export const preload = (name: RouteName): void => void all[name]?.().catch(() => undefined)
