import { byDataText, nothingWritten, numbersBetween } from '@portal/core/clients/data/by-data'
import type { ClientDataKind } from '@portal/core/clients/data/kinds'
import { linesOf } from '@portal/core/foundation/rules/text'
import type { Filter, FilterValues } from '../../platform/parts/list/index.ts'

interface ListedType {
  readonly id: number
  readonly name: string
  readonly kind: ClientDataKind
  readonly choices: string
}

const nothing = { value: nothingWritten, label: 'Nothing entered' }

/** The controls that narrow a list of clients by a type: a number and a day have two ends. */
function filtersOfType({ id, name, kind, choices }: ListedType): readonly Filter[] {
  const facts = { name: `data${id}`, label: name }
  switch (kind) {
    case 'Text':
      return [{ ...facts, kind: 'text' }]
    case 'Number':
      return [
        {
          ...facts,
          kind: 'text',
          rule: (value) =>
            numbersBetween(value ?? '') === null ? 'Write a number, or two as in 5..10' : null,
        },
      ]
    case 'Day':
      return [
        { name: `${facts.name}from`, label: `${name} from`, kind: 'day' },
        { name: `${facts.name}until`, label: `${name} until`, kind: 'day' },
      ]
    case 'Choice':
      return [
        {
          ...facts,
          kind: 'choice',
          options: [...linesOf(choices).map((choice) => ({ value: choice, label: choice })), nothing],
        },
      ]
    case 'User':
      return [{ ...facts, kind: 'record', of: 'users' }]
    case 'Yes or No':
      return [
        {
          ...facts,
          kind: 'choice',
          options: [{ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }, nothing],
        },
      ]
  }
}

/** What a list of clients is narrowed by of what the agency writes down of them. */
export const dataFilters = (types: readonly ListedType[]): readonly Filter[] => types.flatMap(filtersOfType)

/** The filters of a list of clients as its call takes them: those of written facts together in one field. */
export function withDataTogether(filters: FilterValues): FilterValues {
  const values: Record<string, string> = {}
  const others = Object.entries(filters).filter(([name, value]) => {
    const [, id, end] = /^data(\d+)(from|until)?$/.exec(name) ?? []
    if (id === undefined) return true
    if (end === undefined) values[id] = value
    else values[id] = end === 'from' ? `${value}${values[id] ?? '..'}` : `${values[id] ?? '..'}${value}`
    return false
  })
  return Object.keys(values).length === 0
    ? filters
    : { ...Object.fromEntries(others), data: byDataText(values) }
}
