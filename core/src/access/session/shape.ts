/**
 * What a stored value must look like, checked field by field: the storage of a
 * browser may hold an older shape, another program's value or half of ours.
 */
type Shape<T> = (value: unknown) => value is T

/** Any text. */
export const text: Shape<string> = (value) => typeof value === 'string'

/** Any number. */
export const number: Shape<number> = (value) => typeof value === 'number'

/** True or false. */
export const flag: Shape<boolean> = (value) => typeof value === 'boolean'

/** A shape, or null. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value)

/** One of some texts. */
export const oneOf =
  <const T extends string>(...choices: readonly T[]): Shape<T> =>
  (value): value is T =>
    choices.some((choice) => choice === value)

export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape)

/** An object with at least these fields; the type makes sure that none is forgotten. */
export const fields =
  <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value): value is T => {
    if (typeof value !== 'object' || value === null) return false
    const given = new Map<string, unknown>(Object.entries(value))
    return Object.entries<(field: unknown) => boolean>(shapes).every(([name, holds]) =>
      holds(given.get(name)),
    )
  }
