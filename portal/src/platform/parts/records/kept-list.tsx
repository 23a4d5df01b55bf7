import { today } from '@portal/core/foundation/format'
import type { Fields } from '@portal/core/foundation/contract/field'
import { retires, shownAs, type ListScreen, type Resource } from '@portal/core/foundation/contract/resource'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { markFields, parentField, placeField } from '@portal/core/platform/records/list-facts'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Building2 } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import { useMemo, type ReactElement } from 'react'
import { useQuery } from '../../../foundation/address/address.ts'
import { refresh, useCall } from '../../../foundation/session/query.ts'
import { session } from '../../../foundation/session/session.ts'
import { ListView, useList, type Action, type ListColumn } from '../list/index.ts'
import { AddOrImport } from './add-or-import.tsx'
import { keepingSecrets, lastPlace, looksOf, typedOf } from './entry-form.ts'
import { keptCalls } from './kept-calls.ts'
import { clientField, filtersOf } from './kept-filters.ts'
import { placeOf, type KeptRow } from './kept-row.ts'
import { sourceOf } from './kept-source.ts'
import { listGlyphs } from './list-glyphs.ts'
import type { MoreOfList } from './more-of-list.ts'
import { moves, type Ordering } from './ordering.ts'
import { PlacesContext } from './places.ts'
import { useChildren } from './use-children.ts'
import { useKeptColumns } from './use-kept-columns.tsx'
import { useKeptRemoval } from './use-kept-removal.tsx'
import { useOpenRecord } from './use-open-record.ts'
import { useRecords } from './use-records.tsx'
import { whatShows } from './what-shows.ts'

export interface KeptListProps {
  readonly of: Resource
  readonly screen: ListScreen
  /** The records of this client only. */
  readonly clientId?: number | undefined
  readonly more?: MoreOfList | undefined
  /** What the screen itself narrows the list to, by field. The same object at every drawing. */
  readonly only?: Readonly<Record<string, number>> | undefined
}

const nothingMore: MoreOfList = {}
const noColumns: readonly ListColumn<KeptRow>[] = []

/** The way to the clients that an entry holds. */
const clientsOf = ({ holdsClientsBy }: ListScreen): readonly Action<KeptRow>[] =>
  holdsClientsBy === undefined
    ? []
    : [
        {
          name: 'Clients',
          icon: Building2,
          href: ({ id }) => pathOf('clients.index', {}, { [holdsClientsBy]: id }),
        },
      ]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A list as people keep it, drawn from its declaration: table, search, filters, dialog, order, retiring, export. */
