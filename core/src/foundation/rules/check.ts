/**
 * A validation rule: the sentence to show under the field, or null when the
 * value is fine. Rules are plain functions so that a browser can run them
 * without a schema library and the server can run the very same ones.
 */
export type Check<T> = (value: T) => string | null

/** Text as a form or an import holds it: absent, empty or typed. */
export type Text = string | null | undefined

/** Whether there is nothing but white space. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Runs checks in order and answers the first sentence, so that a field shows one message at a time. */
export const all =
  <T>(...checks: readonly Check<T>[]): Check<T> =>
  (value) => {
    for (const check of checks) {
      const message = check(value)
      if (message !== null) return message
    }
    return null
  }

/** Lets an empty field pass and applies the check to anything typed. */
export const optional =
  <T>(check: Check<T>): Check<T> =>
  (value) =>
    isBlank(value) ? null : check(value)
