import { email as emailRule } from '../../foundation/rules/email.ts'
import { longest } from '../../foundation/contract/field.ts'

/** What a question of the kind Contact asks for, in the order in which an answer holds it. */
export const contactOrder = ['name', 'email', 'phone'] as const
export type ContactPart = (typeof contactOrder)[number]

/** A person of an answer; what was not said is empty. */
export function contactParts(value: unknown): Readonly<Record<ContactPart, string>> {
  const [name = '', email = '', phone = ''] = Array.isArray(value) ? value.map(String) : []
  return { name, email, phone }
}

/** What is wrong with a person, and in which of the three fields; null where nothing is. */
export function contactProblem(
  value: unknown,
): { readonly part: ContactPart; readonly message: string } | null {
  if (!Array.isArray(value) || value.length !== contactOrder.length)
    return { part: 'name', message: 'This is no answer to the question' }
  const { name, email, phone } = contactParts(value)
  const long = contactOrder.find((part) => contactParts(value)[part].length > longest.text)
  if (long) return { part: long, message: `The answer must be ${longest.text} characters or less.` }
  if (name.trim() === '') return { part: 'name', message: 'Field is required' }
  if (email.trim() !== '' && emailRule(email) !== null)
    return { part: 'email', message: 'Invalid email address' }
  if (phone.trim() !== '' && phone.replaceAll(/\D/g, '').length < 7)
    return { part: 'phone', message: 'Field must be a telephone number' }
  if (email.trim() === '' && phone.trim() === '')
    return { part: 'email', message: 'Give an e-mail address or a telephone number.' }
  return null
}
