import { parseHtml } from './parse-html.ts'

/** The words of an HTML text, a line for each block. Parsed in a document of its own, where nothing in it can run or load. */
export const plainText = (html: string): string => {
  if (html === '') return ''
  const body = parseHtml(html)
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, blockquote, pre, br')) block.append('\n')
  return body.textContent.trim()
}

/** Whether an HTML text says nothing: no words, no picture. */
export const isBlank = (html: string): boolean =>
  html === '' || (plainText(html) === '' && !/<(img|hr)\b/i.test(html))
