import type { Check, Text } from './check.ts'

const emailPattern = /^[^\s@<>"(),;:]+@[^\s@.<>"(),;:]+(?:\.[^\s@.<>"(),;:]+)+$/

const fold = (address: string): string => address.trim().toLowerCase()

/** The addresses that people write into one field: separated by commas, semicolons, spaces or lines. */
export const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((address) => address !== '')

/** One e-mail address (a simple pattern). */
export const email: Check<Text> = (value) =>
  emailPattern.test(value?.trim() ?? '') ? null : 'Invalid email address'

/** Every address of a list is one. */
export const emails: Check<readonly string[]> = (values) =>
  values.every((value) => email(value) === null) ? null : 'Invalid email address'

/** One's own address may not stand in the list. */
export const notOwnEmail =
  (own: string): Check<readonly string[]> =>
  (values) =>
    values.some((value) => fold(value) === fold(own)) ? 'You cannot add yourself.' : null

/** No address twice, whatever its letter case. */
export const distinctEmails: Check<readonly string[]> = (values) =>
  new Set(values.map(fold)).size === values.length ? null : 'Duplicate email addresses'

/** The addresses that people write into one field: each is one, which the sentence names where it is not, and none is there twice. */
export const addressList: Check<Text> = (text) => {
  const addresses = addressesIn(text ?? '')
  const wrong = addresses.find((address) => email(address) !== null)
  return wrong === undefined ? distinctEmails(addresses) : `${wrong} is no e-mail address.`
}
