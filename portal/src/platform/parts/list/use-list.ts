import {
  orderIn,
  visibleColumns,
  type CellValue,
  type Column,
  type ColumnLayout,
  type Page,
  type Sort,
} from '@portal/ui/data-table'
import { usualView } from '../../views/use-views.ts'
import { viewQuery } from '@portal/core/platform/views/query'
import { useMemo, useState } from 'react'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'
import { rememberedLayout, rememberLayout } from './column-memory.ts'
import type { Filter, FilterValues } from './filter.ts'
import { columnsText, layoutFrom, readAsked, sortText, usualPageSize, type Asked } from './list-address.ts'
import type { ListAsked } from '../../jobs/start-export.ts'
import type { Rows, Source } from './source.ts'

/** What a saved view keeps of an address beside the filters. */
const keptBeside = ['search', 'sort', 'columns', 'pageSize'] as const

/** A column of a list; the ids of sortable ones are the names that the call sorts by. */
export interface ListColumn<Row> extends Column<Row> {
  /** Shown only when chosen. */
  readonly extra?: boolean
  /** Left out altogether while no row has it: what the server does not send is not this person's to see. */
  readonly onlyIf?: (row: Row) => boolean
}

export interface ListSettings<Row, Whole> {
  /** Under this name a person's columns are kept. */
  readonly name: string
  readonly of: Source<Row, Whole>
  readonly columns: readonly ListColumn<Row>[]
  readonly filters?: readonly Filter[] | undefined
  /** The order where the address names none. */
  readonly sort?: Sort | undefined
  readonly pageSize?: number | undefined
  /** Before the names in the address, where two lists share one. */
  readonly prefix?: string | undefined
}

/** A list in use: what the address asks for, the rows, and the ways to change the address. */
export interface ListInUse<Row, Whole = unknown> extends Rows<Row, Whole> {
  readonly asked: Asked
  readonly filters: readonly Filter[]
  /** Columns that exist for this person, in their usual order. */
  readonly columns: readonly ListColumn<Row>[]
  readonly layout: ColumnLayout
  /** Columns in sight, in the order chosen. */
  readonly shownColumns: readonly Column<Row>[]
  setFilters(values: Readonly<Record<string, string | null>>): void
  clear(): void
  setSearch(search: string): void
  setSort(sort: Sort | null): void
  setPage(page: Page): void
  setLayout(layout: ColumnLayout): void
  everyRow(onProgress: (share: number) => void, signal: AbortSignal): Promise<readonly Row[]>
  /** What the server is asked for when it writes the whole list into a file; null where it cannot. */
  readonly onServer: ListAsked | null
  /** Under this name the person's columns and views are kept. */
  readonly name: string
  /** The part of the address that is this list's, as a saved view keeps it. */
  readonly query: string
  /** The saved view that the address names. */
  readonly viewId: string | null
  /** Shows what a saved view keeps; null for the list as it usually is. */
  showView(
    view: { readonly id: number | string; readonly query: string } | null,
    how?: { readonly replace?: boolean },
  ): void
}

/**
 * The state of a list, which lives in the address alone: it survives a reload,
 * Back, and being sent to a colleague. `List` draws it; a screen with markup of
 * its own uses it directly.
 */
export function useList<Row, Whole>(settings: ListSettings<Row, Whole>): ListInUse<Row, Whole> {
  const { name, of, filters = [], prefix = '' } = settings
  const query = useQuery()
  const setQuery = useSetQuery()
  const { sort: written, ...others } = readAsked(query, filters, settings, prefix)
  // An address may name a column that cannot be sorted by, or is gone.
  const sortable =
    written !== null &&
    settings.columns.some(({ id, sortable: can }) => id === written.column && can !== false)
  const asked: Asked = { ...others, sort: sortable ? written : (settings.sort ?? null) }
  const [own, setOwn] = useState(() => rememberedLayout(name))
  const valueOf = (row: Row, id: string): CellValue => {
    const column = settings.columns.find((one) => one.id === id)
    return column && orderIn(column, row)
  }
  const rows = of.useRows(asked, valueOf)

  const { columns: all } = settings
  const columns = useMemo(
    () => all.filter(({ onlyIf }) => !onlyIf || rows.rows.some(onlyIf)),
    [all, rows.rows],
  )
  const usual = useMemo<ColumnLayout>(
    () => ({ hidden: columns.flatMap(({ id, extra }) => (extra ? [id] : [])) }),
    [columns],
  )
  const chosen = own.order || own.hidden ? own : { ...usual, widths: own.widths }
  const layout = layoutFrom(query.get(`${prefix}columns`), columns, chosen)
  const set = (
    changes: Readonly<Record<string, string | number | null>>,
    how?: { readonly replace?: boolean },
  ): void =>
    setQuery(
      Object.fromEntries(Object.entries(changes).map(([field, value]) => [`${prefix}${field}`, value])),
      how,
    )

  const kept = [...filters.map((filter) => filter.name), ...keptBeside]
  const setFilters = (values: FilterValues | Readonly<Record<string, string | null>>): void =>
    set({ ...values, page: null })
  return {
    ...rows,
    asked,
    filters,
    columns,
    layout,
    shownColumns: visibleColumns(columns, layout),
    setFilters,
    clear: () =>
      set({ ...Object.fromEntries(filters.map((filter) => [filter.name, null])), search: null, page: null }),
    // Every letter a step Back would be a nuisance.
    setSearch: (search) => set({ search, page: null }, { replace: true }),
    setSort: (sort) => set({ sort: sort ? sortText(sort) : null, page: null }),
    setPage: ({ number, size }) =>
      set({
        page: number === 1 ? null : number,
        pageSize: size === (settings.pageSize ?? usualPageSize) ? null : size,
      }),
    setLayout: (changed) => {
      setOwn(changed)
      rememberLayout(name, changed)
      const empty = !changed.order && !changed.hidden
      set(
        {
          columns: empty
            ? null
            : columnsText(visibleColumns(columns, changed), visibleColumns(columns, usual)),
        },
        { replace: true },
      )
    },
    everyRow: (onProgress, signal) => of.everyRow(asked, valueOf, onProgress, signal),
    onServer: of.onServer?.(asked) ?? null,
    name,
    query: viewQuery(
      new URLSearchParams(
        kept.flatMap((field) => {
          const value = query.get(prefix + field)
          return value === null ? [] : [[field, value]]
        }),
      ),
    ),
    viewId: query.get(`${prefix}view`),
    showView: (view, how) =>
      set(
        {
          ...Object.fromEntries(kept.map((field) => [field, null])),
          ...Object.fromEntries(
            [...new URLSearchParams(view?.query)].filter(([field]) => kept.includes(field)),
          ),
          page: null,
          view: view?.id ?? usualView,
        },
        how,
      ),
  }
}
