import { all, type Check, type Text } from './check.ts'
import { requiredText } from './required.ts'

/** Fewest and most characters of a password, and how many of the four kinds it needs. */
export const passwordLimits = { shortest: 8, longest: 32, kindsNeeded: 3 } as const

const kinds = [
  { name: 'one uppercase letter', pattern: /\p{Lu}/u },
  { name: 'one lowercase letter', pattern: /\p{Ll}/u },
  { name: 'one number', pattern: /\p{N}/u },
  { name: 'one symbol', pattern: /[^\p{L}\p{N}\s]/u },
] as const

/** 8 to 32 characters. */
export const passwordLength: Check<Text> = (value) => {
  const length = [...(value ?? '')].length
  return length >= passwordLimits.shortest && length <= passwordLimits.longest
    ? null
    : `Password must be between ${passwordLimits.shortest} and ${passwordLimits.longest} characters`
}

/** At least three of the four kinds of character; the message lists the missing ones. */
export const passwordClasses: Check<Text> = (value) => {
  const missing = kinds.filter(({ pattern }) => !pattern.test(value ?? ''))
  return kinds.length - missing.length >= passwordLimits.kindsNeeded
    ? null
    : `Password must include at least ${missing.map(({ name }) => name).join(', ')}`
}

/** The whole rule of a password field: required, length, kinds. */
export const password: Check<Text> = all<Text>(requiredText, passwordLength, passwordClasses)
