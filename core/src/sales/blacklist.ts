import { email } from '../foundation/rules/email.ts'
import { blacklistKinds, type BlacklistKind } from './lists.ts'

/** Fewer digits or letters than these would be somebody else's too. */
const fewestDigits = 7
const fewestOfAddress = 3

const domain = /^@?(?=.{4,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u
const lettersAndNumbers = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').length

/** What a value has to be that leads can be compared with it, by its kind. */
const rules: Readonly<Record<BlacklistKind, (value: string) => string | null>> = {
  Email: (value) =>
    email(value) === null
      ? null
      : 'Write a whole address, such as name@store.com; a domain has its own kind.',
  Domain: (value) =>
    domain.test(value) ? null : 'Write a domain, such as store.com; what stands below it counts as well.',
  Phone: (value) =>
    value.replaceAll(/\D/g, '').length >= fewestDigits
      ? null
      : `Write a telephone number of at least ${fewestDigits} digits.`,
  Address: (value) =>
    lettersAndNumbers(value) >= fewestOfAddress
      ? null
      : `Write at least ${fewestOfAddress} letters or numbers of the address.`,
  'Name Pattern': (value) =>
    lettersAndNumbers(value) > 0 ? null : 'Write a part of the name: stars alone stand for every lead.',
}

/** What is wrong with an entry of the blacklist: one that no lead can fall under, or every lead. */
export function blacklistProblems({
  kind = 'Email',
  name,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const known = blacklistKinds.find((one) => one === kind)
  if (known === undefined || typeof name !== 'string' || name.trim() === '') return {}
  const problem = rules[known](name.trim())
  return problem === null ? {} : { name: problem }
}
