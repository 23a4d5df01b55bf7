import type { CallFacts } from './call-facts.ts'

type RecordVerb = 'list' | 'get' | 'create' | 'update' | 'remove' | 'usedBy'

/** The six calls that every list of records has, which a browser would otherwise carry one by one. */
export const recordFacts = <const A extends string>(
  area: A,
  path: string,
): Readonly<Record<`${A}.${RecordVerb}`, CallFacts>> => {
  const one = `${path}/{id}`
  return {
    [`${area}.list`]: { method: 'GET', path },
    [`${area}.get`]: { method: 'GET', path: one },
    [`${area}.create`]: { method: 'POST', path, writes: true },
    [`${area}.update`]: { method: 'PUT', path: one, writes: true },
    [`${area}.remove`]: { method: 'DELETE', path: one, writes: true },
    [`${area}.usedBy`]: { method: 'GET', path: `${one}/used-by` },
  } satisfies Record<string, CallFacts> as Record<`${A}.${RecordVerb}`, CallFacts>
}
