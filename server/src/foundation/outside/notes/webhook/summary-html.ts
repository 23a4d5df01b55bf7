import { noteHtml, type Section } from '../note-html.ts'

const tags = /<\/?(p|ul|ol|li|h[1-6]|strong|em|br|div|table|b|i)\b[^>]*>/i

/**
 * A summary as HTML, whatever it came as: HTML stays what it is (and is cleaned
 * by whoever shows it), markdown's headings, points and bold words are read,
 * anything else is paragraphs.
 */
export const summaryHtml = (output: string): string =>
  tags.test(output) ? output : noteHtml(sectionsOf(output.replaceAll('\r\n', '\n')))

const plain = (line: string): string => line.replaceAll(/\*\*|__|`/g, '').trim()

function sectionsOf(text: string): readonly Section[] {
  const sections: { heading?: string; sentences?: string[]; points?: string[] }[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? /^\*\*([^*]+)\*\*:?$/.exec(line)?.[1]
    const point = /^(?:[-*•]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1]
    const last = sections.at(-1)
    if (line === '') {
      if (last && (last.sentences || last.points)) sections.push({})
    } else if (heading !== undefined) sections.push({ heading: plain(heading) })
    else if (point !== undefined) {
      if (last) last.points = [...(last.points ?? []), plain(point)]
      else sections.push({ points: [plain(point)] })
    } else if (last && !last.points) last.sentences = [...(last.sentences ?? []), plain(line)]
    else sections.push({ sentences: [plain(line)] })
  }
  return sections
}
