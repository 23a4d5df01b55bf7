import { runExport, tendExports } from '../exports/run-export.ts'
import { accountStates } from '../access/account-states.ts'
import { mailPasswordLink } from '../access/reset-password.ts'
import { sendMail } from '../mail/send-mail.ts'
import { resendSupport, sendSupport } from '../support/send.ts'
import type { JobKind } from './job.ts'

/** Every kind of work that the server knows. */
export const jobKinds: readonly JobKind<never>[] = [
  sendMail,
  sendSupport,
  resendSupport,
  runExport,
  tendExports,
  mailPasswordLink,
  accountStates,
]
