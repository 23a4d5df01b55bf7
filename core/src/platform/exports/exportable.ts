/** Lists that the server can write into a file by itself, whatever their length, besides every report; their columns stand beside the fields of their area. */
export const exportableLists = [
  'clients.list',
  'budgets.active',
  'budgets.inactive',
  'budgets.ofClient',
  'forms.answers',
] as const
export type ExportableList = (typeof exportableLists)[number]
export type ExportableCall = ExportableList | `reports.${string}`

/** Whether the server writes it: a browser does not carry the names of all reports. */
export const isExportable = (call: string): call is ExportableCall =>
  exportableLists.some((one) => one === call) || /^reports\.[a-zA-Z0-9]+(?<!File)$/.test(call)

/** Rows up to which a browser makes a CSV at once, without a job. */
export const madeAtOnce = 2_000

/** Days for which a finished file is kept. */
export const exportKeptDays = 7

/** Rows that one file may have: what a spreadsheet can open. */
export const mostExportRows = 1_000_000

const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
