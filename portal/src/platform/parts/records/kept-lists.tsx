import { shownAs } from '@portal/core/foundation/contract/resource'
import type { RouteName } from '@portal/core/foundation/routes'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'
import { listsOf } from './declared.ts'
import { screenOn } from './screen-on.ts'
import { KeptList } from './kept-list.tsx'
import type { MoreOfList } from './more-of-list.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export interface KeptListsProps {
  readonly route: RouteName
  /** The records of this client only. */
  readonly clientId?: number
  /** What its tabs are called together. */
  readonly label: string
  /** What a list has beyond its declaration, by its area. */
  readonly more?: Readonly<Record<string, MoreOfList>>
}

/** The lists that are declared for a route: one, or several as tabs. They are drawn on the screen of that route, which fetches them. */
export function KeptLists({ route, clientId, label, more = {} }: KeptListsProps): ReactElement | null {
  const given = useQuery().get('tab')
  const setQuery = useSetQuery()
  const lists = listsOf(route)
  const selected = lists.find(({ area }) => area === given) ?? lists[0]
  const screen = selected && screenOn(selected, route)
  if (!selected || !screen) return null
  const list = (
    <KeptList
      key={selected.area}
      of={selected}
      screen={screen}
      clientId={clientId}
      more={more[selected.area]}
    />
  )
  if (lists.length === 1) return list
  return (
    <Tabs
      label={label}
      tabs={lists.map((resource) => ({
        id: resource.area,
        label: screenOn(resource, route)?.tab ?? capital(shownAs(resource).many),
      }))}
      selected={selected.area}
      onSelect={(area) =>
        // What one list was asked for means nothing to the next.
        setQuery({
          ...Object.fromEntries(Object.keys(selected.fields).map((name) => [name, null])),
          tab: area === lists[0]?.area ? null : area,
          search: null,
          sort: null,
          page: null,
          columns: null,
          view: null,
        })
      }
    >
      {list}
    </Tabs>
  )
}
