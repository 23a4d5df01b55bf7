import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import type { AuditNote, Services } from '../../foundation/http/operation.ts'

/**
 * A request for any resource. The way in has parsed it by the schemas that
 * core made of the resource's fields; here only their names are dynamic.
 */
export interface RecordRequest {
  /** undefined where the path has no parameter. */
  readonly params: { readonly id?: number } | undefined
  readonly query: Readonly<Record<string, unknown>> & {
    readonly page?: number
    readonly pageSize?: number
    readonly sort?: string
    readonly search?: string
  }
  readonly body: Readonly<Record<string, unknown>>
  readonly db: Db
  readonly tenantId: number
  readonly scope: Exclude<Scope, 'none'>
  readonly actor: Actor
  readonly services: Services
  readonly ifMatch: number | null
  audit(note: AuditNote): void
}

/** The id in the path. */
export function idOf({ params }: RecordRequest): number {
  if (params?.id === undefined) throw new Error('The path of this call has no id.')
  return params.id
}
