import type { Type } from 'arktype'
import { type } from './type.ts'
import type { Call } from './call.ts'
import { answersOf, changesOf, creationOf } from './field-schemas.ts'
import type { Field, Fields } from './field.ts'
import { referenceName, type Resource } from './resource.ts'
import type { ResourceCalls } from './resource-types.ts'
import { byId, day, id, idText, page, paging } from './schemas.ts'

/** What the schemas of a resource's calls are made of. */
const shapes = ({ fields, ofClient }: Pick<Resource, 'fields' | 'ofClient'>) => {
  const all = Object.entries(fields)
  const those = (which: (field: Field) => boolean): Fields =>
    Object.fromEntries(all.filter(([, field]) => which(field)))
  const named = type({ id: 'number', name: 'string' }).or('null')
  const record = {
    id: 'number',
    version: 'number',
    createdAt: 'string',
    updatedAt: 'string',
    can: { update: 'boolean', remove: 'boolean', 'open?': 'boolean' },
    ...(ofClient ? { clientId: 'number', Client: { id: 'number', name: 'string', slug: 'string' } } : {}),
    ...answersOf(those(({ kind }) => kind !== 'secret')),
    ...Object.fromEntries(
      all.filter(([, field]) => field.kind === 'record').map(([key]) => [referenceName(key), named]),
    ),
  }
  const secrets = answersOf(those(({ kind }) => kind === 'secret'))
  return {
    record,
    open: {
      ...record,
      ...Object.fromEntries(Object.entries(secrets).map(([key, answer]) => [key, answer.or('null')])),
    },
    creation: {
      '+': 'reject',
      ...(ofClient ? { clientId: id } : {}),
      ...creationOf(those(({ computed }) => !computed)),
    },
    changes: {
      '+': 'reject',
      ...changesOf(those(({ computed, parent }) => !computed && !parent)),
    },
    query: {
      '+': 'reject',
      ...(ofClient ? { ...paging, 'clientId?': idText } : {}),
      ...Object.fromEntries(
        all.filter(([, { kind }]) => kind === 'record').map(([key]) => [`${key}?`, idText]),
      ),
      ...Object.fromEntries(
        all
          .filter(([, { kind }]) => kind === 'choice')
          .map(([key, field]) => [`${key}?`, type.enumerated(...(field.choices ?? []))]),
      ),
      // The days of a month, given by any of them.
      ...Object.fromEntries(
        all.filter(([, { kind }]) => kind === 'date').map(([key]) => [`${key}Month?`, day]),
      ),
    },
  }
}

const a = (one: string): string => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`

/** The calls of a resource, for `core/src/calls.ts`. */
export const resourceCalls = <const N extends string, const F extends Fields, const C extends boolean>(
  resource: Resource<N, F, C>,
): ResourceCalls<N, F, C> => {
  const { area, path, one, many, read, write, ofClient } = resource
  const { record, open, creation, changes, query } = shapes(resource)
  // A schema built at run time has no static type; that it is of an object is plain from `record`.
  const row = type.raw(record) as unknown as Type<object>
  const rows = ofClient ? page(row) : row.array()
  const calls: Record<string, Call> = {
    list: {
      method: 'GET',
      path,
      summary: ofClient ? `The ${many} of the clients one may see, newest first, paged.` : `The ${many}.`,
      allow: read,
      query: type.raw(query),
      response: rows,
    },
    get: {
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One ${one}.`,
      allow: read,
      params: byId,
      response: type.raw(open),
    },
    create: {
      method: 'POST',
      path,
      summary: `Adds ${a(one)}.`,
      allow: write,
      body: type.raw(creation),
      response: row,
    },
    update: {
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Changes ${a(one)}.`,
      allow: write,
      params: byId,
      body: type.raw(changes),
      response: row,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Deletes ${a(one)}.`,
      allow: write,
      params: byId,
      response: type({ id: 'number' }),
    },
    usedBy: {
      method: 'GET',
      path: `${path}/{id}/used-by`,
      summary: `What refers to ${a(one)}, and how often.`,
      allow: write,
      params: byId,
      response: type({ what: 'string', count: 'number' }).array(),
    },
    ...(ofClient
      ? {
          ofClient: {
            method: 'GET',
            path: `/clients/{id}${path}`,
            summary: `A client's ${many}, newest first, paged.`,
            allow: read,
            client: 'id',
            params: byId,
            query: type.raw(query),
            response: page(row),
          },
        }
      : {}),
  }
  // The schemas are built from the fields at run time; `ResourceCalls` says the same of their types.
  return Object.fromEntries(
    Object.entries(calls).map(([verb, call]) => [`${area}.${verb}`, call]),
  ) as unknown as ResourceCalls<N, F, C>
}
