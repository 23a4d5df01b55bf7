import { Refusal } from '../../foundation/http/refusal.ts'
import { emailOf, lineOf, textOf, type LeadIn } from './lead-in.ts'
import { child, every, readXml, textIn, type Element } from './read-xml.ts'
import { requestDay } from './request-date.ts'

/** Leads of one request; more are sent in several. */
const mostLeads = 200

/** `O'Neil, Ümit` as people say it. */
const turned = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

function nameIn(contact: Element | undefined, guess: (sentence: string) => void): string {
  const names = every(contact, 'name')
  const part = (wanted: string): string =>
    lineOf(names.find(({ attributes }) => attributes['part']?.toLowerCase() === wanted)?.text)
  const parts = [part('first'), part('middle'), part('last') || part('surname')].filter(Boolean).join(' ')
  if (parts) return parts
  const written = part('full') || lineOf(names[0]?.text)
  const name = turned(written)
  if (name !== written) guess(`The name ${written} was read as ${name}.`)
  return name
}

function vehicleIn(prospect: Element, guess: (sentence: string) => void): { vehicle: string; note: string } {
  const told = (vehicle: Element): string =>
    ['year', 'make', 'model', 'trim']
      .map((part) => lineOf(child(vehicle, part)?.text))
      .filter(Boolean)
      .join(' ')
  const interest = (vehicle: Element): string => vehicle.attributes['interest']?.toLowerCase() ?? 'buy'
  const vehicles = every(prospect, 'vehicle')
  const given = vehicles.filter((vehicle) => ['trade-in', 'sell'].includes(interest(vehicle)))
  const wanted = vehicles.filter((vehicle) => !given.includes(vehicle))
  if (wanted.length > 1) guess(`Of ${wanted.length} wanted vehicles the first one was taken.`)
  return {
    vehicle: wanted[0] ? told(wanted[0]).slice(0, 255) : '',
    note: given.map((vehicle) => `Trade-in: ${told(vehicle)}`).join('\n'),
  }
}

const addressParts = ['street', 'apartment', 'city', 'regioncode', 'postalcode'] as const

/** `12 Oak Lane, Ames, IA, 50010` */
function addressIn(contact: Element | undefined): string {
  const address = child(contact, 'address')
  return addressParts
    .flatMap((part) => every(address, part).map(({ text }) => lineOf(text)))
    .filter(Boolean)
    .join(', ')
    .slice(0, 255)
}

/** One `prospect` of an ADF file. */
function leadOf(prospect: Element): LeadIn {
  const guessed: string[] = []
  const guess = (sentence: string): void => void guessed.push(sentence)
  const id = child(prospect, 'id')
  const sequence = lineOf(id?.attributes['sequence'])
  const externalId = lineOf(id?.text) || sequence
  if (sequence && !lineOf(id?.text)) guess(`Its id is empty; the sequence ${sequence} was taken.`)
  const provider = child(prospect, 'provider')
  const source =
    lineOf(id?.attributes['source']) ||
    lineOf(child(provider, 'name')?.text) ||
    lineOf(child(provider, 'service')?.text)
  const written = lineOf(child(prospect, 'requestdate')?.text)
  const read = requestDay(written)
  if (!read) guess(written ? `The date ${written} was not understood.` : 'It has no date.')
  else if (read.guessed) guess(`The date ${written} was read as ${read.day}.`)
  const customer = child(prospect, 'customer')
  const contact = child(customer, 'contact')
  const { vehicle, note } = vehicleIn(prospect, guess)
  // In its place is inside of contact; vendors put a telephone into the name as well.
  const phones = [...every(contact, 'phone'), ...every(child(contact, 'name'), 'phone')]
  const comments = [
    textOf(textIn(child(customer, 'comments'))),
    ...every(prospect, 'vehicle').map((one) => textOf(textIn(child(one, 'comments')))),
    note,
  ]
  return {
    externalId: externalId || null,
    source,
    receivedAt: read?.day ?? null,
    name: nameIn(contact, guess),
    email: emailOf(child(contact, 'email')?.text),
    phone: phones
      .map(({ text }) => lineOf(text))
      .filter(Boolean)
      .join(', ')
      .slice(0, 255),
    address: addressIn(contact),
    vehicle,
    comments: comments.filter(Boolean).join('\n'),
    guessed,
  }
}

const prospectsIn = (element: Element): readonly Element[] =>
  element.name === 'prospect' ? [element] : element.children.flatMap(prospectsIn)

/**
 * The leads of an ADF 1.0 file, as the trade writes it.
 * @throws {Refusal} 400 for a text that is no ADF, or has no or too many prospects
 */
export function readAdf(xml: string): readonly LeadIn[] {
  const prospects = prospectsIn(readXml(xml))
  if (prospects.length === 0)
    throw new Refusal(
      'malformed',
      'This XML has no prospect. Send ADF 1.0: adf with a prospect for each lead.',
    )
  if (prospects.length > mostLeads)
    throw new Refusal(
      'malformed',
      `This has ${prospects.length} prospects. Send at most ${mostLeads} at once.`,
    )
  return prospects.map(leadOf)
}
