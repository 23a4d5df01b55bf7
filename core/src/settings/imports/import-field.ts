import type { Field } from '../../foundation/contract/field.ts'

/** A field that a column of a file can fill. */
export interface ImportField {
  readonly field: Field
  /** What the column may be called besides the field's label and name; capitals, spaces and punctuation do not count. */
  readonly names: readonly string[]
}

/** The fields of a kind of file by their names, in the order in which people expect them. */
export type ImportFields = Readonly<Record<string, ImportField>>
