import type { Fields } from '@portal/core/foundation/contract/field'
import { retires, type ListScreen, type Resource } from '@portal/core/foundation/contract/resource'
import { parentField, placeField, takesEntries } from '@portal/core/platform/records/list-facts'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { pathOf } from '@portal/core/foundation/routes'
import { Button, LinkButton } from '@portal/ui/button'
import type { Sort } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, Upload } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import { Suspense, useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../../foundation/address/address.ts'
import { refresh, useCall } from '../../../foundation/session/query.ts'
import { session } from '../../../foundation/session/session.ts'
import {
  type Action,
  ListView,
  paged,
  useList,
  whole,
  type Filter,
  type ListColumn,
  type Source,
} from '../list/index.ts'
import { activeColumn } from './active-column.tsx'
import { PlaceHandle } from './fetched-later.ts'
import { fieldColumn } from './field-column.tsx'
import { keptCalls } from './kept-calls.ts'
import { useChildren } from './use-children.ts'
import { whatShows } from './what-shows.ts'
import { clientOf, placeOf, titleOf, type KeptRow } from './kept-row.ts'
import { listGlyphs } from './list-glyphs.ts'
import { moves, type Ordering } from './ordering.ts'
import { PlacesContext } from './places.ts'
import { lastPlace, looksOf, typedOf } from './entry-form.ts'
import type { BelowForm } from './record-dialog.tsx'
import { useOpenRecord } from './use-open-record.ts'
import { useKeptRemoval } from './use-kept-removal.tsx'
import { useRecords } from './use-records.tsx'

/** What a list has beyond its declaration. */
export interface MoreOfList {
  /** Columns of the screen's own, after the first; one with the id of a field stands in for it. The same array at every drawing. */
  readonly columns?: readonly ListColumn<KeptRow>[] | undefined
  /** What else can be done with an entry, after changing it. */
  readonly actions?: readonly Action<KeptRow>[] | undefined
  /** Instead of the button that adds an entry, for lists that the portal fills. */
  readonly aside?: ReactElement | null
  /** The order in which the entries stand first. */
  readonly sort?: Sort | undefined
  /** Buttons before the one that adds an entry. */
  readonly before?: ReactElement
  /** What stands below the fields while an entry is typed; a component, the same at every drawing. */
  readonly below?: BelowForm | undefined
}

export interface KeptListProps {
  readonly of: Resource
  readonly screen: ListScreen
  /** The records of this client only. */
  readonly clientId?: number | undefined
  readonly more?: MoreOfList | undefined
}

const nothingMore: MoreOfList = {}
const noColumns: readonly ListColumn<KeptRow>[] = []

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const clientField = { clientId: { label: 'Client', kind: 'record', of: 'clients', required: true } } as const

/** The conditions that follow from the fields: of whom, which kind, offered or not. */
const filtersOf = (resource: Resource, ofAll: boolean): readonly Filter[] => [
  ...(ofAll ? [{ name: 'clientId', ...clientField.clientId }] : []),
  ...Object.entries(resource.fields).flatMap(([name, field]): Filter[] => {
    // One entry of the list itself is found by its search.
    if (field.of === resource.area) return []
    if (field.kind === 'record') return [{ kind: 'record', name, label: field.label, of: field.of ?? '' }]
    if (field.kind !== 'choice') return []
    const options = (field.choices ?? []).map((choice) => ({ value: choice, label: choice }))
    return [{ kind: 'choice', name, label: field.label, options }]
  }),
  ...(retires(resource) && !resource.ofClient
    ? [
        {
          kind: 'choice' as const,
          name: 'active',
          label: 'State',
          options: [
            { value: 'true', label: 'Active' },
            { value: 'false', label: 'Inactive' },
          ],
        },
      ]
    : []),
]

/** The fields of a record that is there: a secret that is not typed anew stays as it is. */
const keepingSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { required, ...field }]) => [
      name,
      field.kind === 'secret'
        ? { ...field, hint: 'Leave it empty to keep the one that is there.' }
        : { ...field, ...(required ? { required } : {}) },
    ]),
  )

/** A text of every column, in which the search box looks where all rows are here. */
const searchText = (resource: Resource, columns: readonly ListColumn<KeptRow>[]) => (row: KeptRow) =>
  [titleOf(resource, row), ...columns.map(({ value }) => value(row))].join(' ')

