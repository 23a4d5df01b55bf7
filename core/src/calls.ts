import { accessCalls } from './access/calls.ts'
import { passwordCalls } from './access/passwords/calls.ts'
import { secondFactorCalls } from './access/second-factor/calls.ts'
import { sessionCalls } from './access/sessions/calls.ts'
import { terminationCalls } from './access/terminations/calls.ts'
import { activityCalls } from './activities/calls.ts'
import { assetCalls } from './assets/calls.ts'
import { activityReportCalls } from './activities/reports/calls.ts'
import { draftCalls } from './activities/drafts/calls.ts'
import { assistantCalls } from './assistant/calls.ts'
import { auditCalls } from './audit/calls.ts'
import { budgetCalls } from './budgets/calls.ts'
import { serviceCalls } from './budgets/services/calls.ts'
import { calendarCalls } from './calendar/calls.ts'
import { clientCalls } from './clients/calls.ts'
import { departmentCalls } from './departments/calls.ts'
import { coopCalls } from './coop/calls.ts'
import type { Part, Sent } from './contract/call.ts'
import { embedCalls } from './embed/calls.ts'
import { errorCalls } from './errors/calls.ts'
import { exportCalls } from './exports/calls.ts'
import { guestCalls } from './guests/calls.ts'
import { importCalls } from './imports/calls.ts'
import { interactionCalls } from './interactions/calls.ts'
import { primaryGoalCalls } from './interactions/goals/calls.ts'
import { overwatchCalls } from './interactions/overwatch/calls.ts'
import { interactionSettingsCalls } from './interactions/settings/calls.ts'
import { linkCalls } from './links/calls.ts'
import { mailCalls } from './mail/calls.ts'
import { metricCalls } from './metrics/calls.ts'
import { notificationCalls } from './notifications/calls.ts'
import { performanceNoteCalls } from './performance-notes/calls.ts'
import { recordCalls } from './records/calls.ts'
import { supportCalls } from './support/calls.ts'
import { taskCalls } from './tasks/calls.ts'
import { teamCalls } from './team/calls.ts'
import { tenantCalls } from './tenants/calls.ts'
import { aiUsageCalls } from './usage/calls.ts'
import { viewCalls } from './views/calls.ts'
import { userCalls } from './users/calls.ts'

/** Every call of the API by its name. The server mounts this; browsers import only its type. */
export const calls = {
  ...accessCalls,
  ...passwordCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  ...terminationCalls,
  ...mailCalls,
  ...notificationCalls,
  ...embedCalls,
  ...clientCalls,
  ...coopCalls,
  ...auditCalls,
  ...budgetCalls,
  ...serviceCalls,
  ...activityCalls,
  ...activityReportCalls,
  ...assetCalls,
  ...draftCalls,
  ...guestCalls,
  ...interactionCalls,
  ...interactionSettingsCalls,
  ...overwatchCalls,
  ...primaryGoalCalls,
  ...importCalls,
  ...metricCalls,
  ...performanceNoteCalls,
  ...errorCalls,
  ...exportCalls,
  ...viewCalls,
  ...linkCalls,
  ...recordCalls,
  ...supportCalls,
  ...assistantCalls,
  ...taskCalls,
  ...teamCalls,
  ...calendarCalls,
  ...userCalls,
  ...aiUsageCalls,
  ...departmentCalls,
  ...tenantCalls,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
/** What a call answers. */
export type Answer<N extends CallName> = Part<Calls[N], 'response'>
/** What a caller gives to a part of a call. */
export type Given<N extends CallName, P extends 'params' | 'query' | 'body'> = Sent<Calls[N], P>
