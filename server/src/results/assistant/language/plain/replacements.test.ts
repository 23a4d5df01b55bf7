import { expect, it } from 'vitest'
import { blindRounds } from '../corpus/blind-rounds.ts'
import { everyday } from '../corpus/everyday.ts'
import { linesOf } from '../corpus/lines.ts'
import { onTheBooksAsked } from '../corpus/on-the-books.ts'
import { ordinary } from '../corpus/ordinary.ts'
import { strangers } from '../corpus/strangers.ts'
import { neededBy } from './needed.ts'
import type { Otherwise } from './otherwise.ts'
import { Replacements } from './replacements.ts'
import { ways } from './ways.ts'

const questions = [blindRounds, everyday, onTheBooksAsked, ordinary, strangers]
  .flatMap(linesOf)
  .map(({ question }) => question)

/** Every pattern tried on every text. */
const eachTried = (rules: Otherwise, text: string): string => {
  let said = text
  for (const [pattern, by] of rules) {
    const everywhere = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
    said = typeof by === 'string' ? said.replaceAll(everywhere, by) : said.replaceAll(everywhere, by)
  }
  return said
}

it.each(Object.entries(ways))('what is said %s is the same as if every way was tried', (_, rules) => {
  const replacements = new Replacements(rules)
  for (const question of questions)
    for (const text of [question, question.toUpperCase()])
      expect(replacements.of(text), text).toBe(eachTried(rules, text))
})

it.each([
  [/\bspen[dt]\b/i, ['spend', 'spent']],
  [/^(?:how|what) (?:is|are) left$/, ['how is left', 'what is left', 'how are left', 'what are left']],
  [/\b(?:who|which) owns (\S+)/i, ['who owns ', 'which owns ']],
  [/(?<=\bon )(?:Google )?Facebook(?: ads?)?/, ['facebook']],
  [/\w+ of (?:it|them)/, [' of it', ' of them']],
  [/(?:clients)? ?\d+/, null],
  [/[^a]bc/, null],
])('what %s cannot match without', (pattern, needed) => {
  expect(neededBy(pattern)?.toSorted() ?? null).toEqual(needed?.toSorted() ?? null)
})

it('almost every way is tried only where something that it needs is said', () => {
  const rules = Object.values(ways).flat()
  const always = rules.filter(([pattern]) => neededBy(pattern) === null)
  expect(always.length / rules.length).toBeLessThan(0.05)
})
