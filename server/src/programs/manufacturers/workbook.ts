import {
  fileCell,
  fileColumnKind,
  type FileColumn,
  type FileLine,
  type ProgramFile,
} from '@portal/core/programs/manufacturers/files'
import { writeSpreadsheet } from '../../foundation/spreadsheets/write-spreadsheet.ts'

/** The file as a workbook in the program's layout, its numbers as numbers. */
export const workbookOf = (
  file: ProgramFile,
  chosen: readonly FileColumn[],
  lines: readonly FileLine[],
): Promise<Buffer> =>
  writeSpreadsheet(
    file,
    chosen.map(({ heading, holds }) => ({
      header: heading,
      kind: fileColumnKind(holds),
      width: Math.max(14, heading.length + 2),
    })),
    (async function* slices() {
      yield await Promise.resolve(lines.map((line) => chosen.map(({ holds }) => fileCell(holds, line))))
    })(),
  )
