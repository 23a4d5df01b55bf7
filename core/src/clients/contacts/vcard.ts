import { cardBirthday } from './birthday.ts'

/** A contact as a card has it. */
export interface CardContact {
  readonly name: string
  readonly title: string
  readonly department: string
  readonly email: string
  readonly phone: string
  readonly mobile: string
  /** `MM/DD` or `MM/DD/YYYY`; empty where it is not known. */
  readonly birthday: string
  readonly notes: string
  /** The dealership. */
  readonly organization: string
}

/** A text as a value of a card (RFC 6350, 3.4). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A line of at most 75 bytes; what is longer goes on in the next one behind a space, no character torn apart (RFC 6350, 3.2). */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > 75) {
      lines.push(now)
      now = ' '
      bytes = 1
    }
    now += character
    bytes += size
  }
  return [...lines, now].join('\r\n')
}

/** The family name is the last word, the given one what stands before it. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return `${escaped(family)};${escaped(words.join(' '))};;;`
}

/** A contact as a card of vCard 4.0 (RFC 6350), which address books of phones and mail programs read. */
export function vcardOf(contact: CardContact): string {
  const { name, title, department, email, phone, mobile, birthday, notes, organization } = contact
  const telephone = (kind: string, number: string): readonly string[] =>
    number === '' ? [] : [`TEL;TYPE=${kind};VALUE=text:${escaped(number)}`]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `N:${nameParts(name)}`,
    ...(organization === ''
      ? []
      : [`ORG:${escaped(organization)}${department === '' ? '' : `;${escaped(department)}`}`]),
    ...(title === '' ? [] : [`TITLE:${escaped(title)}`]),
    ...(email === '' ? [] : [`EMAIL;TYPE=work:${escaped(email)}`]),
    ...telephone('work', phone),
    ...telephone('cell', mobile),
    ...(birthday === '' ? [] : [`BDAY:${cardBirthday(birthday)}`]),
    ...(notes === '' ? [] : [`NOTE:${escaped(notes)}`]),
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
