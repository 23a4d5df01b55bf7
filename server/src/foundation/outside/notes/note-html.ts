import { placeholderMarks } from '@portal/core/work/activities/constants'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Text as HTML. Everything that a note is made of goes through here, so that a
 * name from elsewhere stays a name; the marks of a placeholder, which no
 * activity may hold, are taken apart.
 */
export const escaped = (text: string): string =>
  placeholderMarks
    .reduce((rest, mark) => rest.replaceAll(mark, [...mark].join('\u200a')), text)
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** A part of a note: a heading, sentences, points. What is empty is left out. */
export interface Section {
  readonly heading?: string | undefined
  readonly sentences?: readonly string[] | undefined
  readonly points?: readonly string[] | undefined
}

/** The HTML of sections, of nothing but paragraphs, lists and bold words. */
export function noteHtml(sections: readonly Section[]): string {
  return sections
    .flatMap(({ heading, sentences = [], points = [] }) => {
      if (sentences.length === 0 && points.length === 0) return []
      return [
        ...(heading === undefined ? [] : [`<p><strong>${escaped(heading)}</strong></p>`]),
        ...(sentences.length === 0 ? [] : [`<p>${escaped(sentences.join(' '))}</p>`]),
        ...(points.length === 0
          ? []
          : [`<ul>${points.map((point) => `<li><p>${escaped(point)}</p></li>`).join('')}</ul>`]),
      ]
    })
    .join('')
}
