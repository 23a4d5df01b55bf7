import { afterCommitOf, type AfterCommit } from '../../foundation/database/after-commit.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { record } from '../../foundation/http/idempotency.ts'
import type { AuditNote, Services } from '../../foundation/http/operation.ts'
import type { Sender } from '../../platform/mail/queue-mail.ts'

/** Who does something to an account before or without a session of its tenant, for the audit log. */
export interface AccessDoer {
  readonly tenantId: number
  /** The call, or the job, that does it. */
  readonly call: string
  readonly userId: number | null
  readonly ip: string
  /** `visitor` for somebody who is only just signing in. */
  readonly via: 'visitor' | 'portal' | 'job'
}

/** What such a transaction is given: a `Sender` for mail, and the way into the audit log. */
export interface AccessWork extends Sender {
  audit(note: AuditNote): void
  afterCommit(work: AfterCommit): void
}

/**
 * One transaction in the tenant of an account, with its audit entries. For
 * sign-in and what stands beside it: the host names one tenant, the account
 * may be of a partner's, and both are found out only on the way.
 */
export async function writeAs<T>(
  services: Services,
  doer: AccessDoer,
  work: (doing: AccessWork) => Promise<T>,
): Promise<T> {
  return services.database.write(wholeTenant(doer.tenantId), async (db) => {
    const notes: AuditNote[] = []
    const done = await work({
      services,
      tenantId: doer.tenantId,
      db,
      audit: (note) => void notes.push(note),
      afterCommit: (next) => afterCommitOf(db, next),
    })
    if (notes.length > 0)
      await record(db, { ...doer, impersonatedBy: null }, notes, null, { status: 200, text: '' })
    return done
  })
}
