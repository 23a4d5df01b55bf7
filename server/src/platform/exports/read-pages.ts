import { calls, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import type { ExportableCall } from '@portal/core/platform/exports/exportable'
import type { Db } from '../../foundation/database/database.ts'
import type { User } from '@portal/core/foundation/policy/actor'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import type { Incoming, Services } from '../../foundation/http/operation.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import { contextOf, writerOf } from '../../foundation/http/context-of.ts'
import { checkNamed, parse } from '../../foundation/http/request-parts.ts'
import { sourceOf } from './source.ts'

/** What a list is asked for, as its address would say it. */
export interface Asked {
  readonly list: ExportableCall
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export interface Page {
  readonly rows: readonly object[]
  readonly total: number
  /** Where it was read from a replica, the instant up to which that had everything. */
  readonly copiedAt: string | null
}

/**
 * The pages of a list in the name of a person: the same rule, scope, context
 * and operation as the call has, with the person's rights of this moment.
 * @throws {Refusal} 403 without the right, 422 for a query that the list does not take
 */
export function pagesFor(
  person: User,
  { list, params, query }: Asked,
  services: Services,
): (page: number) => Promise<Page> {
  const source = sourceOf(services, list)
  // Which reports there are is known by their sources.
  const call: Call = calls[list as CallName]
  const scope = scopeOf(call, person)
  if (scope === 'none') throw forbidden()
  // Where one was in the list is of no concern: all of it is read.
  const asked = Object.fromEntries(
    Object.entries(query).filter(([name]) => !['page', 'pageSize'].includes(name)),
  )
  const parsed = { params: parse(call, 'params', params), query: parse(call, 'query', asked) }
  checkNamed(call.client, 'client', parsed.params, scope)
  checkNamed(call.user, 'user', parsed.params, scope)
  const nothing = (): void => undefined
  const requestOn = (db: Db, copiedAt: string | null, page: number): Incoming<CallName> => {
    const incoming = {
      params: parsed.params,
      query: { ...(parsed.query as object), page, pageSize: source.pageSize },
      body: undefined,
      files: [],
      actor: person,
      person,
      tenantId: person.tenantId,
      scope,
      db,
      copiedAt,
      services,
      ifMatch: null,
      ifNoneMatch: null,
      range: null,
      origin: { ip: '', userAgent: '', host: '', secure: true, origin: null, cookies: {} },
      audit: nothing,
      afterCommit: nothing,
      afterRollback: nothing,
      setCookie: nothing,
    }
    // The call's own schemas made the parts just above.
    return incoming as unknown as Incoming<CallName>
  }
  const { database, replica } = services
  return async (page) => {
    const context = await contextOf(database, { actor: person, scope })
    const read = async (db: Db, copiedAt: string | null): Promise<Page> => ({
      ...((await source.read(requestOn(db, copiedAt, page))) as Omit<Page, 'copiedAt'>),
      copiedAt,
    })
    if (replica === null) return read(database.reading(context), null)
    return (await replica.read(context, writerOf(person), read)).value
  }
}
