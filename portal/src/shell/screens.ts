import type { Screens } from '../foundation/screens.ts'
import { accessScreens } from '../access/second-factor/screens.ts'
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
import { toolScreens } from '../settings/tools/screens.ts'
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
import { listRoutes } from '../settings/kept-lists/list-routes.generated.ts'
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
import { screensWithLists } from '../platform/parts/records/screens-with-lists.ts'

adding.load = (of) => import('../platform/parts/records/add-entry.tsx').then((m) => m.addEntryTo(of))

const code: Screens = {
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
  ...toolScreens,
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

/** Every screen but those before the sign-in: fetched once, beside the frame. */
export const screens: Screens = screensWithLists(code, listRoutes)
