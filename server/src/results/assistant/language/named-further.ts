import { topics } from './declared-topics.ts'
import { filler } from './english.ts'
import { areasOfKinds } from './kinds-of-rows.ts'
import { unknownWords } from './prepare.ts'
import type { Named } from './question.ts'
import { stemsOf, wordsOf, type Word } from './tokens.ts'

/**
 * Of the entries of lists those that the words of a thread may mean, also by a
 * part of their name where only one of them has it.
 *
 * @param records what is known without them
 */
export function namedIn(
  entries: readonly Named[],
  texts: readonly string[],
  records: readonly Named[],
): readonly Named[] {
  const said = new Set(texts.flatMap((text) => stemsOf(text)))
  const unknown = new Set(texts.flatMap((text) => unknownWords(text, { topics, records })))
  const meant = entries.filter(({ name }) => stemsOf(name).some((stem) => said.has(stem)))
  const short = [...unknown].flatMap((word): readonly Named[] => {
    const having = meant.filter(({ name }) => wordsOf(name).some(({ low }) => low === word))
    return having.length === 1 ? having.map((one) => ({ ...one, said: word })) : []
  })
  return [
    ...meant,
    ...short,
    ...partlyNamed(meant, texts),
    ...inPlural(meant, texts),
    ...inOneWord(entries, said),
    ...ofStages(meant, said),
  ]
}

/** `just emails`, of interactions by `E-mail`: a name of two words that people write as one. */
const inOneWord = (entries: readonly Named[], said: ReadonlySet<string>): readonly Named[] =>
  entries.flatMap((one) => {
    const stems = stemsOf(one.name)
    const joined = stems.join('')
    return stems.length === 2 && said.has(joined) ? [{ ...one, said: joined }] : []
  })

/** `just blogs`, of deliverables that are a `Blog Post`: the first word of a kind of rows in the plural. */
function inPlural(entries: readonly Named[], texts: readonly string[]): readonly Named[] {
  const kinds = entries.filter(({ of }) => of !== undefined && areasOfKinds.has(of))
  return [...new Set(texts.flatMap((text) => wordsOf(text)).flatMap(pluralOf))].flatMap((stem) => {
    const having = kinds.filter(({ name }) => {
      const [first, ...rest] = stemsOf(name)
      return first === stem && rest.length > 0
    })
    return new Set(having.map(({ name }) => name)).size === 1
      ? having.map((one) => ({ ...one, said: stem }))
      : []
  })
}

/** Words of a stage that say nothing without the others. */
const barely = new Set(['new', 'not', 'for', 'in', 'won', 'lost', 'open', 'done', 'closed', 'sent'])

/** `deals in proposal`, of the stage `Proposal Sent`: a word that the name of one stage alone has. */
function ofStages(entries: readonly Named[], said: ReadonlySet<string>): readonly Named[] {
  const stages = entries.filter(({ of }) => of === 'opportunityStages')
  return [...said]
    .filter((stem) => stem.length > 3 && !barely.has(stem) && !filler.has(stem))
    .flatMap((stem) => {
      const having = stages.filter(({ name }) => stemsOf(name).includes(stem) && stemsOf(name).length > 1)
      return having.length === 1 ? having.map((one) => ({ ...one, said: stem })) : []
    })
}

const pluralOf = ({ low, stem }: Word): readonly string[] => (low === stem ? [] : [stem])

/** `the test drive form`, of one that is called `Book a test drive`: two words side by side that only its name has so. */
function partlyNamed(entries: readonly Named[], texts: readonly string[]): readonly Named[] {
  const pairsIn = (text: string): readonly string[] => {
    const words = wordsOf(text)
    return words.flatMap(({ low, stem }, at) => {
      const next = words[at + 1]
      const says = next !== undefined && !filler.has(stem) && !filler.has(next.stem)
      return says ? [`${low} ${next.low}`] : []
    })
  }
  const forms = entries.filter(({ of }) => of === 'forms')
  return [...new Set(texts.flatMap(pairsIn))].flatMap((pair): readonly Named[] => {
    const [only, other] = forms.filter(({ name }) => pairsIn(name).includes(pair))
    return only && !other && wordsOf(only.name).length > 2 ? [{ ...only, said: pair }] : []
  })
}
