import type { CallName } from '@portal/core/calls'
import type { CallOptions } from '@portal/core/foundation/contract/client'
import type { Fields } from '@portal/core/foundation/contract/field'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, type Glyph } from '@portal/ui/icon'
import { type ReactElement, type ReactNode } from 'react'
import { refresh, useCall } from '../../../foundation/session/query.ts'
import { client as api } from '../../../foundation/session/session.ts'
import { List, whole, type ListColumn, type RowOf } from '../list/index.ts'
import { activeColumn } from './active-column.tsx'
import { moves } from './ordering.ts'
import type { FieldLook } from './record-dialog.tsx'
import { lastPlace, useRecords, type RecordRow } from './use-records.tsx'

/** A record of a list to choose from: in an order, offered or not. */
interface LookupRow extends RecordRow {
  readonly order: number
  readonly active: boolean
}

type ListOf<A extends string> = Extract<CallName, `${A}.list`>
/** Areas of simple records (core/src/platform/records) that are lists to choose from. */
export type LookupArea = {
  [N in CallName]: N extends `${infer A}.list`
    ? `${A}.remove` extends CallName
      ? RowOfList<N> extends LookupRow
        ? A
        : never
      : never
    : never
}[CallName]
type RowOfList<N extends CallName> = N extends Parameters<typeof whole>[0] ? RowOf<N> : never

export interface LookupListProps<A extends LookupArea> {
  readonly area: A
  /** `user level`. */
  readonly one: string
  /** `User levels`. */
  readonly label: string
  readonly fields: Fields
  readonly looks?: Readonly<Record<string, FieldLook>>
  /** Between the name and the order. */
  readonly columns?: readonly ListColumn<RowOfList<ListOf<A>>>[]
  readonly beforeRemoval?: ReactNode
  readonly icon: Glyph
  /** What the list is for, said where it is empty. */
  readonly empty: string
  /** Whether this person may change the list at all. */
  readonly may: boolean
}

/**
 * A list to choose from, as people keep it. It makes the five calls that every
 * simple record has, so a screen only names the record and its own columns.
 */
export function LookupList<A extends LookupArea>({
  area,
  one,
  label,
  fields,
  looks,
  columns = [],
  beforeRemoval = '. What has it keeps it; it is offered no more.',
  icon,
  empty,
  may,
}: LookupListProps<A>): ReactElement {
  // What `LookupArea` says of the area, which the compiler cannot follow through the names of its calls.
  const list = `${area}.list` as 'userLevels.list'
  const own = columns as readonly ListColumn<LookupRow>[]
  const call = (verb: string, options: object): Promise<unknown> =>
    api.call(`${area}.${verb}` as CallName, options as CallOptions<CallName>)
  const update = (id: number, body: object, options: object = {}): Promise<unknown> =>
    call('update', { params: { id }, body, ...options })

  const rows: readonly LookupRow[] | undefined = useCall(list).data
  const changed = (): void => refresh(area)
  const records = useRecords<LookupRow, Fields>({
    one,
    rows,
    fields,
    looks: { name: { wide: true }, ...looks },
    start: () => ({ order: lastPlace((rows ?? []).map(({ order }) => order)), active: true }),
    create: (body, options) => call('create', { body, ...options }),
    update,
    remove: (id) => call('remove', { params: { id } }),
    read: async (id) => (await call('get', { params: { id } })) as LookupRow,
    changed,
    beforeRemoval,
  })
  const setActive = ({ id }: LookupRow, active: boolean): Promise<unknown> => update(id, { active })
  return (
    <>
      <List<LookupRow, unknown>
        name={`settings.${area}`}
        label={label}
        of={whole(list, {}, { search: ({ name }) => name })}
        columns={[
          { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
          ...own,
          { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
          may
            ? activeColumn(setActive, changed)
            : { id: 'active', label: 'Active', value: ({ active }) => active, width: 92 },
        ]}
        search={`Search ${label.toLowerCase()}`}
        {...(may
          ? {
              actions: [
                records.edit,
                ...moves<LookupRow>({
                  rowsOf: () => rows ?? [],
                  placeOf: ({ order }) => order,
                  setPlace: ({ id }, order) => update(id, { order }),
                  moved: changed,
                }),
                records.remove,
              ],
              onOpen: records.open,
              aside: (
                <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
                  Add {one}
                </Button>
              ),
            }
          : {})}
        empty={
          <EmptyState icon={icon} title={`No ${label.toLowerCase()} yet`}>
            {empty}
          </EmptyState>
        }
      />
      {may && records.dialogs}
    </>
  )
}
