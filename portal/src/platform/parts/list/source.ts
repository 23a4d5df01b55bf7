import type { Answer, CallName, Given as GivenTo } from '@portal/core/calls'
import type { ApiError } from '@portal/core/foundation/contract/api-error'
import type { CallOptions } from '@portal/core/client'
import type { CellValue } from '@portal/ui/data-table'
import { useRef } from 'react'
import { client } from '../../../foundation/session/session.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { isExportable } from '@portal/core/platform/exports/exportable'
import type { ListAsked } from '../../jobs/start-export.ts'
import { lookThrough, type LookThrough } from './held.ts'
import { sortText, type Asked } from './list-address.ts'

/** What a list knows of its rows. */
export interface Rows<Row, Whole = unknown> {
  /** The rows of the page; those of the page before while the next one is on its way. */
  readonly rows: readonly Row[]
  readonly total: number
  /** The whole answer, for totals that come with it. */
  readonly answer: Whole | undefined
  readonly loading: boolean
  readonly error: ApiError | undefined
  retry(): void
  /** Asks anew past what the server kept; absent where it keeps nothing. */
  renew?(): void
}

/** The value of a row by the id of a column. */
export type ValueOf<Row> = (row: Row, column: string) => CellValue

/** Where the rows of a list come from. */
export interface Source<Row, Whole = unknown> {
  /** A hook: a list calls it once each time it is drawn. */
  useRows(asked: Asked, valueOf: ValueOf<Row>): Rows<Row, Whole>
  /** Every row that the filter finds, in its order, whatever the page: for exports. */
  everyRow(
    asked: Asked,
    valueOf: ValueOf<Row>,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<readonly Row[]>
  /** The same list as the server's own exports know it; absent where it does not. */
  readonly onServer?: (asked: Asked) => ListAsked
}

interface PageOf<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Calls that answer a page at a time, asked for in the address. */
export type PagedCall = {
  [N in CallName]: Answer<N> extends PageOf<object>
    ? GivenTo<N, 'query'> extends undefined
      ? never
      : N
    : never
}[CallName]
/** Calls that answer all rows at once. */
export type WholeCall = { [N in CallName]: Answer<N> extends readonly object[] ? N : never }[CallName]

/** A row of a call. */
export type RowOf<N extends PagedCall | WholeCall> =
  Answer<N> extends PageOf<infer Row> ? Row : Answer<N> extends readonly (infer Row)[] ? Row : never

type Given = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

const largestPage = 200

/** The options of a call with the fields that every paged list has; the names of the filters are the call's own. */
const asking = <N extends PagedCall>(given: CallOptions<N>, asked: Asked): CallOptions<N> => {
  const { params, query }: Given = given
  return {
    ...(params ? { params } : {}),
    query: {
      ...asked.filters,
      ...query,
      search: asked.search.trim() || undefined,
      sort: asked.sort ? sortText(asked.sort) : undefined,
      page: asked.page.number,
      pageSize: asked.page.size,
    },
  } as CallOptions<N>
}

/** An answer as a page of its own rows: what `PagedCall` says of the call, which the compiler cannot follow through `Answer`. */
const pageOf = <N extends PagedCall>(answer: unknown): PageOf<RowOf<N>> => answer as PageOf<RowOf<N>>

/** Fields as an address would carry them. */
const texts = (fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  )

/** Rows that the server filters, sorts and pages. */
export function paged<N extends PagedCall>(name: N, given: CallOptions<N> = {}): Source<RowOf<N>, Answer<N>> {
  return {
    useRows(asked) {
      const { data, error, loading, retry, renew } = useCall(name, asking(given, asked))
      const of = `${name}${JSON.stringify(given)}`
      const last = useRef<{ readonly of: string; readonly answer: Answer<N> } | null>(null)
      if (data !== undefined) last.current = { of, answer: data }
      const answer = data ?? (last.current?.of === of ? last.current.answer : undefined)
      const page = answer === undefined ? undefined : pageOf<N>(answer)
      return { rows: page?.rows ?? [], total: page?.total ?? 0, answer, loading, error, retry, renew }
    },
    async everyRow(asked, _valueOf, onProgress, signal) {
      const all: RowOf<N>[] = []
      for (let number = 1; ; number += 1) {
        const options = asking(given, { ...asked, page: { number, size: largestPage } })
        const { rows, total } = pageOf<N>(await client.call(name, { ...options, signal }))
        all.push(...rows)
        onProgress(total === 0 ? 1 : all.length / total)
        if (rows.length === 0 || all.length >= total) return all
      }
    },
    ...(isExportable(name)
      ? {
          onServer(asked: Asked): ListAsked {
            const { params, query }: Given = asking(given, asked)
            const conditions = Object.entries(query ?? {}).filter(
              ([field]) => field !== 'page' && field !== 'pageSize',
            )
            return { list: name, params: texts(params), query: texts(Object.fromEntries(conditions)) }
          },
        }
      : {}),
  }
}

/** An answer as its own rows: what `WholeCall` says of the call. */
const rowsOf = <N extends WholeCall>(answer: unknown): readonly RowOf<N>[] => answer as readonly RowOf<N>[]

/** A short list that comes at once and is filtered, sorted and paged here. */
export function whole<N extends WholeCall>(
  name: N,
  given: CallOptions<N> = {},
  look: LookThrough<RowOf<N>> = {},
): Source<RowOf<N>, Answer<N>> {
  const found = (answer: Answer<N>, asked: Asked, valueOf: ValueOf<RowOf<N>>): readonly RowOf<N>[] =>
    lookThrough(rowsOf<N>(answer), asked, valueOf, look)
  return {
    useRows(asked, valueOf) {
      const { data, error, loading, retry } = useCall(name, given)
      const rows = data === undefined ? [] : found(data, asked, valueOf)
      const { number, size } = asked.page
      return {
        rows: rows.slice((number - 1) * size, number * size),
        total: rows.length,
        answer: data,
        loading,
        error,
        retry,
      }
    },
    async everyRow(asked, valueOf, _onProgress, signal) {
      return found(await client.call(name, { ...given, signal }), asked, valueOf)
    },
  }
}
