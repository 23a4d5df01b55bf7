import { useContext, type ReactElement } from 'react'
import { DragHandle } from '../drag/drag-handle.tsx'
import type { KeptRow } from './kept-row.ts'
import { moveTo } from './ordering.ts'
import { PlacesContext } from './places.ts'

/** What an entry of a list is dragged by. By the keyboard it moves by the letters and entries of its menu. */
export function PlaceHandle({ row }: { readonly row: KeptRow }): ReactElement | null {
  const places = useContext(PlacesContext)
  const among = places?.rowsOf(row) ?? []
  const at = among.findIndex(({ id }) => id === row.id)
  if (!places || at < 0 || !row.can.update) return null
  return <DragHandle at={at} group={String(among[0]?.id)} onDrop={(to) => moveTo(places, row, to)} />
}
