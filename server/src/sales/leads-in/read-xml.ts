import { SaxesParser } from 'saxes'
import { Refusal } from '../../foundation/http/refusal.ts'

/** An element with its own text; names in lower case. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** No lead needs a hundredth of these. */
const mostElements = 5000
const deepest = 40

const bareSign = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** A bare `&` written as an entity, outside of what is to be read as it stands. */
function withEntities(xml: string): string {
  let made = ''
  for (let at = 0; ;) {
    const begin = xml.indexOf('<![CDATA[', at)
    const end = begin < 0 ? -1 : xml.indexOf(']]>', begin)
    if (end < 0) return made + xml.slice(at).replaceAll(bareSign, '&amp;')
    made += xml.slice(at, begin).replaceAll(bareSign, '&amp;') + xml.slice(begin, end + 3)
    at = end + 3
  }
}

/** What vendors get wrong and a strict parser refuses: instructions with wrong quotes, a bare `&`, control characters. */
const mended = (xml: string): string =>
  withEntities(
    xml
      .replaceAll(/<\?[^<>]{0,500}\?>/g, '')
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
      .trim(),
  )

/**
 * Reads XML into a tree. A document type, and with it every entity of its own, is refused before anything is parsed.
 * @throws {Refusal} 400 for what is no XML, is nested too deeply or declares a document type
 */
export function readXml(xml: string): Element {
  if (/<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(xml))
    throw new Refusal(
      'malformed',
      'A lead must not declare a document type or entities. Send it without them.',
    )
  const parser = new SaxesParser({ xmlns: false, position: true })
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open: Element[] = [root]
  let count = 0
  // It would go on behind the first mistake, and make an error of each of the others.
  parser.on('error', ({ message }) => {
    throw new Refusal('malformed', `This is not well-formed XML: ${message.slice(0, 200)}.`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]),
      ),
      children: [],
      text: '',
    }
    if (++count > mostElements || open.length > deepest)
      throw new Refusal('malformed', 'This is more than a lead can hold. Send fewer leads at once.')
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const say = (text: string): void => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => void open.pop())
  parser.write(mended(xml)).close()
  return root
}

/** The first element below that is called so. */
export const child = (of: Element | undefined, name: string): Element | undefined =>
  of?.children.find((one) => one.name === name)

/** The elements of a name right inside another. */
export const every = (of: Element | undefined, name: string): readonly Element[] =>
  of?.children.filter((one) => one.name === name) ?? []

/** Its text and that of everything in it. */
export const textIn = (of: Element | undefined): string =>
  of ? [of.text, ...of.children.map(textIn)].join(' ') : ''
