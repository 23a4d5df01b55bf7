import type { CallName } from '@portal/core/calls'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import type { ExportableCall } from '@portal/core/platform/exports/exportable'
import type { Operation } from '../../foundation/http/operation.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Every list that can be exported. */
    readonly exportSources: Readonly<Record<ExportableCall, ExportSource>>
  }
}

/** A list as the exports know it: how its pages are read and what stands in its columns. */
export interface ExportSource {
  readonly read: Operation<CallName>
  readonly columns: readonly ColumnFacts<never>[]
}
