import { createHash } from 'node:crypto'
import type { CellProblem } from '@portal/core/settings/imports/read-row'
import type { FileRow } from '../../foundation/spreadsheets/read/unreadable.ts'
import type { Job } from './job.ts'
import { FileParts } from './metrics/file-parts.ts'
import type { Plan, ToldRow } from './plan.ts'
import type { RunResult } from './run.ts'

/** Bad rows that are kept by line; the others are counted. */
const mostBadRows = 1000
/** Characters of a cell that a bad row shows. */
const mostOfCell = 120
const previewRows = 5
/** Rows of which it is told what becomes of them. */
const mostTold = 200

/** Gathers what a pass over the file finds. */
export class Findings {
  readonly #run: Job['run']
  readonly #badRows: RunResult['badRows'][number][] = []
  #rows: readonly FileRow[] = []
  readonly #preview: Readonly<Record<string, string>>[] = []
  readonly #told: ToldRow[] = []
  readonly #newGroups = new Map<string, string>()
  readonly #warnings: NonNullable<RunResult['warnings']>[number][] = []
  /** What a file of figures or names holds, by platform and channel. */
  readonly parts = new FileParts()
  readonly #columnOf: ReadonlyMap<string | null, string>
  readonly #digest = createHash('sha256')
  #badRowCount = 0
  #created = 0
  #updated = 0
  #unchanged = 0
  #cents = 0

  constructor({ run }: Job) {
    this.#run = run
    this.#columnOf = new Map(Object.entries(run.columns).map(([column, field]) => [field, column]))
  }

  get anyBad(): boolean {
    return this.#badRowCount > 0
  }

  /** What is found from now on is found in these rows; all entries of a list are tried at the end. */
  within(rows: readonly FileRow[]): void {
    this.#rows = this.#run.kind === 'entries' ? [...this.#rows, ...rows] : rows
  }

  /** What stands in a cell of a row that is looked at. */
  #cellOf(line: number, column: string | null): string | null {
    if (column === null) return null
    const text = this.#rows.find((row) => row.line === line)?.cells[this.#run.header.indexOf(column)]?.trim()
    return text === undefined || text.length <= mostOfCell ? (text ?? null) : `${text.slice(0, mostOfCell)}…`
  }

  /** A row counts once, however much is wrong with it. */
  bad(line: number, problems: readonly CellProblem[]): void {
    this.#badRowCount += 1
    for (const { column, message } of problems)
      if (this.#badRows.length < mostBadRows)
        this.#badRows.push({ line, column, message, cell: this.#cellOf(line, column) })
  }

  /** @param values by field; asked for only as long as the preview has room */
  read(values: () => Readonly<Record<string, string>>): void {
    if (this.#preview.length < previewRows) this.#preview.push(values())
  }

  /** The column of the file in which a field stands; null for none. */
  columnOf(field: string | null): string | null {
    return this.#columnOf.get(field) ?? null
  }

  /** A row that is wrong in a field, as the file's reader finds it. */
  badField(line: number, field: string | null, message: string): void {
    this.bad(line, [{ column: this.columnOf(field), message }])
  }

  /** Something that whoever applies the file must agree to. */
  warn(id: NonNullable<RunResult['warnings']>[number]['id'], message: string): void {
    this.#warnings.push({ id, message })
  }

  counted({ created, updated, unchanged }: Pick<RunResult, 'created' | 'updated' | 'unchanged'>): void {
    this.#created += created
    this.#updated += updated
    this.#unchanged += unchanged
  }

  planned(plan: Plan): void {
    for (const { line, field, message } of plan.problems) this.badField(line, field, message)
    for (const { told } of [...plan.creates, ...plan.updates])
      if (told && this.#told.length < mostTold) this.#told.push(told)
    for (const { newGroup } of [...plan.creates, ...plan.updates])
      if (newGroup !== undefined) this.#newGroups.set(newGroup.toLowerCase(), newGroup)
    for (const { set } of plan.creates) this.#cents += Number(set['amount_cents'] ?? 0)
    this.#digest.update(
      JSON.stringify([
        plan.creates.map(({ line }) => line),
        plan.updates.map(({ line, changes }) => [line, changes]),
      ]),
    )
    this.counted({
      created: plan.creates.length,
      updated: plan.updates.length,
      unchanged: plan.unchanged,
    })
  }

  get result(): RunResult {
    return {
      preview: this.#preview,
      badRows: this.#badRows.toSorted((a, b) => a.line - b.line),
      badRowCount: this.#badRowCount,
      created: this.#created,
      updated: this.#updated,
      unchanged: this.#unchanged,
      newGroups: [...this.#newGroups.values()],
      parts: this.parts.list,
      warnings: this.#warnings,
      planned: this.#told.toSorted((a, b) => a.line - b.line),
      cents: this.#cents,
      digest: this.#digest.copy().digest('hex'),
    }
  }
}
