import { done } from './about-one.ts'
import * as english from './english.ts'
import { inertIn } from './inert.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import { topicsOfKinds } from './kinds-of-rows.ts'
import type { Knowledge } from './prepare.ts'
import type { Reading } from './question.ts'
import { readTopic, type Draft } from './read-topic.ts'
import { evokingOf, meaningsAt, weighableOf, type Prepared } from './topic.ts'

/** What one topic makes of a question. */
export interface Candidate {
  readonly draft: Draft
  readonly prepared: Prepared
  readonly items: readonly Item[]
}

const longName = ({ draft: { called } }: Candidate): number => (called >= 2 ? called : 0)

/** A client that is named is meant before a text that may hold its name, and that before a name that several bear. */
const nameFits = ({ draft: { question, unsure } }: Candidate): number =>
  unsure ? 2 : question.clients.length + question.groups.length > 0 ? 0 : 1

const better = (one: Candidate, other: Candidate): number =>
  other.draft.understood - one.draft.understood ||
  // Of two that explain as much, the one that is called by the longer name, where that has several words.
  longName(other) - longName(one) ||
  nameFits(one) - nameFits(other) ||
  other.draft.evoked - one.draft.evoked ||
  other.prepared.topic.rank - one.prepared.topic.rank

interface Drafted {
  readonly by: Pick<Knowledge, 'topics' | 'records' | 'today' | 'may'>
  readonly drafts: readonly Candidate[]
}

const drafted = new WeakMap<readonly Item[], Drafted>()

/** The topics that a question speaks of, those first that leave nothing over. */
export function draftsOf(items: readonly Item[], knowledge: Knowledge): readonly Candidate[] {
  const { topics, records, today, may } = knowledge
  const had = drafted.get(items)
  if (had?.by.topics === topics && had.by.records === records && had.by.today === today && had.by.may === may)
    return had.drafts
  const drafts = draftedAnew(items, knowledge)
  drafted.set(items, { by: { topics, records, today, ...(may ? { may } : {}) }, drafts })
  return drafts
}

/** The topics that a first word may speak of. */
type ByWord = ReadonlyMap<string, readonly string[]>

const indexes = new WeakMap<readonly Prepared[], { readonly evoking: ByWord; readonly weighable: ByWord }>()

/** Which topics each word says by itself that they are spoken of, and which have something to weigh that begins so. */
function indexOf(topics: readonly Prepared[]): { readonly evoking: ByWord; readonly weighable: ByWord } {
  const had = indexes.get(topics)
  if (had) return had
  const byWord = (wordsOf: (one: Prepared) => ReadonlySet<string>): ByWord => {
    const index = new Map<string, string[]>()
    for (const one of topics)
      for (const word of wordsOf(one)) {
        const ids = index.get(word)
        if (ids) ids.push(one.topic.id)
        else index.set(word, [one.topic.id])
      }
    return index
  }
  const made = {
    evoking: byWord(({ lexicon }) => evokingOf(lexicon)),
    weighable: byWord(({ lexicon }) => weighableOf(lexicon)),
  }
  indexes.set(topics, made)
  return made
}

const spokenOf = (stems: readonly string[], index: ByWord): ReadonlySet<string> =>
  new Set(stems.flatMap((stem) => index.get(stem) ?? []))

function draftedAnew(items: readonly Item[], knowledge: Knowledge): readonly Candidate[] {
  const { topics, records, may } = knowledge
  const stems = items.flatMap((item) => (item.is === 'word' ? [item.word.stem] : []))
  const line = lowsOf(items)
  const comparing = stems.some((stem) => english.compare.has(stem))
  const all = stemsIn(items)
  const holds = (phrases: readonly (readonly string[])[]): boolean =>
    items.some((_, at) => phraseAt(all, phrases, at) > 0)
  // A measure held against another one speaks of what has both.
  const against = [english.more, english.less, english.atLeast, english.atMost].some(holds)
  const versus = holds(english.versus)
  const why = holds(english.why)
  const cheap = stems.some((stem) => english.cheap.has(stem))
  // How something went over time is told of results.
  const went = stems.some(
    (stem) => english.fell.has(stem) || english.rose.has(stem) || /^(?:fewer|more|less)$/.test(stem),
  )
  const foretells = holds(english.foretold)
  const evoked = spokenOf(stems, indexOf(topics).evoking)
  const weighed = against ? spokenOf(stems, indexOf(topics).weighable) : evoked
  const kinds = topicsOfKinds(records, all)
  const open = ({ prepared: { topic } }: Candidate): number => (may?.(topic.id) === false ? 1 : 0)
  return (
    topics
      .filter(
        ({ topic, lexicon }) =>
          evoked.has(topic.id) ||
          kinds.has(topic.id) ||
          (against && weighed.has(topic.id)) ||
          (foretells && topic.foretold !== undefined) ||
          topic.sentences?.some((sentence) => sentence.test(line)) ||
          ((comparing || versus) && topic.id === 'figures') ||
          ((why || cheap || went) && topic.id === 'figures' && stems.some((stem) => lexicon.has(stem))),
      )
      .map((prepared) => ({ prepared, items, draft: readTopic(prepared, items, knowledge) }))
      .filter(({ draft }) => draft.evoked > 0)
      // A platform alone (`does it run TikTok`) says nothing of its campaigns.
      .filter(
        ({ draft, prepared: { topic } }) =>
          !topic.ofFew || draft.called > 0 || draft.question.measures.length > 0,
      )
      .toSorted(
        (one, other) =>
          one.draft.left.length - other.draft.left.length ||
          // What is not open to the person is meant all the same where it alone explains more of the words.
          other.draft.understood - one.draft.understood ||
          open(one) - open(other) ||
          better(one, other),
      )
  )
}

/** What a topic makes of a question: the question, or the choice between those that a name may mean. */
export const readingOf = ({ draft: { question, unsure } }: Candidate): Reading =>
  unsure ? { is: 'choose', words: unsure.words, choices: unsure.candidates, question } : done(question)

/** Places of words that a topic took and made nothing of. */
export const inertOf = ({ draft, prepared, items }: Candidate, knowledge: Knowledge): readonly number[] =>
  inertIn(
    items,
    draft,
    (rest) => readTopic(prepared, rest, knowledge),
    (at) => meaningsAt(prepared.lexicon, stemsIn(items), at)?.length ?? 1,
  )
