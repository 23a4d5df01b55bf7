import type { Answer } from '@portal/core/calls'
import { readCell, sheetColumns, sheetKey, sheetName } from '@portal/core/programs/manufacturers/sheet'
import { invalid } from '../../foundation/http/refusal.ts'
import type { FileRow } from '../../foundation/spreadsheets/read/unreadable.ts'
import type { Program } from './programs.ts'
import type { SheetStore } from './sheet-values.ts'

type Sheet = Answer<'oemSheets.check'>
type Cell = Sheet['cells'][number]
type Problem = Sheet['problems'][number]

/** What a sheet changes, cell by cell, and every cell of it that cannot stand. A column that is left out changes nothing. */
export function compareSheet(
  program: Program,
  stores: readonly SheetStore[],
  strangers: ReadonlyMap<string, string>,
  header: readonly string[],
  rows: readonly FileRow[],
): { readonly cells: readonly Cell[]; readonly problems: readonly Problem[] } {
  const columns = new Map(sheetColumns(program.funds).map((column) => [column.heading.toLowerCase(), column]))
  const key = header.findIndex((heading) => heading.toLowerCase() === sheetKey.toLowerCase())
  if (key < 0)
    throw invalid({ file: `The sheet has no column "${sheetKey}", by which each row finds its store.` })
  const known = new Map(stores.map((store) => [store.dealerCode.toLowerCase(), store]))
  const cells: Cell[] = []
  const problems: Problem[] = []
  const seen = new Map<string, number>()
  for (const heading of header)
    if (
      heading.toLowerCase() !== sheetKey.toLowerCase() &&
      heading.toLowerCase() !== sheetName.toLowerCase() &&
      !columns.has(heading.toLowerCase())
    )
      problems.push({ line: 1, column: heading, sentence: `${program.name} has no column "${heading}".` })
  for (const { line, cells: texts } of rows) {
    const code = texts[key]?.trim() ?? ''
    const store = known.get(code.toLowerCase())
    const earlier = seen.get(code.toLowerCase())
    seen.set(code.toLowerCase(), line)
    if (!store) {
      const other = strangers.get(code.toLowerCase())
      const sentence =
        code === ''
          ? 'The dealer code is missing.'
          : other === undefined
            ? `"${code}" is no dealer code of ${program.name}.`
            : `"${code}" is a store of ${other}, not of ${program.name}.`
      problems.push({ line, column: sheetKey, sentence })
      continue
    }
    if (earlier !== undefined) {
      problems.push({ line, column: sheetKey, sentence: `"${code}" stands in line ${earlier} already.` })
      continue
    }
    for (const [at, heading] of header.entries()) {
      const column = columns.get(heading.toLowerCase())
      if (!column) continue
      const before = store.cells[column.heading] ?? ''
      // What stands already is not judged: it may be older than the rule.
      if ((texts[at] ?? '').trim() === before) continue
      const read = readCell(column, texts[at] ?? '')
      if ('problem' in read) {
        problems.push({ line, column: column.heading, sentence: `${store.client}: ${read.problem}` })
        continue
      }
      if (read.text !== before && store.summed.has(column.heading))
        problems.push({
          line,
          column: column.heading,
          sentence: `${store.client} has several budgets of this fund in the month: change them one by one.`,
        })
      else if (read.text !== before)
        cells.push({
          clientId: store.clientId,
          client: store.client,
          column: column.heading,
          before,
          after: read.text,
        })
    }
  }
  return { cells, problems }
}
