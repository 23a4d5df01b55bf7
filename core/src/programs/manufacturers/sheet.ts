import {
  identifierProblem,
  keptIdentifier,
  type IntegrationPlatform,
} from '../../clients/integrations/identifiers.ts'
import { parseDay } from '../../foundation/format/dates.ts'
import { dollarsFromCents, centsFromDollars } from '../../foundation/format/money.ts'

/** The sheet by which many stores of a program are changed at once. */

/** One sheet, under 5 MB. */
export const sheetLimits = { each: 5 * 1024 * 1024, count: 1, read: true } as const

/** Hours after which a sheet that was applied cannot be taken back any more. */
export const undoableHours = 24

/** Most stores that one sheet changes. */
export const mostSheetRows = 5000

/** By which a row finds its store. */
export const sheetKey = 'Dealer Code'
/** Stands beside the key so that people know the row; nothing is read from it. */
export const sheetName = 'Store'

export type SheetKind = 'text' | 'money' | 'flag' | 'date'

export interface SheetColumn {
  readonly heading: string
  readonly kind: SheetKind
  /** The field of the store, or the fund whose allotment of the month it holds. */
  readonly of: { readonly field: string } | { readonly fundId: number }
  /** It holds an identifier of this platform. */
  readonly platform?: IntegrationPlatform
}

/** The columns of a store itself. */
const storeColumns: readonly SheetColumn[] = [
  { heading: 'District', kind: 'text', of: { field: 'district' } },
  { heading: 'Own Minimum', kind: 'money', of: { field: 'minimum_budget' } },
  { heading: 'Google Ads Account', kind: 'text', of: { field: 'ads_account' }, platform: 'Google Ads' },
  {
    heading: 'Analytics Property',
    kind: 'text',
    of: { field: 'analytics_id' },
    platform: 'Google Analytics 4',
  },
  { heading: 'Reporting Access', kind: 'flag', of: { field: 'reporting_access' } },
  { heading: 'Disclaimers Checked', kind: 'flag', of: { field: 'disclaimers_checked' } },
  { heading: 'Disclaimers Hold Until', kind: 'date', of: { field: 'disclaimers_until' } },
]

/** The columns of a program's sheet: those of a store, then a column for each fund. */
export const sheetColumns = (
  funds: readonly { readonly id: number; readonly name: string }[],
): readonly SheetColumn[] => [
  ...storeColumns,
  ...funds.map(({ id, name }): SheetColumn => ({
    heading: `Allotted ${name}`,
    kind: 'money',
    of: { fundId: id },
  })),
]

/** A cell as it is compared and shown: `1500.00`, `Yes`, text without white space around it; or what is wrong with it. */
export function readCell(
  { kind, platform }: Pick<SheetColumn, 'kind' | 'platform'>,
  typed: string,
): { readonly text: string } | { readonly problem: string } {
  const text = typed.trim()
  if (platform !== undefined && text !== '') {
    const problem = identifierProblem(platform, text)
    return problem === null ? { text: keptIdentifier(platform, text) ?? text } : { problem }
  }
  if (kind === 'text') return text.length > 255 ? { problem: 'At most 255 characters are kept.' } : { text }
  if (kind === 'flag') {
    if (/^(yes|true|1|x)$/i.test(text)) return { text: 'Yes' }
    if (/^(no|false|0|)$/i.test(text)) return { text: 'No' }
    return { problem: `"${text}" is neither Yes nor No.` }
  }
  if (text === '') return { text: '' }
  if (kind === 'date') {
    const day = parseDay(text)
    return day === null ? { problem: `"${text}" is no day: 2026-03-31 or 3/31/2026.` } : { text: day }
  }
  const plain = text.replaceAll(/[$,\s]/g, '')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain))
    return { problem: `"${text}" is no amount of dollars and cents.` }
  return { text: moneyText(centsFromDollars(Number(plain))) }
}

/** Cents as a cell holds them. */
export const moneyText = (cents: number): string => dollarsFromCents(cents).toFixed(2)
