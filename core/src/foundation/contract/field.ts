import type { Check, Text } from '../rules/check.ts'

/**
 * What a value of each kind is in the JSON of a call. `record` is the id of
 * another record, `records` a list of such ids; money is dollars, a percent
 * 0 to 100, a date `YYYY-MM-DD`, an instant ISO 8601 in UTC.
 */
export interface ValueOfKind {
  text: string
  longText: string
  email: string
  url: string
  /** Answered only where one record is opened, never in a list. */
  secret: string
  money: number
  percent: number
  number: number
  integer: number
  flag: boolean
  date: string
  instant: string
  choice: string
  /** A telephone number as people write it. */
  phone: string
  /** `#rrggbb`. */
  color: string
  record: number
  records: readonly number[]
}

export type FieldKind = keyof ValueOfKind

/**
 * A field of a record: declared once, read by the form, the table column, the
 * filter, the export and the import. Plain data, light enough for a browser.
 */
export interface Field {
  readonly label: string
  readonly kind: FieldKind
  readonly required?: true
  /** The options of a `choice`. */
  readonly choices?: readonly string[]
  /** What people read for choices that are called otherwise in calls and files. */
  readonly choiceWords?: Readonly<Record<string, string>>
  /** The color in which a choice stands in a list; plain where absent. */
  readonly tones?: Readonly<Record<string, 'neutral' | 'success' | 'warning' | 'danger' | 'information'>>
  /** Whose ids a `record` or `records` holds: the area whose list offers the options, such as `services`. */
  readonly of?: string
  /** What a new record holds where nothing is given; a field with one is never null. */
  readonly initial?: string | number | boolean
  /** A new record begins with the day on which it is added. */
  readonly startsToday?: true
  /** Of a list: money that may be less than nothing, such as a credit; any other amount may not. */
  readonly signed?: true
  /** Of a percent: how many decimals are kept; two where absent. */
  readonly decimals?: 3
  /** A day on which something happened: none that is still to come. */
  readonly past?: true
  /** The record is a part of the one it refers to, and goes with it: it is no use of it. */
  readonly part?: true
  /**
   * The record belongs to the one it refers to: its name and its place are among those that belong
   * to the same one, it stays there, and goes with it.
   */
  readonly parent?: true
  /** It stays as it was first written, since others know the record by it. */
  readonly stays?: true
  /** The place of the record in an order that people choose; a field called `order` is without saying. */
  readonly place?: true
  /** Of a client's records, or of a list without clients, those stand first for which this flag is set. */
  readonly first?: true
  /** What the numbers of an `integer` stand for: one of them is chosen. */
  readonly numbered?: Readonly<Record<number, string>>
  /** Its day stands for its month, which is what people read. */
  readonly wholeMonth?: true
  /** Of a client there is one record of each month: a file that names another day of it means the same one. */
  readonly monthly?: true
  /** Of a client there is one record of each site: an address of the same origin means the same one. */
  readonly oneOfSite?: true
  /** What files of others call its column besides; capitals, spaces and punctuation do not count. */
  readonly namesInFiles?: readonly string[]
  /** What files of others call a choice besides; capitals, spaces and punctuation do not count. */
  readonly choicesInFiles?: Readonly<Record<string, readonly string[]>>
  /** No two records share it, whatever the letter case. */
  readonly unique?: true
  /** The portal itself works it out: it is answered, and nobody types it. */
  readonly computed?: true
  /** E-mail addresses of others: whoever types it cannot put their own there. */
  readonly ofOthers?: true
  /** The portal itself asks this address: one that must not be asked is refused at the field. */
  readonly asked?: true
  /** Of a `url`: its rule where the address of a file that is stored in the portal is taken too. */
  readonly orFile?: Check<Text>
  /** Asked for only while other fields hold one of these values. */
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>
  /** A rule beyond its kind's own, on what a person typed. */
  readonly check?: Check<Text>
  /** What people call it besides: the assistant knows it by these words too. */
  readonly alsoCalled?: readonly string[]
  /** What its value reads as in a table where that needs another field, which says its unit, say. */
  readonly reads?: (entry: Readonly<Record<string, unknown>>) => string
  /** What an empty value reads as in a table. */
  readonly emptyAs?: string
  readonly hint?: string
}

/** The fields of a record by their names in the calls, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Keeps the literal types of a record's fields. */
export const defineFields = <const F extends Fields>(fields: F): F => fields

/** The JSON value of a field. */
export type FieldValue<F extends Field> = F extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : ValueOfKind[F['kind']]

/** Most characters of a text by its kind; the calls refuse longer ones. */
export const longest = {
  text: 255,
  email: 255,
  phone: 40,
  url: 2000,
  secret: 2000,
  longText: 20_000,
} as const
