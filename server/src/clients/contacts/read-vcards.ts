import ICAL from 'ical.js'
import { birthdayOf } from '@portal/core/clients/contacts/birthday'
import type { CardContact } from '@portal/core/clients/contacts/vcard'

/** A card of a file, or the sentence that says why it cannot be read. */
export interface FoundCard {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly contact?: CardContact
  readonly fault?: string
}

/** A property as jCard has it (RFC 7095): its name, its parameters, its kind and its values. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  kind: string,
  ...values: readonly (string | readonly string[])[],
]

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The reader leaves semicolons escaped where a value has no parts (RFC 6350, 3.4). */
const plain = (value: string): string => value.replaceAll('\\;', ';').trim()

const partsOf = (property: Property | undefined): readonly string[] => {
  const [, , , value = ''] = property ?? ['', {}, '']
  return (typeof value === 'string' ? [value] : value).map(plain)
}
const textOf = (property: Property | undefined): string => oneLine(partsOf(property).join(' '))

/** `tel:+1-312-555-0142;ext=7` and `mailto:…` are written as people write them. */
const withoutScheme = (text: string): string =>
  text.replace(/^(tel|mailto):/i, '').replace(/;ext=(\d+)$/i, ' x$1')

const typesOf = ([, { type = [], pref }]: Property): readonly string[] => [
  ...[type].flat().map((one) => one.toLowerCase()),
  ...(pref === undefined ? [] : ['pref']),
]

const isMobile = (property: Property): boolean =>
  typesOf(property).some((type) => type === 'cell' || type === 'iphone')
const isFax = (property: Property): boolean =>
  typesOf(property).some((type) => type === 'fax' || type === 'pager')

/** The preferred one of several, or else the first. */
const bestOf = (found: readonly Property[]): Property | undefined =>
  found.find((one) => typesOf(one).includes('pref')) ?? found[0]

/** Prefix, given, additional, family and suffix, as people say a name. */
function nameOf(property: Property | undefined): string {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = partsOf(property)
  return oneLine([prefix, given, additional, family, suffix].join(' '))
}

function contactOf(properties: readonly Property[]): CardContact | string {
  const all = (name: string): readonly Property[] => properties.filter(([one]) => one === name)
  const name = textOf(bestOf(all('fn'))) || nameOf(all('n')[0])
  if (name === '') return 'This card has no name.'
  const [organization = '', department = ''] = partsOf(all('org')[0])
  const telephones = all('tel').filter((one) => !isFax(one))
  const written = (of: readonly Property[]): string => withoutScheme(textOf(bestOf(of)))
  return {
    name,
    title: textOf(all('title')[0] ?? all('role')[0]),
    organization: oneLine(organization),
    department: oneLine(department),
    email: written(all('email')),
    phone: written(telephones.filter((one) => !isMobile(one))),
    mobile: written(telephones.filter(isMobile)),
    birthday: birthdayOf(textOf(all('bday')[0])) ?? '',
    notes: all('note')
      .map((one) => partsOf(one).join(' '))
      .join('\n'),
  }
}

function readCard(lines: readonly string[]): CardContact | string {
  const text = lines.join('\r\n')
  const version = /^VERSION:\s*(.*)$/im.exec(text)?.[1]
  if (version === undefined) return 'This card does not say its version. Export it as vCard 3.0 or 4.0.'
  if (!/^[34]\.0\s*$/.test(version))
    return `This card is of vCard ${oneLine(version).slice(0, 20)}, which is not read. Export it as vCard 3.0 or 4.0.`
  if (/^[^:\r\n]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/im.test(text))
    return 'This card is written as quoted-printable, which belongs to vCard 2.1. Export it as vCard 3.0 or 4.0.'
  try {
    // One component is parsed, and answered as jCard.
    const [, properties] = ICAL.parse(text) as readonly [string, readonly Property[]]
    return contactOf(properties)
  } catch (error) {
    return `This card has a line that is none of a card: ${oneLine(error instanceof Error ? error.message : '').slice(0, 120)}.`
  }
}

/**
 * The cards of a file of vCard 3.0 or 4.0 (RFC 2426, RFC 6350), as address books of phones and mail programs write
 * it. A card that cannot be read has a sentence in place of a contact and keeps no other from being read; pictures,
 * addresses and what else a contact does not keep are left out.
 */
export function readVcards(text: string): readonly FoundCard[] {
  const cards: FoundCard[] = []
  let begun: { readonly line: number; readonly lines: string[] } | null = null
  const end = (fault?: string): void => {
    if (!begun) return
    const contact = fault ?? readCard(begun.lines)
    cards.push({ line: begun.line, ...(typeof contact === 'string' ? { fault: contact } : { contact }) })
    begun = null
  }
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      end('This card does not end before the next one begins.')
      begun = { line: at + 1, lines: [line.trim()] }
    } else if (begun) {
      if (line.trim() !== '') begun.lines.push(line)
      if (/^END:VCARD\s*$/i.test(line)) end()
    } else if (line.trim() !== '' && cards.at(-1)?.fault !== outside)
      // What stands between cards is named once, not line by line.
      cards.push({ line: at + 1, fault: outside })
  }
  end('This card does not end: the file is cut off.')
  return cards
}

const outside = 'This stands outside of a card. A file of cards begins with BEGIN:VCARD.'
