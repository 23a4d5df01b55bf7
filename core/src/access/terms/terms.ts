import { defineFields } from '../../foundation/contract/field.ts'

/** Most characters of a tenant's terms. */
export const longestTerms = 100_000

/** The terms as an administrator writes them. */
export const termsFields = defineFields({
  text: {
    label: 'Terms of Service',
    kind: 'longText',
    required: true,
    hint: 'An empty line begins a paragraph. A line that begins with # is a heading, one with - a point of a list.',
  },
})

/** A part of the terms as a page shows it. */
export type TermsBlock =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly points: readonly string[] }

const heading = /^#+\s+/
const point = /^[-*•]\s+/

/** The blocks of a text: headings, points of lists and, between empty lines, paragraphs. */
export function termsBlocks(text: string): readonly TermsBlock[] {
  const blocks: TermsBlock[] = []
  let paragraph: string[] = []
  let points: string[] = []
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ is: 'paragraph', text: paragraph.join(' ') })
    if (points.length > 0) blocks.push({ is: 'list', points })
    paragraph = []
    points = []
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === '') end()
    else if (heading.test(line)) {
      end()
      blocks.push({ is: 'heading', text: line.replace(heading, '') })
    } else if (point.test(line)) {
      if (paragraph.length > 0) end()
      points.push(line.replace(point, ''))
    } else if (points.length > 0) points.push(`${points.pop() ?? ''} ${line}`)
    else paragraph.push(line)
  }
  end()
  return blocks
}
