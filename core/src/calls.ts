import { apiKeyCalls } from './access/api-keys/calls.ts'
import { accessCalls } from './access/sign-in/calls.ts'
import { passwordCalls } from './access/passwords/calls.ts'
import { passkeyCalls } from './access/passkeys/calls.ts'
import { secondFactorCalls } from './access/second-factor/calls.ts'
import { sessionCalls } from './access/sessions/calls.ts'
import { terminationCalls } from './access/terminations/calls.ts'
import { activityCalls } from './work/activities/calls.ts'
import { assetCalls } from './platform/assets/calls.ts'
import { activityReportCalls } from './work/activities/reports/calls.ts'
import { draftCalls } from './work/activities/drafts/calls.ts'
import { assistantCalls } from './results/assistant/calls.ts'
import { auditCalls } from './platform/audit/calls.ts'
import { agreementCalls } from './money/agreements/calls.ts'
import { allocationCalls } from './money/allocations/calls.ts'
import { helperCalls } from './settings/helpers/calls.ts'
import { spendNoteCalls } from './money/reconciliation/calls.ts'
import { budgetCalls } from './money/budgets/calls.ts'
import { budgetChangeCalls } from './money/budgets/change-calls.ts'
import { budgetPlanCalls, increaseCalls } from './money/changes/calls.ts'
import { calendarCalls } from './work/calendar/calls.ts'
import { adPreviewCalls } from './clients/ad-previews/calls.ts'
import { creativePreviewCalls } from './clients/creative-previews/calls.ts'
import { clientCalls } from './clients/profile/calls.ts'
import { clientEndingCalls } from './clients/profile/ending-calls.ts'
import { contactCalls } from './clients/contacts/calls.ts'
import { clientDataCalls } from './clients/data/calls.ts'
import { incentiveCalls } from './clients/incentives/calls.ts'
import { achievementCalls } from './clients/seo/calls.ts'
import { yearOverYearCalls } from './clients/year-over-year/calls.ts'
import { credentialCalls } from './clients/profile/credential-calls.ts'
import { clientAuditCalls } from './clients/audits/calls.ts'
import { customerListCalls } from './clients/first-party/calls.ts'
import { assessmentCalls } from './clients/assessments/calls.ts'
import { overrideCalls } from './results/overrides/calls.ts'
import { feedCalls } from './clients/feeds/calls.ts'
import { clientIntegrationCalls } from './clients/integrations/calls.ts'
import { clientTagCalls } from './clients/tags/calls.ts'
import { teamChangeCalls } from './clients/teams/calls.ts'
import { departmentCalls } from './access/departments/calls.ts'
import { coopCalls } from './programs/coop/calls.ts'
import { monthClaimsCalls } from './programs/coop/month-claims-calls.ts'
import { manufacturerCalls } from './programs/manufacturers/calls.ts'
import type { Call, Part, Sent } from './foundation/contract/call.ts'
import { embedCalls } from './access/embed/calls.ts'
import { errorCalls } from './platform/errors/calls.ts'
import { exportCalls } from './platform/exports/calls.ts'
import { formCalls } from './sites/forms/calls.ts'
import { reportPushCalls } from './platform/pushes/calls.ts'
import { scheduleCalls } from './platform/schedules/calls.ts'
import { guestCalls } from './access/guests/calls.ts'
import { importCalls } from './settings/imports/calls.ts'
import { integrationCalls } from './settings/integrations/calls.ts'
import { interactionCalls } from './work/interactions/calls.ts'
import { dataFixCalls } from './work/interactions/data-fix/calls.ts'
import { primaryGoalCalls } from './work/interactions/goals/calls.ts'
import { interactionSettingsCalls } from './work/interactions/settings/calls.ts'
import { linkCalls } from './settings/links/calls.ts'
import { toolCalls } from './settings/tools/calls.ts'
import { settingsOverviewCalls } from './settings/overview/calls.ts'
import { callRailCalls } from './sites/callrail/calls.ts'
import { keywordCalls } from './sites/keywords/calls.ts'
import { geoiqCalls } from './sites/geoiq/calls.ts'
import { siteCalls } from './sites/intelligence/calls.ts'
import { migrationCalls } from './sites/migrations/calls.ts'
import { privacyCalls } from './settings/privacy/calls.ts'
import { retentionCalls } from './settings/retention/calls.ts'
import { mailCalls } from './platform/mail/calls.ts'
import { healthCalls } from './results/health/calls.ts'
import { metricCalls } from './results/metrics/calls.ts'
import { pacingCalls } from './results/metrics/pacing-calls.ts'
import { invoicingCalls } from './money/invoicing/calls.ts'
import { ledgerCalls } from './money/invoicing/ledger-calls.ts'
import { billingCalls } from './money/invoicing/client-calls.ts'
import { notificationCalls } from './platform/notifications/calls.ts'
import { performanceNoteCalls } from './results/performance-notes/calls.ts'
import { proofCalls } from './work/proofs/calls.ts'
import { recordCalls } from './resource-calls.ts'
import { deliverableCalls } from './work/deliverables/calls.ts'
import { leadCalls } from './sales/leads-in/calls.ts'
import { resourcePlanningCalls } from './results/agency/resource-planning-calls.ts'
import { metricAlarmCalls } from './results/agency/metric-alarm-calls.ts'
import { salesCalls } from './sales/calls.ts'
import { watchlistCalls } from './sales/watchlist-calls.ts'
import { supportCalls } from './work/support/calls.ts'
import { taskCalls } from './work/tasks/calls.ts'
import { teamCalls } from './results/team/calls.ts'
import { termsCalls } from './access/terms/calls.ts'
import { tenantCalls } from './access/tenants/calls.ts'
import { reportCalls } from './report-calls.ts'
import { webhookCalls } from './platform/webhooks/calls.ts'
import { viewCalls } from './platform/views/calls.ts'
import { writtenCalls } from './platform/written/calls.ts'
import { userCalls } from './access/users/calls.ts'
import { teamMemberCalls } from './access/users/team-member-calls.ts'
import { findUserCalls } from './access/users/find-calls.ts'
import { alarmWayCalls } from './access/users/alarm-way-calls.ts'
import { permissionCalls } from './access/users/permission-calls.ts'