export function KeptList({
  of: resource,
  screen,
  clientId,
  only,
  more: { columns: own = noColumns, actions = [], aside, sort: usual, before, below } = nothingMore,
}: KeptListProps): ReactElement {
  const { area, fields, ofClient } = resource
  const { one, many } = shownAs(resource)
  const actor = useStore(session.$actor)
  const may = resource.write.scope(actor) !== 'none'
  const staff = actor.kind === 'user' && isEmployee(actor)
  const calls = keptCalls(resource)
  const changed = (): void => refresh(...whatShows(resource))
  const place = placeField(resource)
  const parent = parentField(resource)
  const marks = markFields(resource)
  const shownParent = Number(useQuery().get(parent ?? '') ?? 0) || null
  const children = useChildren(resource, screen.route)
  const ofAll = ofClient && clientId === undefined

  const removal = useKeptRemoval(resource, changed)
  const { retire } = removal
  const columns = useKeptColumns({
    resource,
    screen,
    ofAll,
    staff,
    may,
    retire,
    own,
    children: children.columns,
  })
  const filters = useMemo(() => filtersOf(resource, ofAll), [resource, ofAll])
  const source = useMemo(
    () => sourceOf(resource, clientId, columns, only),
    [resource, clientId, columns, only],
  )
  const list = useList<KeptRow, unknown>({ name: `kept.${area}`, of: source, columns, filters, sort: usual })
  // A list that is here as a whole is all of it, whatever its page shows.
  const all = ofClient || !Array.isArray(list.answer) ? list.rows : (list.answer as readonly KeptRow[])

  // A record that is open by its address need not stand on the page.
  const address = one.split(' ').at(-1) ?? one
  const opened = useOpenRecord(address)
  const away = ofClient && typeof opened.id === 'number' && !all.some(({ id }) => id === opened.id)
  const elsewhere = useCall(
    `${area}.get` as 'strategies.get',
    away && typeof opened.id === 'number' ? { params: { id: opened.id } } : null,
  ).data as unknown as KeptRow | undefined
  const rows = [...all, ...(elsewhere ? [elsewhere] : [])]

  /** Those whose names and places an entry is among. */
  const siblings = (of: unknown): readonly KeptRow[] =>
    parent === undefined ? all : all.filter((row) => row[parent] === of)

  const isUnique = fields['name']?.unique ?? false
  const typed = typedOf(fields)
  const ownFields = typeof opened.id === 'number' ? keepingSecrets(typed) : typed
  const formFields: Fields = ofAll ? { ...clientField, ...ownFields } : ownFields
  const records = useRecords<KeptRow, Fields>({
    one,
    address,
    rows: list.loading && all.length === 0 ? undefined : rows,
    fields: formFields,
    looks: looksOf(resource),
    start: () => ({
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => (field.startsToday ? [[name, today()]] : [])),
      ),
      ...(parent === undefined ? {} : { [parent]: shownParent }),
      ...(place === undefined
        ? {}
        : { [place]: lastPlace(siblings(shownParent).map((row) => placeOf(row, place))) }),
    }),
    rivals: (inputs, other) => isUnique && (parent === undefined || other[parent] === inputs[parent]),
    create: (body, options) =>
      calls.create(clientId === undefined ? body : { ...body, clientId }, { ...options }),
    update: (id, body, options) => calls.update(id, body, { ...options }),
    remove: calls.remove,
    read: calls.get,
    changed,
    removal,
    retires: retires(resource) ? resource : undefined,
    below,
  })
  const words = capital(many)
  // Those of a client come by the page: they are moved where all of them are here, as people put them.
  const { sort, search, filters: chosen } = list.asked
  const isWhole = sort === null && search === '' && Object.keys(chosen).length === 0
  const inOrder = !ofClient || (clientId !== undefined && isWhole && list.total === all.length)
  const ordering: Ordering<KeptRow> | null =
    place !== undefined && inOrder
      ? {
          // What is marked stands before the rest whatever its place: each moves among its own.
          rowsOf: (row) =>
            siblings(parent === undefined ? null : row[parent]).filter((other) =>
              marks.every((mark) => other[mark] === row[mark]),
            ),
          placeOf: (row) => placeOf(row, place),
          setPlace: ({ id }, to) => calls.update(id, { [place]: to }),
          moved: changed,
        }
      : null
  return (
    <PlacesContext
      value={isWhole && parent === undefined && list.rows.length === all.length ? ordering : null}
    >
      <ListView<KeptRow, unknown>
        list={list}
        label={words}
        search={`Search ${many}`}
        exportAs={many.replaceAll(' ', '-')}
        empty={
          <EmptyState icon={listGlyphs[screen.icon]} title={`No ${many} yet`}>
            {screen.empty}
          </EmptyState>
        }
        {...(may
          ? {
              actions: [
                records.edit,
                ...actions,
                ...children.actions,
                ...clientsOf(screen),
                ...(ofClient ? [] : [removal.where]),
                ...(ordering ? moves(ordering) : []),
                records.remove,
              ],
              onOpen: records.open,
              aside:
                aside === undefined ? (
                  <>
                    {before}
                    <AddOrImport to={resource} clientId={clientId} add={records.add} />
                  </>
                ) : (
                  aside
                ),
            }
          : {})}
      />
      {may && records.dialogs}
    </PlacesContext>
  )
}
