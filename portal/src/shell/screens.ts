import type { RouteName } from '@portal/core/foundation/routes'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Screens } from '../foundation/screens.ts'
import { accessScreens } from '../access/sign-in/screens.ts'
import { activityScreens } from '../work/activities/screens.ts'
import { assetScreens } from '../platform/assets/screens.ts'
import { auditScreens } from '../platform/audit/screens.ts'
import { budgetScreens } from '../money/budgets/screens.ts'
import { budgetPlanScreens } from '../money/changes/screens.ts'
import { agreementScreens } from '../money/agreements/screens.ts'
import { allocationScreens } from '../money/allocations/screens.ts'
import { reconciliationScreens } from '../money/reconciliation/screens.ts'
import { helperScreens } from '../settings/helpers/screens.ts'
import { partnerScreens } from '../settings/partners/screens.ts'
import { invoicingScreens } from '../money/invoicing/screens.ts'
import { clientScreens } from '../clients/profile/screens.ts'
import { dashboardScreens } from '../results/dashboards/screens.ts'
import { coopScreens } from '../programs/coop/screens.ts'
import { manufacturerScreens } from '../programs/manufacturers/screens.ts'
import { departmentScreens } from '../access/departments/screens.ts'
import { formScreens } from '../sites/forms/screens.ts'
import { proofScreens } from '../work/proofs/screens.ts'
import { siteScreens } from '../sites/screens.ts'
import { programScreens } from '../access/api-keys/screens.ts'
import { embedScreens } from '../access/embed/screens.ts'
import { guestScreens } from '../access/guests/screens.ts'
import { importScreens } from '../settings/imports/screens.ts'
import { interactionScreens } from '../work/interactions/screens.ts'
import { mailScreens } from '../platform/mail/screens.ts'
import { listScreens } from '../settings/kept-lists/screens.ts'
import { settingsScreens } from '../settings/lists/screens.ts'
import { agencyScreens } from '../results/agency/screens.ts'
import { salesScreens } from '../sales/screens.ts'
import { taskScreens } from '../work/tasks/screens.ts'
import { tenantScreens } from '../access/tenants/screens.ts'
import { strategyScreens } from '../work/strategies/screens.ts'
import { supportScreens } from '../work/support/screens.ts'
import { reportScreens } from '../platform/reports/screens.ts'
import { scheduleScreens } from '../platform/schedules/screens.ts'
import { userScreens } from '../access/users/screens.ts'
import { adding } from '../platform/parts/form/adding.ts'
import { loadScreen } from '../foundation/errors/chunk-failure.ts'

adding.load = () => import('../platform/parts/records/add-entry.tsx')

const all: Screens = {
  // Signing out forgets what several areas keep on this device.
  logout: () => import('./logout-screen.tsx').then((m) => ({ default: m.LogoutScreen })),
  ...accessScreens,
  ...listScreens,
  ...clientScreens,
  ...invoicingScreens,
  ...salesScreens,
  ...activityScreens,
  ...assetScreens,
  ...coopScreens,
  ...manufacturerScreens,
  ...auditScreens,
  ...budgetScreens,
  ...budgetPlanScreens,
  ...allocationScreens,
  ...agreementScreens,
  ...settingsScreens,
  ...formScreens,
  ...proofScreens,
  ...siteScreens,
  ...guestScreens,
  ...mailScreens,
  ...userScreens,
  ...reportScreens,
  // Reports and lists with more than what is declared of them.
  ...agencyScreens,
  ...reconciliationScreens,
  ...partnerScreens,
  ...helperScreens,
  ...scheduleScreens,
  ...dashboardScreens,
  ...departmentScreens,
  ...importScreens,
  ...embedScreens,
  ...programScreens,
  ...taskScreens,
  ...tenantScreens,
  ...supportScreens,
  ...interactionScreens,
  ...strategyScreens,
}

const made = new Map<RouteName, LazyExoticComponent<ComponentType>>()

/**
 * The component of a route.
 * @throws Error when there is none, which `screens.test.ts` rules out.
 */
export function screenOf(name: RouteName): ComponentType {
  const load = all[name]
  if (!load) throw new Error(`No screen is registered for ${name}`)
  let component = made.get(name)
  if (!component) {
    component = lazy(() => loadScreen(load))
    made.set(name, component)
  }
  return component
}

/** Fetches a screen's code ahead, for example when a link to it is pointed at. */
export const preload = (name: RouteName): void => void all[name]?.().catch(() => undefined)
