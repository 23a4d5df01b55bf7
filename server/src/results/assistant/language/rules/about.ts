import * as english from '../english.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** Where a text that rows are about comes to its end. */
const ends =
  /^(?:in|since|for|from|by|with|without|at|on|last|this|newest|oldest|first|sorted|and|or|but|is|are|was|were|that|which)$/

/** What other questions begin with, and rows may be about. */
const nouns = /^(?:reports?|lists?|reporting|dashboards?|screens?|pages?)$/

/** Topics whose rows are figures: they are about nothing. */
const figuresOnly = new Set(['clients', 'figures', 'budgets', 'pacing', 'invoices'])

/** Words of which a text of rows may be, from a place on. */
function wordsFrom(reader: TopicReader, at: number): readonly string[] {
  const words: string[] = []
  for (let place = at; place < reader.items.length; place++) {
    const item = reader.items[place]
    if (item?.is !== 'word' || (words.length > 0 && ends.test(item.word.low))) break
    words.push((item.word.typed ?? item.word.raw).toLowerCase())
  }
  return words
}

/** `tickets about pacing`, `notes mentioning trucks`: rows of which a text has these words. */
export const readAbout: Rule = (reader, at) => {
  const { topic, noun } = reader
  const length = reader.phraseAt(english.about, at)
  const asksWho = /^(?:who|whom)$/.test(reader.low(0))
  if (length === 0 || asksWho || noun === null || figuresOnly.has(topic.id) || reader.hitAt(at)) return 0
  if (!topic.columns.some(({ kind, ofClient }) => kind === 'text' && !ofClient)) return 0
  const words = wordsFrom(reader, at + length)
  const content = words.filter((word) => !english.filler.has(word))
  // `about the report`: what is a word of every question elsewhere.
  const said = content.length > 0 ? content : words.filter((word) => nouns.test(word))
  // `what did we talk about with them`: about what is asked, and not told.
  if (said.length === 0 || /^(?:with|to)$/.test(said[0] ?? '')) return 0
  reader.conditions.push({ column: 'about', is: 'has', values: said })
  return length + words.length
}
