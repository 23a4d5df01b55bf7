import { accessOperations } from './access/operations.ts'
import { activityOperations } from './activities/operations.ts'
import { assetOperations } from './assets/operations.ts'
import { assistantOperations } from './assistant/operations.ts'
import { auditOperations } from './audit/list-entries.ts'
import { budgetOperations } from './budgets/operations.ts'
import { calendarOperations } from './calendar/operations.ts'
import { clientOperations } from './clients/operations.ts'
import { coopOperations } from './coop/operations.ts'
import { errorOperations } from './errors/report-error.ts'
import { exportOperations } from './exports/operations.ts'
import { departmentOperations } from './departments/operations.ts'
import { embedOperations } from './embed/operations.ts'
import { guestOperations } from './guests/operations.ts'
import type { Operations } from './http/way-in.ts'
import { importOperations } from './imports/operations.ts'
import { interactionOperations } from './interactions/operations.ts'
import { linkOperations } from './links/operations.ts'
import { mailOperations } from './mail/outbox.ts'
import { metricOperations } from './metrics/operations.ts'
import { notificationOperations } from './notifications/operations.ts'
import { performanceNoteOperations } from './performance-notes/operations.ts'
import { recordOperations } from './records/operations.ts'
import { supportOperations } from './support/operations.ts'
import { taskOperations } from './tasks/operations.ts'
import { teamOperations } from './team/operations.ts'
import { tenantOperations } from './tenants/operations.ts'
import { userOperations } from './users/operations.ts'
import { usageOperations } from './usage/operations.ts'
import { viewOperations } from './views/operations.ts'

/** The server's answer to every call of the contract. */
export const operations: Operations = {
  ...accessOperations,
  ...activityOperations,
  ...assetOperations,
  ...assistantOperations,
  ...auditOperations,
  ...budgetOperations,
  ...clientOperations,
  ...coopOperations,
  ...embedOperations,
  ...errorOperations,
  ...exportOperations,
  ...guestOperations,
  ...importOperations,
  ...interactionOperations,
  ...linkOperations,
  ...metricOperations,
  ...mailOperations,
  ...performanceNoteOperations,
  ...notificationOperations,
  ...recordOperations,
  ...supportOperations,
  ...taskOperations,
  ...teamOperations,
  ...calendarOperations,
  ...tenantOperations,
  ...usageOperations,
  ...viewOperations,
  ...userOperations,
  ...departmentOperations,
}
