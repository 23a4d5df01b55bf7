import type { Type } from 'arktype'
import { type } from './type.ts'
import type { Call } from './call.ts'
import { longest, type Field, type Fields } from './field.ts'
import { referenceName, type Resource } from './resource.ts'
import type { ResourceCalls } from './resource-types.ts'
import { byId, day, id, idText, line, money, name, page, paging, text } from './schemas.ts'

const longText = (most: number) => text.and(`string <= ${most}` as 'string')

/** What a call takes for a field. */
const schemaOf = (field: Field): Type => {
  switch (field.kind) {
    case 'text':
      return field.required ? name : line
    case 'email':
      return longText(longest.email)
    case 'phone':
      return longText(longest.phone)
    case 'color':
      return type('/^#[0-9a-fA-F]{6}$/')
    case 'url':
    case 'secret':
      return field.required ? longText(longest.url).and('string >= 1') : longText(longest.url)
    case 'longText':
      return field.required ? text.and('string >= 1') : text
    case 'money':
      return money
    case 'percent':
      return type('0 <= number <= 100')
    case 'number':
      return type('number')
    case 'integer':
      if (field.numbered) return type.enumerated(...Object.keys(field.numbered).map(Number))
      return type('-2147483648 <= number.integer <= 2147483647')
    case 'flag':
      return type('boolean')
    case 'date':
      return day
    case 'instant':
      return type('string.date.iso')
    case 'choice':
      return type.enumerated(...(field.choices ?? []))
    case 'record':
      return id
    case 'records':
      return id.array()
  }
}

const answered = (field: Field): Type => {
  const plain: Record<string, Type> = {
    money: type('number'),
    percent: type('number'),
    number: type('number'),
    integer: type('number'),
    record: type('number'),
    flag: type('boolean'),
    records: type('number[]'),
  }
  const value: Type = plain[field.kind] ?? type('string')
  return field.required || field.initial !== undefined ? value : value.or('null')
}

/** What the schemas of a resource's calls are made of. */
const shapes = ({ fields, ofClient }: Pick<Resource, 'fields' | 'ofClient'>) => {
  const all = Object.entries(fields)
  const typed = all.filter(([, { computed }]) => !computed)
  const named = type({ id: 'number', name: 'string' }).or('null')
  const record = {
    id: 'number',
    version: 'number',
    createdAt: 'string',
    updatedAt: 'string',
    can: { update: 'boolean', remove: 'boolean', 'open?': 'boolean' },
    ...(ofClient ? { clientId: 'number', Client: { id: 'number', name: 'string', slug: 'string' } } : {}),
    ...Object.fromEntries(
      all.filter(([, field]) => field.kind !== 'secret').map(([key, field]) => [key, answered(field)]),
    ),
    ...Object.fromEntries(
      all.filter(([, field]) => field.kind === 'record').map(([key]) => [referenceName(key), named]),
    ),
  }
  const orNull = (field: Field): Type =>
    field.required || field.initial !== undefined ? schemaOf(field) : schemaOf(field).or('null')
  return {
    record,
    open: {
      ...record,
      ...Object.fromEntries(
        all
          .filter(([, { kind }]) => kind === 'secret')
          .map(([key, field]) => [key, answered(field).or('null')]),
      ),
    },
    creation: {
      '+': 'reject',
      ...(ofClient ? { clientId: id } : {}),
      ...Object.fromEntries(typed.map(([key, field]) => [field.required ? key : `${key}?`, orNull(field)])),
    },
    changes: {
      '+': 'reject',
      ...Object.fromEntries(
        typed.filter(([, { parent }]) => !parent).map(([key, field]) => [`${key}?`, orNull(field)]),
      ),
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
