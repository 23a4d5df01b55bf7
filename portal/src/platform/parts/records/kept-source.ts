import type { Resource } from '@portal/core/foundation/contract/resource'
import { paged, whole, type ListColumn, type Source } from '../list/index.ts'
import { titleOf, type KeptRow } from './kept-row.ts'

/** A text of every column, in which the search box looks where all rows are here. */
const searchText = (resource: Resource, columns: readonly ListColumn<KeptRow>[]) => (row: KeptRow) =>
  [titleOf(resource, row), ...columns.map(({ value }) => value(row))].join(' ')

/**
 * Where the rows come from. The compiler cannot follow a call's name through
 * the declaration: a list without clients is answered whole, the others by the page.
 */
export function sourceOf(
  resource: Resource,
  clientId: number | undefined,
  columns: readonly ListColumn<KeptRow>[],
  only?: Readonly<Record<string, number>>,
): Source<KeptRow> {
  const { area, ofClient } = resource
  const source: unknown = !ofClient
    ? whole(
        `${area}.list` as 'userLevels.list',
        {},
        {
          search: (row) => searchText(resource, columns)(row as unknown as KeptRow),
          fits: (row, filters) =>
            Object.entries(filters).every(
              ([name, value]) => String((row as unknown as KeptRow)[name]) === value,
            ),
        },
      )
    : clientId === undefined
      ? paged(`${area}.list` as 'strategies.list')
      : paged(`${area}.ofClient` as 'strategies.ofClient', {
          params: { id: clientId },
          ...(only ? { query: only } : {}),
        })
  return source as Source<KeptRow>
}
