import { importFields, importLabel, type ImportKind } from './fields.ts'

const isMeasure = (field: string): boolean =>
  ['impressions', 'clicks', 'spend', 'spendMicros', 'users', 'sessions'].includes(field)

/** Field of ours, or null, by column of the file. */
export type Columns = Readonly<Record<string, string | null>>

/** A name as it is compared: `Dealer Code`, `dealer_code` and `DEALERCODE` are one. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the field of each column by its name. Names of the fields themselves
 * go first, so that a column `Client` never takes the place of one called `Name`.
 */
export function matchColumns(kind: ImportKind, header: readonly string[]): Columns {
  const fields = Object.entries(importFields[kind])
  const taken = new Set<string>()
  const found = new Map<string, string>()
  const take = (
    namesOf: (name: string, label: string, names: readonly string[]) => readonly string[],
  ): void => {
    for (const [name, { field, names }] of fields) {
      if (taken.has(name)) continue
      const wanted = new Set(namesOf(name, field.label, names).map(plain))
      const column = header.find((candidate) => !found.has(candidate) && wanted.has(plain(candidate)))
      if (column === undefined) continue
      found.set(column, name)
      taken.add(name)
    }
  }
  take((name, label) => [name, label])
  take((_name, _label, names) => names)
  return Object.fromEntries(header.map((column) => [column, found.get(column) ?? null]))
}

/** What keeps a matching from being used, as a sentence; null when nothing does. */
export function columnsProblem(kind: ImportKind, columns: Columns): string | null {
  const used = Object.values(columns).filter((field) => field !== null)
  const unknown = used.find((field) => !(field in importFields[kind]))
  if (unknown !== undefined) return `There is no field "${unknown}".`
  const twice = used.find((field, at) => used.indexOf(field) !== at)
  if (twice !== undefined)
    return `Two columns are matched to ${importLabel(kind, twice)}. Leave one of them out.`
  const missing = Object.entries(importFields[kind]).flatMap(([name, { field }]) =>
    field.required && !used.includes(name) ? [field.label] : [],
  )
  if (kind === 'budgets' && !used.includes('client') && !used.includes('dealerCode'))
    missing.unshift('Dealer Code or Client')
  if (kind === 'metrics' && !used.some((field) => isMeasure(field)))
    missing.push('Impressions, Clicks, Spend, Users or Sessions')
  if (missing.length === 0) return null
  return `${missing.length === 1 ? 'A column is' : 'Columns are'} missing for: ${missing.join(', ')}. Name the columns like this in the first row of the file, or choose them by hand.`
}
