import type { Type } from 'arktype'
import { type } from './type.ts'
import { isDay } from '../format/dates.ts'
import { decimalWords, type Decimals } from '../rules/share.ts'
import { withinReason } from '../rules/within-reason.ts'

/** Schemas that several calls share. Authoring language of the contract; never imported by a browser. */

const largestId = 2_147_483_647

/** A record's id in a JSON body. */
export const id = type(`1 <= number.integer <= ${largestId}`)
/** A record's id in a path, a query or a form field. */
export const idText = type('string.integer.parse').to(`1 <= number.integer <= ${largestId}`)
/** `true` or `false` in a query or a form field. */
export const flagText = type("'true' | 'false' | '1' | '0'").pipe((text) => text === 'true' || text === '1')
/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = type('string <= 10').narrow(
  (text, ctx) => isDay(text) || ctx.mustBe('a date in the form YYYY-MM-DD'),
)
/** An instant with its offset, ISO 8601, of a day that exists. */
export const instant = type('string <= 40').narrow(
  (value, ctx) => isInstant(value) || ctx.mustBe('a time with its offset, such as 2026-11-21T15:30:00+00:00'),
)

function isInstant(value: string): boolean {
  const parts = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.exec(value)
  return isDay(parts?.[1] ?? '') && !Number.isNaN(Date.parse(value))
}

/** An amount in dollars that somebody gives, at most two decimals and within reason. Negative amounts are credits. */
export const money = type('number').narrow((amount, ctx) => {
  const instead = withinReason(amount)
  if (instead !== null) return ctx.mustBe(instead)
  return (
    Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4 ||
    ctx.mustBe('a number with at most two decimals')
  )
})
/** A share from 0 to 100 that somebody gives, with no more decimals than are kept. */
export const percent = (decimals: Decimals = 2) =>
  type('0 <= number <= 100').narrow((share, ctx) => {
    const kept = share * 10 ** decimals
    return (
      Math.abs(kept - Math.round(kept)) < 1e-4 ||
      ctx.mustBe(`a number with at most ${decimalWords[decimals]} decimals`)
    )
  })
/** A line of text, at most 255 characters, without control characters. */
export const line = type('string <= 255').narrow(
  (text, ctx) => !/[\u0000-\u001f\u007f]/.test(text) || ctx.mustBe('text without control characters'),
)
/** A name that must not be blank. */
export const name = line.pipe((text) => text.trim()).to('1 <= string <= 255')
/** Longer plain text. */
export const text = type('string <= 20000').narrow(
  (value, ctx) => !value.includes('\u0000') || ctx.mustBe('text without null characters'),
)
/** HTML from an editor, cleaned by the server before it is stored. */
export const html = type('string <= 1000000').narrow(
  (value, ctx) => !value.includes('\u0000') || ctx.mustBe('text without null characters'),
)

export const byId = type({ '+': 'reject', id: idText })
export const nothing = type({ '+': 'reject' })

/** Page and order of a list, as query fields: `page` from 1, `pageSize` up to 200, `sort` a column, `-` before it for descending. */
export const paging = {
  'page?': type('string.integer.parse').to('1 <= number.integer <= 1000000'),
  'pageSize?': type('string.integer.parse').to('1 <= number.integer <= 200'),
  'sort?': type('/^-?[a-zA-Z.]{1,40}$/'),
  'search?': type('string <= 200'),
} as const

/** A page of a list: the rows, how many there are in all, and where the page lies. */
export interface Page<Row> {
  rows: Row[]
  total: number
  page: number
  pageSize: number
}

/** What every paged list answers. */
export const page = <Row extends object>(row: Type<Row>): Type<Page<Row>> =>
  // Built from an unknown row, so only the parameter's type says what comes out.
  type.raw({ rows: row.array(), total: 'number', page: 'number', pageSize: 'number' }) as unknown as Type<
    Page<Row>
  >