/**
 * Where the rows come from. The compiler cannot follow a call's name through
 * the declaration: a list without clients is answered whole, the others by the page.
 */
function sourceOf(
  resource: Resource,
  clientId: number | undefined,
  columns: readonly ListColumn<KeptRow>[],
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
      : paged(`${area}.ofClient` as 'strategies.ofClient', { params: { id: clientId } })
  return source as Source<KeptRow>
}

/** A list as people keep it, drawn from its declaration: table, search, filters, dialog, order, retiring, export. */
export function KeptList({
  of: resource,
  screen,
  clientId,
  more: { columns: own = noColumns, actions = [], aside, sort: usual, before, below } = nothingMore,
}: KeptListProps): ReactElement {
  const { area, one, many, fields, ofClient } = resource
  const actor = useStore(session.$actor)
  const may = resource.write.scope(actor) !== 'none'
  const staff = actor.kind === 'user' && isEmployee(actor)
  const imports = takesEntries(resource) && staff
  const calls = keptCalls(resource)
  const changed = (): void => refresh(...whatShows(resource))
  const place = placeField(resource)
  const parent = parentField(resource)
  const shownParent = Number(useQuery().get(parent ?? '') ?? 0) || null
  const children = useChildren(resource, screen.route)

  const columns = useMemo(() => {
    const shown = screen.columns ?? Object.keys(fields)
    const derived = shown.flatMap((name): ListColumn<KeptRow>[] => {
      const field = fields[name]
      if (!field) return []
      const replaced = own.find(({ id }) => id === name)
      if (replaced) return [replaced]
      if (name === place && may) {
        const column = fieldColumn(resource, name, field)
        return [
          {
            ...column,
            cell: (row) => (
              <>
                <Suspense>
                  <PlaceHandle row={row} />
                </Suspense>
                {placeOf(row, name)}
              </>
            ),
          },
        ]
      }
      if (name === 'active' && may)
        return [
          activeColumn<KeptRow & { active: boolean }>(
            ({ id }, active) => keptCalls(resource).update(id, { active }),
            () => refresh(...whatShows(resource)),
            (row) => titleOf(resource, row),
          ) as unknown as ListColumn<KeptRow>,
        ]
      return [fieldColumn(resource, name, field)]
    })
    const client: ListColumn<KeptRow> = {
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
    }
    const extra = [...own.filter(({ id }) => !(id in fields)), ...children.columns]
    const [first, ...rest] = derived
    return [
      ...(first ? [first] : []),
      ...(ofClient && clientId === undefined ? [client] : []),
      ...extra,
      ...rest,
      ...(screen.showsId
        ? [{ id: 'id', label: 'Id', kind: 'number', value: ({ id }: KeptRow) => id, width: 72 } as const]
        : []),
    ]
  }, [resource, fields, screen, own, may, staff, place, ofClient, clientId, children.columns])

  const filters = useMemo(
    () => filtersOf(resource, ofClient && clientId === undefined),
    [resource, ofClient, clientId],
  )
  const source = useMemo(() => sourceOf(resource, clientId, columns), [resource, clientId, columns])
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

  const removal = useKeptRemoval(resource, changed)
  const isUnique = fields['name']?.unique ?? false
  const chooseClient = ofClient && clientId === undefined
  const typed = typedOf(fields)
  const ownFields = typeof opened.id === 'number' ? keepingSecrets(typed) : typed
  const formFields: Fields = chooseClient ? { ...clientField, ...ownFields } : ownFields
  const records = useRecords<KeptRow, Fields>({
    one,
    address,
    rows: list.loading && all.length === 0 ? undefined : rows,
    fields: formFields,
    looks: looksOf(resource),
    start: () => ({
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
          rowsOf: (row) => siblings(parent === undefined ? null : row[parent]),
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
                ...(ordering ? moves(ordering) : []),
                records.remove,
              ],
              onOpen: records.open,
              aside:
                aside === undefined ? (
                  <>
                    {before}
                    {imports && (
                      <LinkButton
                        size="small"
                        icon={Upload}
                        href={pathOf(
                          'imports.entries',
                          { list: area },
                          clientId === undefined ? {} : { client: clientId },
                        )}
                      >
                        Import
                      </LinkButton>
                    )}
                    <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
                      Add {one}
                    </Button>
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
