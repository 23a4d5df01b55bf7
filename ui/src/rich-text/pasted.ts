import { DOMParser } from '@tiptap/pm/model'
import type { ParseOptions, Schema, Slice } from '@tiptap/pm/model'
import { isOurs } from './picture-address.ts'

/** Where an inline style waits until it may be one. */
const kept = 'data-inline-style'

/**
 * Pasted HTML without anything that a browser reads as a style or a script while it parses:
 * a strict policy is violated by that wherever it happens, even in a document
 * that nobody sees.
 */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '')
    .replaceAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replaceAll(
        /("[^"]*"|'[^']*')|(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi,
        (whole, quoted: string | undefined) => quoted ?? (/^o/i.test(whole) ? 'data-on' : kept),
      ),
    )

const block = 'p, div, li, br, h1, h2, h3, h4, h5, h6'

/**
 * Rows of figures as lines, `Search | 120 | $45.00`: the editor has no tables, and cells of a sheet that stood side by
 * side would run into one word. A row whose cells hold more than a line each lays out a page, and stays as it is.
 */
function rowsAsLines(dom: Element | DocumentFragment): void {
  for (const row of dom.querySelectorAll('tr')) {
    const cells = [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
    const plain = cells.every(
      (cell) => !cell.querySelector('table') && cell.querySelectorAll(block).length <= 1,
    )
    if (cells.length < 2 || !plain) continue
    const line = row.ownerDocument.createElement('p')
    for (const cell of cells) {
      if (cell !== cells[0]) line.append(' | ')
      for (const inner of cell.querySelectorAll(block))
        inner.replaceWith(...(inner.localName === 'br' ? [' '] : inner.childNodes))
      line.append(...cell.childNodes)
    }
    row.replaceChildren(...(line.textContent?.replaceAll('|', '').trim() ? [line] : []))
  }
}

/**
 * Reads pasted HTML that went through `withoutStyles`: what its styles say is
 * read by script, which policies allow, and pictures that are not the portal's
 * are left out, for showing one would tell its server who reads here.
 */
class PastedParser extends DOMParser {
  readonly #leftOut: () => void

  constructor(schema: Schema, leftOut: () => void) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#leftOut = leftOut
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element || dom instanceof DocumentFragment) {
      for (const element of dom.querySelectorAll<HTMLElement>(`[${kept}]`)) {
        element.style.cssText = element.getAttribute(kept) ?? ''
        element.removeAttribute(kept)
      }
      const foreign = [...dom.querySelectorAll('img')].filter((one) => !isOurs(one.getAttribute('src') ?? ''))
      for (const picture of foreign) picture.remove()
      if (foreign.length > 0) this.#leftOut()
      rowsAsLines(dom)
    }
    return super.parseSlice(dom, options)
  }
}

/** Reads what is pasted. @param leftOut told when a picture of another page was left out */
export const pastedParser = (schema: Schema, leftOut: () => void): DOMParser =>
  new PastedParser(schema, leftOut)
