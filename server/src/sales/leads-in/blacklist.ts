import type { BlacklistKind } from '@portal/core/sales/lists'
import type { LeadIn } from './lead-in.ts'

/** An entry of the blacklist. */
export interface BlacklistEntry {
  readonly id: number
  readonly kind: BlacklistKind
  readonly name: string
  readonly reason: string
}

/** The last ten digits, in which a country code and what people write between them do not matter. */
const digits = (phone: string): string =>
  phone
    .replace(/\s*(x|ext\.?)\s*\d+$/i, '')
    .replaceAll(/\D/g, '')
    .slice(-10)

/** An address without what people write differently between its words. */
const plain = (address: string): string =>
  ` ${address
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether a name fits a pattern in which `*` stands for anything; without one it has to be the same. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.trim().toLowerCase().split('*')
  const text = name.trim().toLowerCase()
  if (rest.length === 0) return text === first
  if (!text.startsWith(first)) return false
  const last = rest.pop() ?? ''
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}

/** The first entry that a lead falls under, or null. */
export function blacklisted(
  entries: readonly BlacklistEntry[],
  { name, email, phone, address }: Pick<LeadIn, 'name' | 'email' | 'phone' | 'address'>,
): BlacklistEntry | null {
  const domain = email.split('@').at(-1) ?? ''
  const phones = phone.split(', ').map(digits)
  const falls = ({ kind, name: given }: BlacklistEntry): boolean => {
    const value = given.trim().toLowerCase()
    switch (kind) {
      case 'Email':
        return email !== '' && email === value
      case 'Domain': {
        const wanted = value.replace(/^@/, '')
        return domain !== '' && (domain === wanted || domain.endsWith(`.${wanted}`))
      }
      case 'Phone':
        return digits(value).length >= 7 && phones.includes(digits(value))
      case 'Address':
        return plain(value).length >= 5 && plain(address).includes(plain(value))
      case 'Name Pattern':
        return fits(value, name)
    }
  }
  return entries.find(falls) ?? null
}
