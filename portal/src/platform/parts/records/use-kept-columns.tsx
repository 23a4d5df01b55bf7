import type { ListScreen, Resource } from '@portal/core/foundation/contract/resource'
import { pathOf } from '@portal/core/foundation/routes'
import { placeField } from '@portal/core/platform/records/list-facts'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { refresh } from '../../../foundation/session/query.ts'
import type { ListColumn } from '../list/index.ts'
import { activeColumn } from './active-column.tsx'
import { PlaceHandle } from './fetched-later.ts'
import { fieldColumn } from './field-column.tsx'
import { keptCalls } from './kept-calls.ts'
import { clientOf, placeOf, titleOf, type KeptRow } from './kept-row.ts'
import { whatShows } from './what-shows.ts'

/** Whose an entry is, where those of all clients stand in one list. */
const clientColumn = (staff: boolean): ListColumn<KeptRow> => ({
  id: 'client',
  label: 'Client',
  value: (row) => clientOf(row)?.name,
  cell: (row) => {
    const found = clientOf(row)
    // The profile is for the agency's own people; a partner has what a client's report says.
    const to = staff ? 'clients.profile' : 'clients.insights'
    return found && <Link href={pathOf(to, { slug: found.slug })}>{found.name}</Link>
  },
  width: 220,
})

const id: ListColumn<KeptRow> = { id: 'id', label: 'Id', kind: 'number', value: (row) => row.id, width: 72 }

/** The column of the place, by which whoever keeps the list takes hold of an entry to move it. */
function placeColumn(column: ListColumn<KeptRow>, name: string): ListColumn<KeptRow> {
  return {
    ...column,
    cell: (row) => (
      <>
        <PlaceHandle row={row} />
        {placeOf(row, name)}
      </>
    ),
  }
}

/** The column of a field: where the list is kept, with what changes it. */
function columnOf(
  resource: Resource,
  name: string,
  may: boolean,
  retire: (row: KeptRow) => Promise<void>,
): readonly ListColumn<KeptRow>[] {
  const field = resource.fields[name]
  if (!field) return []
  if (name === 'active' && may)
    return [
      activeColumn<KeptRow & { active: boolean }>(
        (row, active) => (active ? keptCalls(resource).update(row.id, { active }) : retire(row)),
        () => refresh(...whatShows(resource)),
        (row) => titleOf(resource, row),
      ) as unknown as ListColumn<KeptRow>,
    ]
  const column = fieldColumn(resource, name, field)
  return [name === placeField(resource) && may ? placeColumn(column, name) : column]
}

interface KeptColumns {
  readonly resource: Resource
  readonly screen: ListScreen
  /** The entries of all clients, each with whose it is. */
  readonly ofAll: boolean
  /** Whether this person is of the agency. */
  readonly staff: boolean
  /** Whether this person keeps the list. */
  readonly may: boolean
  /** Makes an entry inactive, or asks before. */
  readonly retire: (row: KeptRow) => Promise<void>
  /** The screen's own; one with the id of a field stands in for it. */
  readonly own: readonly ListColumn<KeptRow>[]
  /** Those of the list beside it whose entries belong to its own. */
  readonly children: readonly ListColumn<KeptRow>[]
}

/** The columns that follow from a list's declaration, with those of its screen after the first. */
export function useKeptColumns({
  resource,
  screen,
  ofAll,
  staff,
  may,
  retire,
  own,
  children,
}: KeptColumns): readonly ListColumn<KeptRow>[] {
  return useMemo(() => {
    const { fields } = resource
    const [first, ...rest] = (screen.columns ?? Object.keys(fields)).flatMap((name) => {
      const instead = own.find((column) => column.id === name)
      const columns = instead && name in fields ? [instead] : columnOf(resource, name, may, retire)
      return screen.onDemand?.includes(name) ? columns.map((column) => ({ ...column, extra: true })) : columns
    })
    return [
      ...(first ? [first] : []),
      ...(ofAll ? [clientColumn(staff)] : []),
      ...own.filter((column) => !(column.id in fields)),
      ...children,
      ...rest,
      ...(screen.showsId ? [id] : []),
    ]
  }, [resource, screen, ofAll, staff, may, retire, own, children])
}
