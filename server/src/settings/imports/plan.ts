import type { Answer } from '@portal/core/calls'
import type { RowValues } from '@portal/core/settings/imports/read-row'
import type { Changes } from '../../platform/audit/changes.ts'
import type { Db } from '../../foundation/database/database.ts'

/** A row that was read without a problem. */
export interface PlanRow {
  readonly line: number
  readonly values: RowValues
}

/** A row that cannot be taken. `field` names the cell, null stands for the row as a whole. */
export interface PlanProblem {
  readonly line: number
  readonly field: string | null
  readonly message: string
}

/** A record that there is not yet: its columns in the database. */
export interface Create {
  readonly line: number
  readonly set: Readonly<Record<string, unknown>>
  /** The name of a group that must be made first, as the file writes it. */
  readonly newGroup?: string
  readonly tagIds?: readonly number[]
  /** A record of the same name that is there, and what tells it apart. */
  readonly namesake?: { readonly name: string; readonly code: string }
  /** What it means, for whoever is asked before it is written. */
  readonly told?: ToldRow
}

/** What becomes of a row, in words. */
export type ToldRow = Answer<'imports.get'>['planned'][number]

/** A record that is to change: the columns that differ, and before and after for the audit log. */
export interface Update extends Create {
  readonly id: number
  readonly clientId: number
  /** The version on which the plan rests. */
  readonly version: number
  readonly changes: Changes
}

export interface Plan {
  readonly creates: readonly Create[]
  readonly updates: readonly Update[]
  readonly unchanged: number
  readonly problems: readonly PlanProblem[]
}

/**
 * Compares slices of a file with what is stored. It remembers what earlier
 * slices held, so one planner sees a whole file once.
 */
export interface Planner {
  /** What is wrong with a row beside earlier ones of the file; asked of every row in order, also of one that cannot be taken. */
  repeated?(row: PlanRow): PlanProblem | null
  plan(db: Db, rows: readonly PlanRow[]): Promise<Plan>
}

/** A row's outcome, before it is put with its like. */
export type Outcome =
  | { readonly create: Create }
  | { readonly update: Update }
  | { readonly problem: PlanProblem }
  | 'unchanged'

/** What becomes of rows, by what is done with them. */
export const gathered = (outcomes: readonly Outcome[]): Plan => ({
  creates: outcomes.flatMap((outcome) =>
    typeof outcome === 'object' && 'create' in outcome ? [outcome.create] : [],
  ),
  updates: outcomes.flatMap((outcome) =>
    typeof outcome === 'object' && 'update' in outcome ? [outcome.update] : [],
  ),
  unchanged: outcomes.filter((outcome) => outcome === 'unchanged').length,
  problems: outcomes.flatMap((outcome) =>
    typeof outcome === 'object' && 'problem' in outcome ? [outcome.problem] : [],
  ),
})

/**
 * What keeps a row from being taken.
 * @param field null where it is the row as a whole
 */
export const problem = (
  line: number,
  field: string | null,
  message: string,
): { readonly problem: PlanProblem } => ({ problem: { line, field, message } })
