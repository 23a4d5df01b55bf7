import { mostSheetRows } from '@portal/core/programs/manufacturers/sheet'
import type { Upload } from '../../foundation/files/upload.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { readFile } from '../../foundation/spreadsheets/read/read-file.ts'
import { Unreadable, type FileRow } from '../../foundation/spreadsheets/read/unreadable.ts'

export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A sheet as it was handed in: its headings, and a row for each store. */
export interface ReadSheet {
  readonly header: readonly string[]
  readonly rows: readonly FileRow[]
}

/** @throws {Refusal} 422 for what is no sheet, or has too many stores */
export async function readSheet(upload: Upload): Promise<ReadSheet> {
  if (upload.mediaType !== xlsx && !upload.mediaType.startsWith('text/'))
    throw invalid({
      file: 'Only CSV and XLSX files are read. Save the table as one of these and choose that file.',
    })
  let header: readonly string[] = []
  const rows: FileRow[] = []
  try {
    for await (const message of readFile(upload.path, upload.mediaType === xlsx ? 'xlsx' : 'csv', 500)) {
      if (message.is === 'header') header = message.header
      else rows.push(...message.rows)
      if (rows.length > mostSheetRows)
        throw invalid({ file: `At most ${mostSheetRows} stores are changed at once. Split the sheet.` })
    }
  } catch (error) {
    if (error instanceof Unreadable) throw invalid({ file: error.message })
    throw error
  }
  return { header, rows }
}
