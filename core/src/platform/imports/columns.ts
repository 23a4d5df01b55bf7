import { importFields, importLabel, type ImportKind } from './fields.ts'

const isMeasure = (field: string): boolean =>
  ['impressions', 'clicks', 'spend', 'spendMicros', 'users', 'sessions'].includes(field)

/** Field of ours, or null, by column of the file. */
export type Columns = Readonly<Record<string, string | null>>

/** A name as it is compared: `Dealer Code`, `dealer_code` and `DEALERCODE` are one. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The column of the file that fills a field; null for none. */
export const columnOfField = (columns: Columns, field: string): string | null =>
  Object.keys(columns).find((column) => columns[column] === field) ?? null

/** Whether a file of figures holds names and no figures: then it says how campaigns are called. */
export function holdsNamesAlone(columns: Columns): boolean {
  const used = Object.values(columns).filter((field) => field !== null)
  const has = (...fields: readonly string[]): boolean => fields.some((field) => used.includes(field))
  const isFigure = (field: string): boolean =>
    ['number', 'money', 'date'].includes(importFields.metrics[field]?.field.kind ?? '')
  return has('campaign') && has('campaignId', 'adId') && !used.some(isFigure)
}

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
      const wanted = new Set(namesOf(name, field.label, names).map(plainName))
      const column = header.find((candidate) => !found.has(candidate) && wanted.has(plainName(candidate)))
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
  if (kind === 'metrics' && holdsNamesAlone(columns)) return null
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
