import { longestCreative } from '@portal/core/work/proofs/proofs'
import { NoCreative, type Parts } from './open-archive.ts'
import { standIns } from './stand-ins.ts'
import { withElements, withTags } from './walk-tags.ts'

/** What a browser takes a part for, by the ending of its name. */
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  json: 'application/json',
}

const endingOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** Characters that a creative comes to at most when its pictures stand in it. */
const longestDocument = longestCreative * 4

/** A creative while it is made one document. */
class Packing {
  readonly parts: Parts
  /** What stands in the document: its sheets and scripts, and what is held by an address. */
  readonly inside = new Set<string>()
  readonly #paths = new Map<string, string | null>()
  #left = longestDocument

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** The part that an address in another one means, or null for what is not in the archive. */
  pathOf(from: string, address: string): string | null {
    const key = `${from}\n${address}`
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const path = pathOf(this.parts, from, address)
    this.#paths.set(key, path)
    return path
  }

  textOf(path: string): string {
    return this.#counted(this.parts.get(path)?.toString('utf8') ?? '')
  }

  /** A part as an address that holds it, or null for what is no picture, film, sound or font. */
  dataOf(from: string, address: string): string | null {
    const path = this.pathOf(from, address)
    const type = path === null ? undefined : types[endingOf(path)]
    const bytes = path === null ? undefined : this.parts.get(path)
    if (path === null || !type || !bytes) return null
    this.inside.add(path)
    return this.#counted(`data:${type};base64,${bytes.toString('base64')}`)
  }

  #counted(text: string): string {
    this.#left -= text.length
    if (this.#left < 0)
      throw new NoCreative(
        `With its pictures and sheets in place the creative is larger than ${longestDocument / 1024 ** 2} MB. Name each of them less often.`,
      )
    return text
  }
}

/** Works out what `Packing.pathOf` keeps. */
function pathOf(parts: Parts, from: string, address: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address.trim())) return null
  try {
    const path = decodeURIComponent(new URL(address.trim(), `http://archive/${from}`).pathname).slice(1)
    return parts.has(path) ? path : null
  } catch {
    return null
  }
}

/** Sheets that bring in sheets, so deep and no deeper: two of them may bring in each other. */
const deepest = 5

// Neither looks past the next one of its kind, however many there are without an end.
const imports = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;@]*;/g
const addresses = /url\(\s*(["']?)([^"'()]+)\1\s*\)/g

const inStyle = (packing: Packing, from: string, text: string, depth = 0): string =>
  text
    .replaceAll(imports, (whole, address: string) => {
      const path = packing.pathOf(from, address)
      return path === null || depth >= deepest
        ? whole
        : inStyle(packing, path, packing.textOf(path), depth + 1)
    })
    .replaceAll(addresses, (whole, _quote, address: string) => {
      const data = packing.dataOf(from, address)
      return data === null ? whole : `url("${data}")`
    })

/** Pictures that a script fetches by a name that it holds as text, as exported creatives list them. */
const inScript = (packing: Packing, page: string, text: string): string =>
  text
    .replaceAll(
      /(["'`])([^"'`\n\\]{1,300}\.\w{2,5})(?:\?[^"'`\n]*)?\1/g,
      (whole, quote: string, address: string) => {
        const data = packing.dataOf(page, address)
        return data === null ? whole : `${quote}${data}${quote}`
      },
    )
    // Inside of a document, this would end the script.
    .replaceAll(/<\/(script)/gi, String.raw`<\/$1`)

const attribute = (tag: string, name: string): string | null =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find(Boolean) ?? null

/** The page that a creative begins with: the index that lies highest, or the only page. */
function pageOf(parts: Parts): string {
  const pages = [...parts.keys()].filter((path) => /\.html?$/i.test(path))
  const depth = (path: string): number => path.split('/').length
  const [index] = pages
    .filter((path) => /(^|\/)index\.html?$/i.test(path))
    .toSorted((a, b) => depth(a) - depth(b))
  const page = index ?? (pages.length === 1 ? pages[0] : undefined)
  if (page === undefined) throw new NoCreative('The ZIP file holds no index.html to begin with.')
  return page
}

/**
 * An HTML5 creative as one document that needs nothing else: its styles and scripts stand in it, its pictures, films
 * and fonts are part of their addresses. What it asks of other places stays as it is, and is not reached where it is shown.
 *
 * @throws {NoCreative} where there is no page to begin with
 */
export function oneDocument(parts: Parts): Buffer {
  const packing = new Packing(parts)
  const page = pageOf(parts)
  packing.inside.add(page)
  const late: string[] = []
  const linked = withTags(packing.textOf(page), /<link\b/gi, (tag) => {
    const path = packing.pathOf(page, attribute(tag, 'href') ?? '#')
    if (path === null || endingOf(path) !== 'css') return tag
    packing.inside.add(path)
    return `<style>${inStyle(packing, path, packing.textOf(path))}</style>`
  })
  const styled = withElements(
    linked,
    'style',
    (opening, text) => `${opening}${inStyle(packing, page, text)}</style>`,
  )
  // Scripts keep their places, whole: what they hold as text is no tag.
  const whole = withElements(
    styled,
    'script',
    (tag, code) => {
      const path = packing.pathOf(page, attribute(tag, 'src') ?? '#')
      if (path === null) return `${tag}${inScript(packing, page, code)}</script>`
      packing.inside.add(path)
      const opening = tag.replace(/\s(?:src|integrity|crossorigin)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
      const made = `${opening}${inScript(packing, page, packing.textOf(path))}</script>`
      // What waits for the page does so here too.
      if (!/\sdefer\b/i.test(tag)) return made
      late.push(made)
      return ''
    },
    (piece) => inMarkup(packing, page, piece),
  )
  const end = whole.search(/<\/body>/i)
  const at = end < 0 ? whole.length : end
  const made = whole.slice(0, at) + late.join('') + whole.slice(at)
  return Buffer.from(withStandIns(packing, page, made))
}

const typesOfText: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  xml: 'application/xml',
  html: 'text/html',
  htm: 'text/html',
}

/** The document with what its scripts may ask for by name: every part that does not stand in it already. */
function withStandIns({ parts, inside }: Packing, page: string, made: string): string {
  if (!/<script\b/i.test(made)) return made
  const left = [...parts].flatMap(([path, bytes]): [string, readonly [string, string]][] => {
    const ending = endingOf(path)
    const type = types[ending] ?? typesOfText[ending]
    return inside.has(path) || type === undefined ? [] : [[path, [type, bytes.toString('base64')]]]
  })
  const size = left.reduce((sum, [, [, held]]) => sum + held.length, made.length)
  if (left.length === 0 || size > longestCreative * 2) return made
  const begin = standIns(Object.fromEntries(left), page.slice(0, page.lastIndexOf('/') + 1))
  const head = /<head\b[^<>]*>|<html\b[^<>]*>|<!doctype[^<>]*>/gi
  let after = 0
  for (let found = head.exec(made); found; found = head.exec(made)) {
    after = found.index + found[0].length
    if (/^<head/i.test(found[0])) break
  }
  return made.slice(0, after) + begin + made.slice(after)
}

const inMarkup = (packing: Packing, page: string, text: string): string =>
  withTags(text, /<[a-z]/gi, (tag) =>
    inStyle(packing, page, tag).replaceAll(
      /\s(src|href|poster|data|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
      (whole, name: string, double?: string, single?: string) => {
        const data = packing.dataOf(page, double ?? single ?? '')
        return data === null ? whole : ` ${name}="${data}"`
      },
    ),
  )
