import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Who may open a file by what it belongs to; whatever is not here opens for whoever stored it. */
    readonly mayOpen: Readonly<Record<string, MayOpen>>
  }
}

/** What decides who may open a file. */
interface Filed {
  readonly subject: string | null
  readonly subject_id: number | null
  readonly public_id: string
  readonly created_by: number | null
}

export interface Looking {
  /** Bound to the reader's tenant and clients: rows of other clients are not there. */
  readonly db: Db
  readonly tenantId: number
  readonly reader: User | WidgetUser
  readonly file: Filed
}

/** Whether a person may open a file. */
export type MayOpen = (looking: Looking) => boolean | Promise<boolean>

/** Whoever stored it. */
export const uploader: MayOpen = ({ reader, file }) => file.created_by === reader.id
