import type { CallName } from '@portal/core/calls'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import type { User } from '@portal/core/foundation/policy/actor'
import type { ExportableCall } from '@portal/core/platform/exports/exportable'
import type { Db } from '../../foundation/database/database.ts'
import type { Operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Every list that can be exported, by its call. */
    readonly exportSources: ExportSources
  }
}

export type ExportSources = Readonly<Record<string, ExportSource>>

/** Who asks for a list, and for what of it. */
export interface ColumnsAsked {
  readonly person: User
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** For columns that the agency itself makes. */
  readonly db: Db
}

/** A list as the exports know it: how its pages are read and what stands in its columns. */
export interface ExportSource {
  readonly read: Operation<CallName>
  /** What tells its rows apart. */
  readonly keyOf: (row: object) => string
  /** Those that somebody gets, for what is asked. */
  readonly columns: (asked: ColumnsAsked) => Promise<readonly ColumnFacts<never>[]>
  /** Rows read at a time: few enough that others have their turn in between, more where each page is worked out anew. */
  readonly pageSize: number
}

/**
 * A list or report as the exports know it.
 * @throws {Refusal} 404 for a report that there is not
 */
export function sourceOf(
  { exportSources }: Pick<Services, 'exportSources'>,
  call: ExportableCall,
): ExportSource {
  const source = exportSources[call]
  if (!source) throw notFound('This report')
  return source
}
