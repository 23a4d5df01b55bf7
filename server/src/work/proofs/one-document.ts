import { longestCreative } from '@portal/core/work/proofs/proofs'
import { NoCreative, type Parts } from './open-archive.ts'
import { standIns } from './stand-ins.ts'

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

/** The part that an address in another one means, or null for what is not in the archive. */
function pathOf(parts: Parts, from: string, address: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address.trim())) return null
  try {
    const path = decodeURIComponent(new URL(address.trim(), `http://archive/${from}`).pathname).slice(1)
    return parts.has(path) ? path : null
  } catch {
    return null
  }
}

/** A part as an address that holds it, or null for what is no picture, film, sound or font. */
function dataOf(parts: Parts, from: string, address: string): string | null {
  const path = pathOf(parts, from, address)
  const type = path === null ? undefined : types[endingOf(path)]
  const bytes = path === null ? undefined : parts.get(path)
  return type && bytes ? `data:${type};base64,${bytes.toString('base64')}` : null
}

const textOf = (parts: Parts, path: string): string => parts.get(path)?.toString('utf8') ?? ''

/** Sheets that bring in sheets, so deep and no deeper: two of them may bring in each other. */
const deepest = 5

const inStyle = (parts: Parts, from: string, text: string, depth = 0): string =>
  text
    .replaceAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;/g, (whole, address: string) => {
      const path = pathOf(parts, from, address)
      return path === null || depth >= deepest ? whole : inStyle(parts, path, textOf(parts, path), depth + 1)
    })
    .replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote, address: string) => {
      const data = dataOf(parts, from, address)
      return data === null ? whole : `url("${data}")`
    })

/** Pictures that a script fetches by a name that it holds as text, as exported creatives list them. */
const inScript = (parts: Parts, page: string, text: string): string =>
  text
    .replaceAll(
      /(["'`])([^"'`\n\\]{1,300}\.\w{2,5})(?:\?[^"'`\n]*)?\1/g,
      (whole, quote: string, address: string) => {
        const data = dataOf(parts, page, address)
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
  const page = pageOf(parts)
  const late: string[] = []
  /** Sheets and scripts that stand in the document. */
  const inside = new Set([page])
  const scriptless = textOf(parts, page)
    .replaceAll(/<link\b[^>]*>/gi, (tag) => {
      const path = pathOf(parts, page, attribute(tag, 'href') ?? '#')
      if (path === null || endingOf(path) !== 'css') return tag
      inside.add(path)
      return `<style>${inStyle(parts, path, textOf(parts, path))}</style>`
    })
    .replaceAll(
      /<(style)\b([^>]*)>([\s\S]*?)<\/style>/gi,
      (_whole, name, rest: string, text: string) => `<${name}${rest}>${inStyle(parts, page, text)}</${name}>`,
    )
  const whole = scriptless
    // Scripts keep their places, whole: what they hold as text is no tag.
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/gi)
    .map((piece) => {
      const script = /^(<script\b[^>]*>)([\s\S]*)<\/script>$/i.exec(piece)
      if (!script) return inMarkup(parts, page, piece)
      const [, tag = '', code = ''] = script
      const path = pathOf(parts, page, attribute(tag, 'src') ?? '#')
      const opening = tag.replace(/\s(?:src|integrity|crossorigin)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
      if (path === null) return `${tag}${inScript(parts, page, code)}</script>`
      inside.add(path)
      const made = `${opening}${inScript(parts, page, textOf(parts, path))}</script>`
      // What waits for the page does so here too.
      if (!/\sdefer\b/i.test(tag)) return made
      late.push(made)
      return ''
    })
    .join('')
  const end = whole.search(/<\/body>/i)
  const at = end < 0 ? whole.length : end
  const made = whole.slice(0, at) + late.join('') + whole.slice(at)
  return Buffer.from(withStandIns(parts, page, inside, made))
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
function withStandIns(parts: Parts, page: string, inside: ReadonlySet<string>, made: string): string {
  if (!/<script\b/i.test(made)) return made
  const left = [...parts].flatMap(([path, bytes]): [string, readonly [string, string]][] => {
    const ending = endingOf(path)
    const type = types[ending] ?? typesOfText[ending]
    const held = bytes.toString('base64')
    // What stands there already is not there twice.
    return inside.has(path) || type === undefined || (types[ending] && made.includes(held))
      ? []
      : [[path, [type, held]]]
  })
  const size = left.reduce((sum, [, [, held]]) => sum + held.length, made.length)
  if (left.length === 0 || size > longestCreative * 2) return made
  const begin = standIns(Object.fromEntries(left), page.slice(0, page.lastIndexOf('/') + 1))
  const head = /<head\b[^>]*>|<html\b[^>]*>|<!doctype[^>]*>/gi
  let after = 0
  for (let found = head.exec(made); found; found = head.exec(made)) {
    after = found.index + found[0].length
    if (/^<head/i.test(found[0])) break
  }
  return made.slice(0, after) + begin + made.slice(after)
}

const inMarkup = (parts: Parts, page: string, text: string): string =>
  text.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    inStyle(parts, page, tag).replaceAll(
      /\s(src|href|poster|data|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
      (whole, name: string, double?: string, single?: string) => {
        const data = dataOf(parts, page, double ?? single ?? '')
        return data === null ? whole : ` ${name}="${data}"`
      },
    ),
  )
