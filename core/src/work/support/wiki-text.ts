/** Signs that begin or end markup anywhere in a line. */
const special = /[\\{}[\]|*_]/g
/** Signs that are markup only where a word begins or ends. */
const atWords = /(^|[\s(])([-+^~!?#])(?=\S)/g

/** Words as wiki text writes them; an address stays as it is, so that it can be followed. */
const escaped = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(special, '\\$&').replace(atWords, '$1\\$2')))
    .join('')

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const unescaped = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal: string, hex: string, name: string) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )

/** What stands around words of a kind, the same before and after. */
const marks: Readonly<Record<string, string>> = {
  strong: '*',
  b: '*',
  em: '_',
  i: '_',
  u: '+',
  ins: '+',
  s: '-',
  del: '-',
  strike: '-',
  sub: '~',
  sup: '^',
}

const attribute = (text: string, name: string): string =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(text)?.[1] ?? '')

/**
 * A description as Jira's wiki text. Takes the clean HTML that the editor and
 * the form make; what wiki text has no sign for stays as its words.
 */
export function wikiTextOf(html: string): string {
  let out = ''
  const lists: string[] = []
  const links: string[] = []
  let preformatted = false
  const begin = (): void => {
    if (lists.length === 0 && out !== '' && !out.endsWith('{quote}\n')) out = `${out.trimEnd()}\n\n`
  }
  for (const [, closing, rawName = '', rest = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      out += preformatted ? unescaped(text) : escaped(unescaped(text).replace(/\s+/g, ' '))
      continue
    }
    const name = rawName.toLowerCase()
    const ends = closing === '/'
    const mark = marks[name]
    if (mark !== undefined) out += mark
    else if (/^h[1-6]$/.test(name)) {
      begin()
      if (!ends) out += `${name}. `
    } else if (name === 'ul' || name === 'ol') {
      if (ends) lists.pop()
      else {
        begin()
        lists.push(name === 'ul' ? '*' : '#')
      }
      if (lists.length === 0) begin()
    } else if (name === 'li') {
      if (!ends)
        out = `${out.trimEnd()}${out === '' ? '' : lists.length === 1 && !/^[*#]+ /m.test(out.split('\n\n').at(-1) ?? '') ? '\n\n' : '\n'}${lists.join('')} `
    } else if (name === 'br') out += lists.length > 0 ? '\\\\ ' : '\n'
    else if (name === 'code') out += preformatted ? '' : ends ? '}}' : '{{'
    else if (name === 'pre') {
      if (!ends) begin()
      preformatted = !ends
      out += ends ? '\n{noformat}\n\n' : '{noformat}\n'
    } else if (name === 'blockquote') {
      if (!ends) begin()
      out = ends ? `${out.trimEnd()}\n{quote}\n\n` : `${out}{quote}\n`
    } else if (name === 'a') {
      if (ends) {
        const address = links.pop() ?? ''
        out += address === '' ? '' : `|${address}]`
      } else {
        links.push(attribute(rest, 'href'))
        out += links.at(-1) === '' ? '' : '['
      }
    } else if (name === 'img') out += attribute(rest, 'src') === '' ? '' : `!${attribute(rest, 'src')}!`
    else if (name === 'hr') {
      begin()
      out += '----\n\n'
    } else if (name === 'tr') out = ends ? `${out.trimEnd()}|\n` : out
    else if (name === 'th' || name === 'td') out += ends ? '' : '|'
    else if (name === 'p' || name === 'div' || name === 'table') begin()
  }
  return out.trim()
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Where signs that were escaped wait until the markup around them is read. */
const waiting = 0xe000

const tags: readonly (readonly [sign: string, tag: string])[] = [
  ['*', 'strong'],
  ['_', 'em'],
  ['+', 'u'],
  ['-', 's'],
]

/** Characters that stand between two signs at most: each sign looks for its other no further, however long a line is. */
const longestMarked = 500

/** The words of a line, with what is marked in it. */
function inline(text: string): string {
  const held: string[] = []
  const hold = (made: string): string => {
    held.push(made)
    return String.fromCodePoint(waiting + held.length - 1)
  }
  let line = text
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/\\\\\s?/g, () => hold('<br />'))
    .replace(/\\([^\w\s])/g, (_, sign: string) => hold(html(sign)))
    .replace(/\{\{((?:(?!\{\{).)+?)\}\}/g, (_, code: string) => hold(`<code>${html(code)}</code>`))
    .replace(/!(https?:\/\/[^\s!|]+)(?:\|[^!]*)?!/g, (_, src: string) =>
      hold(`<img src="${html(src)}" alt="" />`),
    )
  line = html(line).replace(
    /\[(?:([^[\]|]+)\|)?((?:https?:\/\/|mailto:)[^[\]|\s]+)\]/g,
    (_, words: string | undefined, address: string) =>
      `${hold(`<a href="${address}">`)}${words ?? address}${hold('</a>')}`,
  )
  for (const [sign, tag] of tags)
    line = line.replace(
      new RegExp(
        `(?<![\\p{L}\\p{N}])[${sign}](?=\\S)(.{1,${longestMarked}}?)(?<=\\S)[${sign}](?![\\p{L}\\p{N}])`,
        'gu',
      ),
      `<${tag}>$1</${tag}>`,
    )
  const back = (made: string): string =>
    made.replace(/[\ue000-\uf8ff]/g, (place) => held[(place.codePointAt(0) ?? waiting) - waiting] ?? '')
  return back(back(line))
}

/** The lines of a list as nested lists; each begins with `*` or `#` for every level. */
function listOf(lines: readonly { readonly signs: string; readonly text: string }[], depth = 1): string {
  let made = ''
  for (let at = 0; at < lines.length;) {
    const first = lines[at]
    if (!first) break
    const tag = first.signs[depth - 1] === '#' ? 'ol' : 'ul'
    let items = ''
    while (at < lines.length && (lines[at]?.signs[depth - 1] === '#') === (tag === 'ol')) {
      const item = lines[at++]
      const below: { signs: string; text: string }[] = []
      while ((lines[at]?.signs.length ?? 0) > depth) below.push(lines[at++] ?? { signs: '', text: '' })
      items += `<li><p>${inline(item?.text ?? '')}</p>${below.length === 0 ? '' : listOf(below, depth + 1)}</li>`
    }
    made += `<${tag}>${items}</${tag}>`
  }
  return made
}

/**
 * Jira's wiki text as HTML: headings, lists, quotations, code, links and
 * marked words. What it does not know stays as it was written; the server
 * cleans the HTML as any other.
 */
export function htmlOfWikiText(text: string): string {
  const fence = /^\{(noformat|code|quote)(?::[^}]*)?\}\s*$/
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let made = ''
  for (let at = 0; at < lines.length;) {
    const line = lines[at++] ?? ''
    const fenced = fence.exec(line)?.[1]
    const heading = /^h([1-6])\.\s+(.*)$/.exec(line)
    if (line.trim() === '') continue
    if (fenced !== undefined) {
      const inside: string[] = []
      while (at < lines.length && fence.exec(lines[at] ?? '')?.[1] !== fenced) inside.push(lines[at++] ?? '')
      at += 1
      made +=
        fenced === 'quote'
          ? `<blockquote>${htmlOfWikiText(inside.join('\n'))}</blockquote>`
          : `<pre>${html(inside.join('\n'))}</pre>`
    } else if (heading) made += `<h${heading[1]}>${inline(heading[2] ?? '')}</h${heading[1]}>`
    else if (/^-{4,}\s*$/.test(line)) made += '<hr />'
    else if (/^[*#]+ /.test(line)) {
      const items = [line]
      while (/^[*#]+ /.test(lines[at] ?? '')) items.push(lines[at++] ?? '')
      made += listOf(
        items.map((item) => ({
          signs: item.slice(0, item.indexOf(' ')),
          text: item.slice(item.indexOf(' ') + 1),
        })),
      )
    } else {
      const words = [line]
      while (
        at < lines.length &&
        !/^(?:\s*$|h[1-6]\.\s|[*#]+ |-{4,}\s*$|\{(?:noformat|code|quote))/.test(lines[at] ?? '')
      )
        words.push(lines[at++] ?? '')
      made += `<p>${words.map(inline).join('<br />')}</p>`
    }
  }
  return made
}
