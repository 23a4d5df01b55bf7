import type { CallName } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { FastifyRequest } from 'fastify'
import type { Database } from './database/database.ts'
import type { Replica } from './database/replica.ts'
import type { FileAddresses } from './files/addresses.ts'
import type { FileStore } from './files/file-store.ts'
import type { RateLimits } from './http/rate-limit.ts'
import type { Settings } from './settings.ts'

/**
 * What lives as long as the server. Here stands what every room builds on; a
 * room above adds what it has to offer where it declares it (`declare module`),
 * and `server.ts` puts all of them together: one that is missing does not compile.
 */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  /** Where reports may be read that need not be of this second; null where there is no such place. */
  readonly replica: Replica | null
  readonly files: FileStore
  readonly addresses: FileAddresses
  /** How often whom may ask for what. */
  readonly limits: RateLimits
  /**
   * Who makes a request.
   * @throws {Refusal} 401 or 403 for a token that is not valid, or not for this call
   */
  readonly identify: (request: FastifyRequest, call: CallName) => Promise<Actor>
  /** Hears what a call wrote once that is committed. */
  readonly wrote: (
    tenantId: number,
    records: readonly { readonly subject: string; readonly subjectId?: number }[],
  ) => void
}
