import type { AuditCheck } from '@portal/core/programs/manufacturers/audit-checks'

/** A store that fails, as its row of the audit says. */
export interface Failing {
  readonly clientId: number
  readonly programId: number
  readonly store: string
  readonly reasons: string
  readonly checks: readonly AuditCheck[]
}
