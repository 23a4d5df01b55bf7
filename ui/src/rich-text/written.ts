import type { RefObject } from 'react'
import { parseHtml } from './parse-html.ts'
import { plainText } from './plain-text.ts'

/** A text while its editor is on its way. */
export interface Written {
  /** HTML of all but its last paragraph, which waits for the editor. */
  readonly before: string
  /** Its last paragraph without formats, and what is typed: a line for each paragraph. */
  readonly text: string
}

/** Takes a text apart. One that ends with anything but a plain paragraph is all before what is typed. */
export function writtenIn(html: string): Written {
  const last = /<p>([^<]*)<\/p>\s*$/.exec(html)
  return last
    ? { before: html.slice(0, last.index), text: parseHtml(last[1] ?? '').textContent }
    : { before: html, text: '' }
}

/** HTML of a text and what was typed at its end. */
export const htmlOf = ({ before, text }: Written): string =>
  text.trim() === ''
    ? before
    : before +
      text
        .replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join('')

/** The words of each block of a text. */
export const wordsOf = (html: string): readonly string[] => plainText(html).match(/.+/g) ?? []

/**
 * Whether a value is what went out, come back: a form may lag behind quick
 * typing. Else it was set from outside: a form that was reset, a draft that was loaded.
 *
 * @param sent what went out and has not come back yet; brought up to date
 */
export function comesBack(sent: RefObject<readonly string[]>, value: string): boolean {
  const place = sent.current.lastIndexOf(value)
  sent.current = place < 0 ? [value] : sent.current.slice(place)
  return place >= 0
}
