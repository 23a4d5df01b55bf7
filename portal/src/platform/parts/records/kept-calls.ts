import type { CallName } from '@portal/core/calls'
import type { CallOptions } from '@portal/core/client'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { client } from '../../../foundation/session/session.ts'
import type { KeptRow } from './kept-row.ts'

/** What refers to a record. */
export interface Use {
  readonly what: string
  readonly count: number
}

type Options = Readonly<Record<string, unknown>>

/** The calls of one kept list, whose names follow from its declaration. */
export interface KeptCalls {
  get(id: number): Promise<KeptRow>
  create(body: object, options: Options): Promise<unknown>
  update(id: number, body: object, options?: Options): Promise<unknown>
  remove(id: number): Promise<unknown>
  /** The secret of an entry, of a list that has one: looking at it is in the audit log. */
  reveal(id: number): Promise<string | null>
  usedBy(id: number): Promise<readonly Use[]>
}

/**
 * The compiler cannot follow a call's name through the declaration; what each
 * of them takes and answers is said by `core/src/foundation/contract/resource-types.ts`.
 */
export function keptCalls({ area }: Pick<Resource, 'area'>): KeptCalls {
  const call = (verb: string, options: Options): Promise<unknown> =>
    client.call(`${area}.${verb}` as CallName, options as CallOptions<CallName>)
  return {
    get: async (id) => (await call('get', { params: { id } })) as KeptRow,
    create: (body, options) => call('create', { body, ...options }),
    update: (id, body, options = {}) => call('update', { params: { id }, body, ...options }),
    remove: (id) => call('remove', { params: { id } }),
    reveal: async (id) =>
      ((await call('reveal', { params: { id }, body: {} })) as { readonly value: string | null }).value,
    usedBy: async (id) => (await call('usedBy', { params: { id } })) as readonly Use[],
  }
}
