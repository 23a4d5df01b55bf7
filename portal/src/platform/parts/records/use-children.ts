import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { parentField } from '@portal/core/platform/records/list-facts'
import { Tag } from '@portal/ui/icon'
import { useMemo } from 'react'
import { useSetQuery } from '../../../foundation/address/address.ts'
import { useCall } from '../../../foundation/session/query.ts'
import type { Action, ListColumn } from '../list/index.ts'
import { listsOf } from './declared.ts'
import type { KeptRow } from './kept-row.ts'

/** What a list shows of the list beside it whose entries belong to its own. */
export interface Children {
  /** How many each entry has. */
  readonly columns: readonly ListColumn<KeptRow>[]
  /** The way to those of an entry. */
  readonly actions: readonly Action<KeptRow>[]
}

const none: Children = { columns: [], actions: [] }

/** The entries, on another tab of the same screen, that belong to those of a list. */
export function useChildren(resource: Resource, route: string): Children {
  const setQuery = useSetQuery()
  const child = listsOf(route).find((list) => {
    const parent = parentField(list)
    return parent !== undefined && !list.ofClient && list.fields[parent]?.of === resource.area
  })
  const parent = child && parentField(child)
  const { data } = useCall(`${child?.area ?? ''}.list` as 'categories.list', child ? {} : null)
  const columns = useMemo((): readonly ListColumn<KeptRow>[] => {
    if (!child || parent === undefined) return none.columns
    const label = labelOf(child, route)
    const held = data as unknown as readonly KeptRow[] | undefined
    const countOf = ({ id }: KeptRow): number | null =>
      held?.filter((row) => row[parent] === id).length ?? null
    return [{ id: child.area, label, kind: 'number', value: countOf, width: 128 }]
  }, [child, parent, data, route])
  if (!child || parent === undefined) return none
  return {
    columns,
    actions: [
      {
        name: labelOf(child, route),
        icon: Tag,
        run: ({ id }) => setQuery({ tab: child.area, [parent]: id }),
      },
    ],
  }
}

const labelOf = (list: Resource, route: string): string =>
  list.screens?.find((screen) => screen.route === route)?.tab ?? shownAs(list).many
