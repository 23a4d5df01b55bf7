import { markdownToAdf } from 'marklassian'
import Turndown from 'turndown'

/** A text in the Atlassian Document Format, as version 3 of Jira's API takes it. */
export type Adf = ReturnType<typeof markdownToAdf>

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '\\',
})
turndown.addRule('strike', { filter: ['s', 'del'], replacement: (content) => `~~${content}~~` })
// A picture's address opens nothing there: the picture itself is attached.
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_, node) => {
    const name = (node.getAttribute('src') ?? '').split('/').at(-1) ?? ''
    return turndown.escape(`[Picture: ${node.getAttribute('alt') || decodeName(name)}]`)
  },
})
const escape = turndown.escape.bind(turndown)
/** Addresses that the next reader makes links of, as they are: a backslash in one would stay in it. */
const address = /((?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+\.[\w.-]+)/
// What it leaves alone because it has no meaning in plain markdown has one for the next reader.
turndown.escape = (text) =>
  text
    .split(address)
    .map((part, place) => (place % 2 === 1 ? part : escape(part).replace(/[<&~|]/g, '\\$&')))
    .join('')

/** HTML that was cleaned, as markdown. */
export const markdownOf = (html: string): string => turndown.turndown(html)

/** HTML that was cleaned, as a document for Jira. */
export const adfOf = (html: string): Adf => markdownToAdf(markdownOf(html))

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
