import type { RawBuilder } from 'kysely'
import { invalid } from './refusal.ts'

/**
 * The order that somebody asks a list for.
 * @param sort the name of a column, with a `-` before it the other way round
 * @throws {Refusal} 422 for a column that the list cannot be ordered by
 */
export function askedOrder(
  orders: Readonly<Record<string, RawBuilder<unknown>>>,
  sort: string,
): { readonly by: RawBuilder<unknown>; readonly descending: boolean } {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const by = Object.hasOwn(orders, name) ? orders[name] : undefined
  if (!by) throw invalid({ sort: 'The list cannot be ordered by this column.' })
  return { by, descending }
}