/** Named area by area: written out as one type it is longer than the compiler writes. */
export type Calls = typeof accessCalls &
  typeof passwordCalls &
  typeof apiKeyCalls &
  typeof secondFactorCalls &
  typeof passkeyCalls &
  typeof sessionCalls &
  typeof terminationCalls &
  typeof callRailCalls &
  typeof keywordCalls &
  typeof migrationCalls &
  typeof siteCalls &
  typeof geoiqCalls &
  typeof mailCalls &
  typeof privacyCalls &
  typeof retentionCalls &
  typeof notificationCalls &
  typeof embedCalls &
  typeof adPreviewCalls &
  typeof creativePreviewCalls &
  typeof clientCalls &
  typeof clientEndingCalls &
  typeof contactCalls &
  typeof clientDataCalls &
  typeof clientTagCalls &
  typeof credentialCalls &
  typeof clientAuditCalls &
  typeof feedCalls &
  typeof overrideCalls &
  typeof assessmentCalls &
  typeof customerListCalls &
  typeof clientIntegrationCalls &
  typeof incentiveCalls &
  typeof achievementCalls &
  typeof yearOverYearCalls &
  typeof teamChangeCalls &
  typeof coopCalls &
  typeof monthClaimsCalls &
  typeof manufacturerCalls &
  typeof auditCalls &
  typeof budgetCalls &
  typeof budgetChangeCalls &
  typeof budgetPlanCalls &
  typeof increaseCalls &
  typeof allocationCalls &
  typeof spendNoteCalls &
  typeof helperCalls &
  typeof agreementCalls &
  typeof activityCalls &
  typeof activityReportCalls &
  typeof assetCalls &
  typeof draftCalls &
  typeof formCalls &
  typeof guestCalls &
  typeof integrationCalls &
  typeof interactionCalls &
  typeof interactionSettingsCalls &
  typeof dataFixCalls &
  typeof primaryGoalCalls &
  typeof importCalls &
  typeof healthCalls &
  typeof metricCalls &
  typeof pacingCalls &
  typeof performanceNoteCalls &
  typeof errorCalls &
  typeof exportCalls &
  typeof scheduleCalls &
  typeof reportPushCalls &
  typeof viewCalls &
  typeof writtenCalls &
  typeof webhookCalls &
  typeof linkCalls &
  typeof toolCalls &
  typeof settingsOverviewCalls &
  typeof invoicingCalls &
  typeof ledgerCalls &
  typeof billingCalls &
  typeof proofCalls &
  typeof recordCalls &
  typeof deliverableCalls &
  typeof metricAlarmCalls &
  typeof resourcePlanningCalls &
  typeof salesCalls &
  typeof watchlistCalls &
  typeof leadCalls &
  typeof supportCalls &
  typeof assistantCalls &
  typeof taskCalls &
  typeof teamCalls &
  typeof calendarCalls &
  typeof userCalls &
  typeof teamMemberCalls &
  typeof findUserCalls &
  typeof alarmWayCalls &
  typeof permissionCalls &
  typeof reportCalls &
  typeof departmentCalls &
  typeof tenantCalls &
  typeof termsCalls

