import type { Check, Text } from '@portal/core/foundation/rules'
import { budgetMonths, budgetYears, isDay, today } from '@portal/core/foundation/format'
import type { Option } from '@portal/ui/select'

interface AnyFilter {
  /** The query field of the call, and the name in the address. */
  readonly name: string
  readonly label: string
  /** A rule beyond the kind's own, where a filter form has to be valid before Search can run. */
  readonly check?: (value: string, values: FilterValues) => string | null
}

/** One of a few. */
export interface ChoiceFilter extends AnyFilter {
  readonly kind: 'choice'
  readonly options: readonly Option<string>[]
  /** `chips`: all options lie open above the list, for the one filter that divides it. */
  readonly look?: 'chips'
  /** What the choice of none is called. */
  readonly otherwise?: string
  /** What is shown without a choice, where that says itself what it is: a month. */
  readonly usual?: string
  /** Its options come with the answer: until then any value may be one of them. */
  readonly offered?: true
}

/** A record of another kind, by its id; options come from the list of `of`. */
export interface RecordFilter extends AnyFilter {
  readonly kind: 'record'
  readonly of: string
}

/** A day. */
export interface DayFilter extends AnyFilter {
  readonly kind: 'day'
}

/** A text, for what is not searched by the search box. */
export interface TextFilter extends AnyFilter {
  readonly kind: 'text'
  readonly rule?: Check<Text>
}

/** A condition on a list, as data: drawn as a control and as a removable chip, sent as a query field. */
export type Filter = ChoiceFilter | RecordFilter | DayFilter | TextFilter

/** Values by filter name; only those that are set. */
export type FilterValues = Readonly<Record<string, string>>

/** The month filter of budgets, All Future Budgets last. */
export const monthFilter = (check?: AnyFilter['check']): ChoiceFilter => ({
  kind: 'choice',
  name: 'month',
  label: 'Month',
  options: budgetMonths.map((month) => ({ value: month, label: month })),
  ...(check ? { check } : {}),
})

/** The year filter: next year, this one and the five before. */
export const yearFilter = (check?: AnyFilter['check']): ChoiceFilter => ({
  kind: 'choice',
  name: 'year',
  label: 'Year',
  options: budgetYears(today()).map((year) => ({ value: String(year), label: String(year) })),
  ...(check ? { check } : {}),
})

/** Filters with the options that came with an answer, by the filter's name; one of which there are none is no filter. */
export const withOffers = (
  filters: readonly Filter[],
  offers: Readonly<Record<string, readonly Option<string>[]>> = {},
): readonly Filter[] =>
  filters.flatMap((filter) => {
    if (filter.kind !== 'choice' || !filter.offered) return [filter]
    const options = offers[filter.name]
    return options?.length === 0 ? [] : [{ ...filter, options: options ?? [] }]
  })

/** What is wrong with the value of a filter; null when nothing is. */
export function filterProblem(filter: Filter, value: string, values: FilterValues): string | null {
  const own = filter.kind === 'text' && value !== '' ? (filter.rule?.(value) ?? null) : null
  return own ?? filter.check?.(value, values) ?? null
}

/** Whether a value that stands in an address can be one of the filter: an address may be old, or written by hand. */
export function isPossible(filter: Filter, value: string): boolean {
  if (filter.kind === 'choice')
    return filter.offered ? value.length <= 200 : filter.options.some((option) => option.value === value)
  if (filter.kind === 'record') return /^[1-9]\d{0,8}$/.test(value)
  return filter.kind === 'day' ? isDay(value) : value.length <= 200
}
