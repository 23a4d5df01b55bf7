import { figureColumnsProblem } from './figure-fields.ts'
import { importFields, type ImportKind } from './fields.ts'
import type { ImportFields } from './import-field.ts'
import { hasOneChannel, platformOf } from './metric-platforms.ts'
import { plainName } from '../../foundation/format/plain-name.ts'

const isMeasure = (field: string): boolean =>
  ['impressions', 'clicks', 'spend', 'spendMicros', 'users', 'sessions'].includes(field)

/** Field of ours, or null, by column of the file. */
export type Columns = Readonly<Record<string, string | null>>

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
 * go first, so that a column `Client` never takes the place of one called `Name`;
 * of several other names that the file has, the one that is listed first.
 */
export function matchColumns(
  kind: ImportKind,
  header: readonly string[],
  all: ImportFields = importFields[kind],
): Columns {
  const fields = Object.entries(all)
  const taken = new Set<string>()
  const found = new Map<string, string>()
  const take = (
    namesOf: (name: string, label: string, names: readonly string[]) => readonly string[],
  ): void => {
    for (const [name, { field, names }] of fields) {
      if (taken.has(name)) continue
      const free = header.filter((candidate) => !found.has(candidate))
      const column = namesOf(name, field.label, names)
        .map((wanted) => free.find((candidate) => plainName(candidate) === plainName(wanted)))
        .find((candidate) => candidate !== undefined)
      if (column === undefined) continue
      found.set(column, name)
      taken.add(name)
    }
  }
  take((name, label) => [name, label])
  take((_name, _label, names) => names)
  // What such a platform calls the type of a campaign is no channel.
  if (kind === 'metrics' && hasOneChannel(platformOf(header)))
    for (const [column, field] of found)
      if (field === 'channel' && plainName(column) !== 'channel') found.delete(column)
  return Object.fromEntries(header.map((column) => [column, found.get(column) ?? null]))
}

/** Everything that columns may be called, as names are compared. */
export const namesOfColumns = (all: ImportFields): readonly string[] =>
  Object.entries(all).flatMap(([name, { field, names }]) => [name, field.label, ...names].map(plainName))

/** What keeps a matching from being used, as a sentence; null when nothing does. */
export function columnsProblem(
  kind: ImportKind,
  columns: Columns,
  fields: ImportFields = importFields[kind],
): string | null {
  const used = Object.values(columns).filter((field) => field !== null)
  const unknown = used.find((field) => !(field in fields))
  if (unknown !== undefined) return `There is no field "${unknown}".`
  const twice = used.find((field, at) => used.indexOf(field) !== at)
  if (twice !== undefined)
    return `Two columns are matched to ${fields[twice]?.field.label ?? twice}. Leave one of them out.`
  if (kind === 'metrics' && holdsNamesAlone(columns)) return namesProblem(Object.keys(columns))
  const strange = kind === 'figures' ? figureColumnsProblem(used) : null
  if (strange !== null) return strange
  const missing = Object.entries(fields).flatMap(([name, { field }]) =>
    field.required && !used.includes(name) ? [field.label] : [],
  )
  if (kind === 'budgets' && !used.includes('client') && !used.includes('dealerCode'))
    missing.unshift('Dealer Code or Client')
  if (kind === 'metrics' && !used.some((field) => isMeasure(field)))
    missing.push('Impressions, Clicks, Spend, Users or Sessions')
  if (missing.length === 0) return null
  return `${missing.length === 1 ? 'A column is' : 'Columns are'} missing for: ${missing.join(', ')}. Name the columns like this in the first row of the file, or choose them by hand.`
}

/** Columns of a list of advertisers: who they are, not what was shown for them. */
const aboutAdvertisers = [
  'address',
  'balance',
  'company',
  'contacter',
  'contactname',
  'description',
  'email',
  'industry',
  'licenseno',
  'phone',
  'phonenumber',
  'promotionarea',
  'role',
  'telephonenumber',
]

/** Whether a file with ids and names tells of campaigns, ads or accounts that figures are kept by. */
function namesProblem(header: readonly string[]): string | null {
  const names = header.map(plainName)
  if (
    platformOf(header) === 'linkedin-ads' &&
    names.includes('accountid') &&
    !names.includes('campaigngroupid')
  )
    return 'This file names groups of campaigns, which no figures are kept by. Export the history of the campaigns.'
  const ofCampaigns = names.some((name) =>
    /campaign|adset|adgroup|^ad(?:id|name)$|accountid|customerid/.test(name),
  )
  if (
    ofCampaigns ||
    (platformOf(header) !== 'other' && !names.some((name) => aboutAdvertisers.includes(name)))
  )
    return null
  return names.some((name) => aboutAdvertisers.includes(name))
    ? 'This file is a list of advertisers: it holds neither figures nor names of campaigns, and nothing of it can be imported as daily figures. Export the figures by day, or the history of the campaigns.'
    : 'This file holds ids and names, and nothing says of what. Name the columns Campaign ID and Campaign, or export the figures by day.'
}