const every: Calls = {
  ...accessCalls,
  ...passwordCalls,
  ...apiKeyCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...sessionCalls,
  ...terminationCalls,
  ...callRailCalls,
  ...keywordCalls,
  ...migrationCalls,
  ...siteCalls,
  ...geoiqCalls,
  ...mailCalls,
  ...privacyCalls,
  ...retentionCalls,
  ...notificationCalls,
  ...embedCalls,
  ...adPreviewCalls,
  ...creativePreviewCalls,
  ...clientCalls,
  ...clientEndingCalls,
  ...contactCalls,
  ...clientDataCalls,
  ...clientTagCalls,
  ...credentialCalls,
  ...clientAuditCalls,
  ...feedCalls,
  ...overrideCalls,
  ...assessmentCalls,
  ...customerListCalls,
  ...clientIntegrationCalls,
  ...incentiveCalls,
  ...achievementCalls,
  ...yearOverYearCalls,
  ...teamChangeCalls,
  ...coopCalls,
  ...monthClaimsCalls,
  ...manufacturerCalls,
  ...auditCalls,
  ...budgetCalls,
  ...budgetChangeCalls,
  ...budgetPlanCalls,
  ...increaseCalls,
  ...allocationCalls,
  ...spendNoteCalls,
  ...helperCalls,
  ...agreementCalls,
  ...activityCalls,
  ...activityReportCalls,
  ...assetCalls,
  ...draftCalls,
  ...formCalls,
  ...guestCalls,
  ...integrationCalls,
  ...interactionCalls,
  ...interactionSettingsCalls,
  ...dataFixCalls,
  ...primaryGoalCalls,
  ...importCalls,
  ...healthCalls,
  ...metricCalls,
  ...pacingCalls,
  ...performanceNoteCalls,
  ...errorCalls,
  ...exportCalls,
  ...scheduleCalls,
  ...reportPushCalls,
  ...viewCalls,
  ...writtenCalls,
  ...webhookCalls,
  ...linkCalls,
  ...toolCalls,
  ...settingsOverviewCalls,
  ...invoicingCalls,
  ...ledgerCalls,
  ...billingCalls,
  ...proofCalls,
  ...recordCalls,
  ...deliverableCalls,
  ...metricAlarmCalls,
  ...resourcePlanningCalls,
  ...salesCalls,
  ...watchlistCalls,
  ...leadCalls,
  ...supportCalls,
  ...assistantCalls,
  ...taskCalls,
  ...teamCalls,
  ...calendarCalls,
  ...userCalls,
  ...teamMemberCalls,
  ...findUserCalls,
  ...alarmWayCalls,
  ...permissionCalls,
  ...reportCalls,
  ...departmentCalls,
  ...tenantCalls,
  ...termsCalls,
}

export type CallName = keyof Calls

/**
 * Every call of the API by its name. The server mounts this; browsers import only the types. Each is known here for no
 * more than a call: whoever looks through all of them would have a compiler compare each declaration with `Call`, which
 * `defineCalls` has done.
 */
export const calls = every as unknown as Readonly<Record<CallName, Call>>

/** What a call answers. */
export type Answer<N extends CallName> = Part<Calls[N], 'response'>
/** What a caller gives to a part of a call. */
export type Given<N extends CallName, P extends 'params' | 'query' | 'body'> = Sent<Calls[N], P>
