import { isBlank, type Check, type Text } from './check.ts'

/** Characters as a person counts them: an accented letter or an emoji is one. */
const characters = (value: Text): number => [...(value ?? '')].length

/** At least `count` characters, white space around the text not counted. */
export const minLength =
  (label: string, count: number): Check<Text> =>
  (value) =>
    characters(value?.trim()) < count ? `${label} must be ${count} characters or more.` : null

/** At most `count` characters. */
export const maxLength =
  (label: string, count: number): Check<Text> =>
  (value) =>
    characters(value) > count ? `${label} must be ${count} characters or less.` : null

/** Valid JSON. An empty field is not JSON: wrap in `optional` where it may stay empty. */
export const json: Check<Text> = (value) => {
  try {
    JSON.parse(value ?? '')
    return null
  } catch {
    return 'Not a valid JSON'
  }
}

const fold = (value: string): string => value.trim().toLocaleLowerCase('en-US')

/** Refuses a value that exists already, whatever its letter case. */
export const unique = (existing: Iterable<string>): Check<Text> => {
  const taken = new Set<string>()
  for (const value of existing) taken.add(fold(value))
  return (value) =>
    value && !isBlank(value) && taken.has(fold(value)) ? `"${value.trim()}" already exists.` : null
}

/** A ZIP code of the United States by its five digits, or nothing. */
export const zipCode: Check<Text> = (value) =>
  isBlank(value) || /^\s*\d{5}\s*$/.test(value ?? '') ? null : 'Write the five digits of a ZIP code.'

/** The lines of a text that say something, without what stands around them. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
