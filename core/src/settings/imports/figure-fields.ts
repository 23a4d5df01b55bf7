import { allFigureSources, figureSources, sourceOfFields } from '../../results/figures/sources.ts'
import type { ImportField } from './import-field.ts'

const text = (label: string, names: readonly string[], required = false): ImportField => ({
  field: { label, kind: 'text', ...(required ? { required } : {}) },
  names,
})

/** Whose and of when a row is, and every field that some source has: which source it is, its fields say together. */
export const figureFields: Readonly<Record<string, ImportField>> = {
  day: text(
    'Date',
    [
      'Day',
      'By Day',
      'Lead Received',
      'Lead Received Date',
      'Start Time',
      'Review Date',
      'Week',
      'Reporting Starts',
    ],
    true,
  ),
  dealerCode: text('Dealer Code', ['Code', 'Dealer ID', 'Dealer Number', 'Client Code']),
  client: text('Client', [
    'Client Name',
    'Dealer',
    'Dealer Name',
    'Dealership',
    'Business Name',
    'Company Name',
    'Store',
  ]),
  account: text('Account', [
    'Customer ID',
    'Account ID',
    'Advertiser ID',
    'Property',
    'Site URL',
    'Property ID',
  ]),
  ...Object.fromEntries(
    allFigureSources
      .flatMap(([, { dimensions, figures }]) => Object.entries({ ...dimensions, ...figures }))
      .map(([name, { label, names }]) => [name, text(label, names)]),
  ),
}

/** What keeps columns from being the figures of a source, as a sentence; null when nothing does. */
export const figureColumnsProblem = (used: readonly string[]): string | null =>
  sourceOfFields(used) === undefined
    ? `These columns are those of none of the exports that reports are made of: ${Object.values(figureSources)
        .map(({ label, exportedAt }) => `${label} (${exportedAt})`)
        .join('; ')}.`
    : null
