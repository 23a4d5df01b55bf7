import { runExport, tendExports } from './platform/exports/run-export.ts'
import { accountStates } from './access/sign-in/account-states.ts'
import { mailPasswordLink } from './access/passwords/reset-password.ts'
import { sendMail } from './platform/mail/send-mail.ts'
import { ringAfterImports, ringMetricAlarms } from './results/agency/metric-alarms.ts'
import { tendAgreements } from './money/agreements/reminders.ts'
import { refreshMonth, tendInvoicing } from './money/invoicing/run.ts'
import { resendSupport, sendSupport } from './work/support/send.ts'
import { remindOfProofs } from './work/proofs/remind.ts'
import { remindOfClaims } from './programs/coop/claims.ts'
import { picturePagesOfClaim, tendPagePictures } from './programs/coop/page-pictures.ts'
import { makeDailyFiles } from './programs/manufacturers/files.ts'
import { rollUpSites } from './sites/intelligence/roll-up.ts'
import { makeTaskElsewhere } from './sites/forms/task-elsewhere.ts'
import { checkRedirects, watchMigrations } from './sites/migrations/check-redirects.ts'
import { readCallRail } from './sites/callrail/read-calls.ts'
import { sendSchedule } from './platform/schedules/send-schedule.ts'
import { keepOemAudits } from './programs/manufacturers/keep-audits.ts'
import { sendTrial } from './platform/schedules/try-schedule.ts'
import { tendSchedules } from './platform/schedules/tend-schedules.ts'
import { nightlyAudits } from './clients/audits/jobs.ts'
import { nightlyHealth } from './sales/watchlist-proposals.ts'
import { forgetCustomerLists } from './clients/first-party/jobs.ts'
import { queueWebhooks } from './platform/webhooks/queue-webhooks.ts'
import { sendWebhook } from './platform/webhooks/send-webhook.ts'
import { deleteOld } from './settings/retention/delete-old.ts'
import { sendPush } from './platform/pushes/send-push.ts'
import { readVehicleFeed, tendVehicleFeeds } from './clients/feeds/jobs.ts'
import type { JobKind } from './platform/jobs/job.ts'

/** Every kind of work that the server knows. */
export const jobKinds: readonly JobKind<never>[] = [
  sendMail,
  deleteOld,
  sendSupport,
  resendSupport,
  runExport,
  tendExports,
  mailPasswordLink,
  accountStates,
  refreshMonth,
  tendInvoicing,
  tendAgreements,
  sendSchedule,
  sendTrial,
  keepOemAudits,
  tendSchedules,
  nightlyAudits,
  nightlyHealth,
  readVehicleFeed,
  sendPush,
  sendWebhook,
  queueWebhooks,
  forgetCustomerLists,
  tendVehicleFeeds,
  makeDailyFiles,
  remindOfClaims,
  tendPagePictures,
  picturePagesOfClaim,
  remindOfProofs,
  ringMetricAlarms,
  ringAfterImports,
  checkRedirects,
  watchMigrations,
  makeTaskElsewhere,
  readCallRail,
  rollUpSites,
]
