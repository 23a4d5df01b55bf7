import { accessOperations } from './access/sign-in/operations.ts'
import { apiKeyOperations } from './access/api-keys/operations.ts'
import { activityOperations } from './work/activities/operations.ts'
import { assetOperations } from './platform/assets/operations.ts'
import { assistantOperations } from './results/assistant/operations.ts'
import { auditOperations } from './platform/audit/list-entries.ts'
import { agreementOperations } from './money/agreements/operations.ts'
import { allocationOperations } from './money/allocations/operations.ts'
import { budgetOperations } from './money/budgets/operations.ts'
import { budgetPlanOperations } from './money/changes/operations.ts'
import { helperOperations } from './settings/helpers/operations.ts'
import { spendNoteOperations } from './money/reconciliation/spend-notes.ts'
import { calendarOperations } from './work/calendar/operations.ts'
import { adPreviewOperations } from './clients/ad-previews/operations.ts'
import { creativePreviewOperations } from './clients/creative-previews/operations.ts'
import { clientOperations } from './clients/profile/operations.ts'
import { contactOperations } from './clients/contacts/operations.ts'
import { clientDataOperations } from './clients/data/client-data.ts'
import { incentiveOperations } from './clients/incentives/operations.ts'
import { achievementOperations } from './clients/seo/operations.ts'
import { yearOverYearOperations } from './clients/year-over-year/operations.ts'
import { customerListOperations } from './clients/first-party/operations.ts'
import { assessmentOperations } from './clients/assessments/operations.ts'
import { webhookOperations } from './platform/webhooks/operations.ts'
import { reportPushOperations } from './platform/pushes/operations.ts'
import { overrideOperations } from './results/overrides/operations.ts'
import { feedOperations } from './clients/feeds/operations.ts'
import { credentialOperations } from './clients/credentials/operations.ts'
import { clientAuditOperations } from './clients/audits/operations.ts'
import { clientIntegrationOperations } from './clients/integrations/operations.ts'
import { clientTagOperations } from './clients/tags/operations.ts'
import { teamChangeOperations } from './clients/teams/operations.ts'
import { coopOperations } from './programs/coop/operations.ts'
import { errorOperations } from './platform/errors/report-error.ts'
import { exportOperations } from './platform/exports/operations.ts'
import { departmentOperations } from './access/departments/operations.ts'
import { embedOperations } from './access/embed/operations.ts'
import { formOperations } from './sites/forms/operations.ts'
import { guestOperations } from './access/guests/operations.ts'
import type { Operations } from './foundation/http/way-in.ts'
import { importOperations } from './settings/imports/operations.ts'
import { integrationOperations } from './settings/integrations/operations.ts'
import { interactionOperations } from './work/interactions/operations.ts'
import { linkOperations } from './settings/links/operations.ts'
import { toolOperations } from './settings/tools/operations.ts'
import { settingsOverviewOperations } from './settings/overview/changed.ts'
import { callRailOperations } from './sites/callrail/operations.ts'
import { keywordOperations } from './sites/keywords/operations.ts'
import { geoiqOperations } from './sites/geoiq/operations.ts'
import { siteOperations } from './sites/intelligence/operations.ts'
import { migrationOperations } from './sites/migrations/redirects.ts'
import { privacyOperations } from './settings/privacy/operations.ts'
import { retentionOperations } from './settings/retention/operations.ts'
import { mailOperations } from './platform/mail/outbox.ts'
import { manufacturerOperations } from './programs/manufacturers/operations.ts'
import { healthOperations } from './results/health/operations.ts'
import { metricOperations } from './results/metrics/operations.ts'
import { invoicingOperations } from './money/invoicing/operations.ts'
import { notificationOperations } from './platform/notifications/operations.ts'
import { performanceNoteOperations } from './results/performance-notes/operations.ts'
import { proofOperations } from './work/proofs/operations.ts'
import { recordOperations } from './platform/records/operations.ts'
import { deliverableOperations } from './work/deliverables/bulk-deliverables.ts'
import { managerTaskOperations } from './work/deliverables/manager-tasks.ts'
import { resourcePlanningOperations } from './results/agency/resource-planning.ts'
import { metricAlarmOperations } from './results/agency/metric-alarms.ts'
import { salesOperations } from './sales/operations.ts'
import { watchlistOperations } from './sales/watchlist-proposals.ts'
import { answers } from './report-answers.generated.ts'
import { reportOperations } from './platform/reports/operations.ts'
import { scheduleOperations } from './platform/schedules/operations.ts'
import { supportOperations } from './work/support/operations.ts'
import { taskOperations } from './work/tasks/operations.ts'
import { teamOperations } from './results/team/operations.ts'
import { termsOperations } from './access/terms/operations.ts'
import { tenantOperations } from './access/tenants/operations.ts'
import { userOperations } from './access/users/operations.ts'
import { usageOperations } from './access/usage/operations.ts'
import { viewOperations } from './platform/views/operations.ts'
import { writtenOperations } from './platform/written/operations.ts'

/** The server's answer to every call of the contract. */
export const operations: Operations = {
  // First: an area may have rules of its own for a list that is declared.
  ...recordOperations,
  ...accessOperations,
  ...apiKeyOperations,
  ...activityOperations,
  ...assetOperations,
  ...assistantOperations,
  ...auditOperations,
  ...budgetOperations,
  ...adPreviewOperations,
  ...creativePreviewOperations,
  ...budgetPlanOperations,
  ...spendNoteOperations,
  ...helperOperations,
  ...allocationOperations,
  ...agreementOperations,
  ...clientOperations,
  ...contactOperations,
  ...clientDataOperations,
  ...clientTagOperations,
  ...teamChangeOperations,
  ...embedOperations,
  ...errorOperations,
  ...exportOperations,
  ...formOperations,
  ...guestOperations,
  ...importOperations,
  ...integrationOperations,
  ...interactionOperations,
  ...linkOperations,
  ...toolOperations,
  ...settingsOverviewOperations,
  ...invoicingOperations,
  ...healthOperations,
  ...metricOperations,
  ...callRailOperations,
  ...keywordOperations,
  ...migrationOperations,
  ...siteOperations,
  ...geoiqOperations,
  ...mailOperations,
  ...privacyOperations,
  ...retentionOperations,
  ...performanceNoteOperations,
  ...notificationOperations,
  ...proofOperations,
  ...reportOperations(answers),
  ...scheduleOperations,
  ...reportPushOperations,
  ...webhookOperations,
  ...deliverableOperations,
  ...managerTaskOperations,
  ...achievementOperations,
  ...clientAuditOperations,
  ...credentialOperations,
  ...feedOperations,
  ...overrideOperations,
  ...assessmentOperations,
  ...customerListOperations,
  ...clientIntegrationOperations,
  ...incentiveOperations,
  ...yearOverYearOperations,
  ...metricAlarmOperations,
  ...resourcePlanningOperations,
  ...salesOperations,
  ...watchlistOperations,
  ...supportOperations,
  ...taskOperations,
  ...teamOperations,
  ...calendarOperations,
  ...tenantOperations,
  ...coopOperations,
  ...manufacturerOperations,
  ...termsOperations,
  ...usageOperations,
  ...viewOperations,
  ...writtenOperations,
  ...userOperations,
  ...departmentOperations,
}
