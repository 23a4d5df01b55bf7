import type { User } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'

/** To what the readers of a schedule have links. */
export interface LinksOfSchedule {
  readonly tenantId: number
  readonly scheduleId: number
  readonly clientId: number
  /** The screen of the report. */
  readonly route: string
}

/** Whose link is wanted, and to what. */
export interface LinkOfReader extends LinksOfSchedule {
  /** In small letters. */
  readonly address: string
  /** In whose name it is made. */
  readonly owner: User
}

declare module '../../foundation/services.ts' {
  interface Services {
    readonly readerLinks: ReaderLinks
  }
}

/** Links by which somebody without an account opens the report that a mail is about. */
export interface ReaderLinks {
  /** Whether a report has guests. */
  readonly leadTo: (route: string) => boolean
  /**
   * The token of a reader's own link: the same in every mail, good for two months from the last.
   * @returns null for a report without guests, or where somebody has taken the link back
   */
  readonly tokenOf: (db: Db, of: LinkOfReader) => Promise<string | null>
  /** Ends the links of readers who get a report no longer; who gets it again has the same link. */
  readonly end: (db: Db, of: LinksOfSchedule, addresses: readonly string[]) => Promise<void>
}
