import type { CardContact } from './vcard.ts'

/** A card of a file, or the sentence that says why it cannot be read. */
export interface FoundCard {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly contact?: CardContact
  readonly fault?: string
}

interface Property {
  readonly name: string
  /** Values of TYPE and what older cards write without a name, in lower case. */
  readonly types: readonly string[]
  readonly encoding: string
  readonly value: string
}

interface Line {
  readonly at: number
  readonly text: string
}

/** Lines as they were before they were folded: one that begins with a space goes on with the one before (RFC 6350, 3.2). */
function unfolded(text: string): readonly Line[] {
  const lines: { at: number; parts: string[] }[] = []
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last.parts.push(line.slice(1))
    else if (line.trim() !== '') lines.push({ at: at + 1, parts: [line] })
  }
  return lines.map(({ at, parts }) => ({ at, text: parts.join('') }))
}

/** Splits at a character, not inside of quotation marks. */
function split(text: string, separator: string): readonly string[] {
  const parts = ['']
  let quoted = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (character === separator && !quoted) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

/** Where the value of a line begins: its first colon outside of quotation marks. */
function colonOf(text: string): number {
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    else if (text[at] === ':' && !quoted) return at
  }
  return -1
}

/** `item1.TEL;TYPE=work,voice:…`: groups are left out, parameters taken apart. */
function propertyOf(text: string): Property | null {
  const colon = colonOf(text)
  if (colon < 1) return null
  const [head = '', ...parameters] = split(text.slice(0, colon), ';')
  const types: string[] = []
  let encoding = ''
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=')
    const name = equals < 0 ? 'type' : parameter.slice(0, equals).trim().toLowerCase()
    const value = (equals < 0 ? parameter : parameter.slice(equals + 1)).replaceAll('"', '').toLowerCase()
    if (name === 'type') types.push(...value.split(',').map((one) => one.trim()))
    if (name === 'encoding') encoding = value
    if (equals < 0 && value === 'quoted-printable') encoding = value
    if (name === 'pref') types.push('pref')
  }
  return {
    name: (head.split('.').at(-1) ?? '').trim().toUpperCase(),
    types,
    encoding,
    value: text.slice(colon + 1),
  }
}

/** A value as it was meant (RFC 6350, 3.4). */
const plain = (value: string): string =>
  value
    .replaceAll(/\\([\s\S])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))
    .trim()

/** The parts of a structured value, at semicolons that are not escaped. */
const partsOf = (value: string): readonly string[] => {
  const parts = ['']
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? ''
    if (character === '\\') {
      parts[parts.length - 1] += character + (value[at + 1] ?? '')
      at += 1
    } else if (character === ';') parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map(plain)
}

/** `tel:+1-312-555-0142;ext=7` and `mailto:…` are written as people write them. */
const withoutScheme = (value: string): string =>
  plain(value)
    .replace(/^(tel|mailto):/i, '')
    .replace(/;ext=(\d+)$/i, ' x$1')

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** `N` as people say a name: prefix, given, additional, family, suffix. */
function nameOf(value: string): string {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = partsOf(value)
  return oneLine([prefix, given, additional, family, suffix].join(' '))
}

const isMobile = (types: readonly string[]): boolean => types.includes('cell') || types.includes('iphone')
const isFax = (types: readonly string[]): boolean => types.includes('fax') || types.includes('pager')

/** The preferred one of several, or else the first. */
const bestOf = (found: readonly Property[]): Property | undefined =>
  found.find(({ types }) => types.includes('pref')) ?? found[0]

function contactOf(properties: readonly Property[]): CardContact | string {
  const all = (name: string): readonly Property[] => properties.filter((one) => one.name === name)
  const version = all('VERSION')[0]?.value.trim()
  if (version === '2.1') return 'This card is of vCard 2.1, which is not read. Export it as vCard 3.0 or 4.0.'
  if (version !== '3.0' && version !== '4.0')
    return version === undefined
      ? 'This card does not say its version. Export it as vCard 3.0 or 4.0.'
      : `This card is of vCard ${oneLine(version).slice(0, 20)}. Export it as vCard 3.0 or 4.0.`
  if (properties.some(({ encoding }) => encoding === 'quoted-printable'))
    return 'This card is written as quoted-printable, which belongs to vCard 2.1. Export it as vCard 3.0 or 4.0.'
  const organization = partsOf(all('ORG')[0]?.value ?? '')
  const written = oneLine(plain(bestOf(all('FN'))?.value ?? ''))
  const name = written || nameOf(all('N')[0]?.value ?? '')
  if (name === '') return 'This card has no name.'
  const telephones = all('TEL').filter(({ types }) => !isFax(types))
  const number = (of: readonly Property[]): string => oneLine(withoutScheme(bestOf(of)?.value ?? ''))
  return {
    name,
    title: oneLine(plain(all('TITLE')[0]?.value ?? all('ROLE')[0]?.value ?? '')),
    organization: oneLine(organization[0] ?? ''),
    department: oneLine(organization[1] ?? ''),
    email: oneLine(withoutScheme(bestOf(all('EMAIL'))?.value ?? '')),
    phone: number(telephones.filter(({ types }) => !isMobile(types))),
    mobile: number(telephones.filter(({ types }) => isMobile(types))),
    notes: all('NOTE')
      .map(({ value }) => plain(value))
      .join('\n'),
  }
}

/**
 * The cards of a file of vCard 3.0 or 4.0 (RFC 2426, RFC 6350), as address books of phones and mail programs write
 * it. A card that cannot be read has a sentence in place of a contact; pictures, addresses and what else a contact does not keep
 * is left out.
 */
export function readVcards(text: string): readonly FoundCard[] {
  const cards: FoundCard[] = []
  let begun: { readonly line: number; readonly properties: Property[]; fault?: string } | null = null
  const end = (fault?: string): void => {
    if (!begun) return
    const said = fault ?? begun.fault
    const contact = said === undefined ? contactOf(begun.properties) : said
    cards.push({ line: begun.line, ...(typeof contact === 'string' ? { fault: contact } : { contact }) })
    begun = null
  }
  for (const { at, text: line } of unfolded(text)) {
    const property = propertyOf(line)
    const is = (name: string): boolean =>
      property?.name === name && property.value.trim().toUpperCase() === 'VCARD'
    if (is('BEGIN')) {
      end('This card does not end before the next one begins.')
      begun = { line: at, properties: [] }
    } else if (is('END')) end()
    else if (begun === null) {
      // What stands between cards is named once, not line by line.
      if (cards.at(-1)?.fault !== outside) cards.push({ line: at, fault: outside })
    } else if (property) begun.properties.push(property)
    // In quoted-printable a value goes on in lines of its own.
    else if (!begun.properties.some(({ encoding }) => encoding === 'quoted-printable'))
      begun.fault ??= `Line ${at} is no line of a card.`
  }
  end('This card does not end: the file is cut off.')
  return cards
}

const outside = 'This stands outside of a card. A file of cards begins with BEGIN:VCARD.'
