import type { ColumnLayout, Page, Sort } from '@portal/ui/data-table'
import { isPossible, type Filter, type FilterValues } from './filter.ts'

/** What a list asks its call for: the part of the address that decides which rows come. */
export interface Asked {
  readonly page: Page
  readonly sort: Sort | null
  readonly search: string
  readonly filters: FilterValues
}

export interface ListDefaults {
  readonly sort?: Sort | null | undefined
  readonly pageSize?: number | undefined
}

/** Rows on a page where the address does not say otherwise. */
export const usualPageSize = 50
const largestPageSize = 200

const wholeNumber = (text: string | null, most: number): number | null => {
  const number = Number(text)
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, most) : null
}

/** `-name` for descending, as the calls write it. */
export const sortText = (sort: Sort): string => `${sort.descending ? '-' : ''}${sort.column}`

function sortOf(text: string | null): Sort | null {
  if (text === null || !/^-?[a-zA-Z.]{1,40}$/.test(text)) return null
  return text.startsWith('-')
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false }
}

/**
 * Reads the state of a list from the address. What makes no sense there is
 * left out, so that an old link opens the list rather than an error.
 *
 * @param prefix before every name, where two lists share an address
 */
export function readAsked(
  query: URLSearchParams,
  filters: readonly Filter[],
  defaults: ListDefaults,
  prefix = '',
): Asked {
  const at = (name: string): string | null => query.get(`${prefix}${name}`)
  const values = filters.flatMap((filter): [string, string][] => {
    const value = at(filter.name)
    return value !== null && value !== '' && isPossible(filter, value) ? [[filter.name, value]] : []
  })
  return {
    page: {
      number: wholeNumber(at('page'), 1_000_000) ?? 1,
      size: wholeNumber(at('pageSize'), largestPageSize) ?? defaults.pageSize ?? usualPageSize,
    },
    sort: sortOf(at('sort')) ?? defaults.sort ?? null,
    search: (at('search') ?? '').slice(0, 200),
    filters: Object.fromEntries(values),
  }
}

/** The layout that an address asks for: these columns in this order, and no others. Widths stay the person's own. */
export function layoutFrom(
  columnsText: string | null,
  all: readonly { readonly id: string }[],
  own: ColumnLayout,
): ColumnLayout {
  if (columnsText === null || columnsText === '') return own
  const order = columnsText.split(',').filter((id) => all.some((column) => column.id === id))
  if (order.length === 0) return own
  return { order, hidden: all.map(({ id }) => id).filter((id) => !order.includes(id)), widths: own.widths }
}

/** How an address names the columns of a layout; null for the usual ones. */
export function columnsText(
  visible: readonly { readonly id: string }[],
  usual: readonly { readonly id: string }[],
): string | null {
  const text = visible.map(({ id }) => id).join(',')
  return text === usual.map(({ id }) => id).join(',') ? null : text
}
