import * as english from './english.ts'
import type { Item } from './items.ts'
import type { Draft } from './read-topic.ts'

/**
 * Words that join, judge nothing by themselves, or say what the words beside
 * them say already: a reading without them is the same.
 */
const companions = new Set(
  `& + only with by and or but than all everything every each where between including because about
  doing book region area territory amount value dollar buck usd percent download export excel csv spreadsheet file chart graph pie line bar
  jump jumped spike spiked climb climbed up down drop dropped fell fall rise rose change so low high lower higher
  date assigned account when time than compare compared comparison difference vs versus per`.split(/\s+/),
)

/** Days that `last` says of what comes first anyway: `when did we last talk`, `the latest activities`. */
const ofNow = new Set(['last', 'latest', 'recent', 'newest'])

const isNumber = (low: string): boolean => /\d/.test(low)

/**
 * Whether a word may leave no trace of its own. `last` may where the latest is
 * asked for, `first` behind what orders.
 */
function mayBeInert(items: readonly Item[], at: number, draft: Draft): boolean {
  const item = items[at]
  if (item?.is !== 'word') return true
  const { low, stem } = item.word
  if (english.filler.has(stem) || companions.has(low) || companions.has(stem)) return true
  const { ask, order, limit, against, moved, movedBy } = draft.question
  if (ofNow.has(low)) return ask === 'when' || order !== null || at <= 1
  if (low === 'first' || low === 'top' || low === 'lowest' || low === 'highest') return order !== null
  // `my leads at Eastgate Honda` are those of that store.
  if (/^(?:my|mine)$/.test(low) && draft.question.clients.length > 0) return true
  // `15k a month` of what is told by the month.
  const prior = items[at - 1]
  if (stem === 'month' && prior?.is === 'word' && /^(?:a|per|each|every)$/.test(prior.word.low)) return true
  // `up at least 25%` is up by so much without it too.
  if (movedBy !== null && low === 'least') return true
  // `the 7 days before`, which are as many as those asked about.
  if (against !== null && (isNumber(low) || /^(?:day|week|month)$/.test(stem))) return true
  // What rose is told by how far it did: `grew the most`.
  if (moved !== null && /^(?:most|furthest|fastest)$/.test(low)) return true
  return (moved !== null || limit !== null) && english.moved.has(low)
}

/**
 * Words whose absence would change nothing of a reading: not what is asked, and
 * not how strongly the question speaks of its topic. A rule took them and made
 * nothing of them, so they are named rather than dropped.
 */
export function inertIn(
  items: readonly Item[],
  draft: Draft,
  read: (items: readonly Item[]) => Draft,
  lengthAt: (at: number) => number = () => 1,
): readonly number[] {
  const whole = traceOf(draft)
  const changes = (at: number, length: number): boolean =>
    traceOf(read(items.toSpliced(at, length))) !== whole
  const inert = items.flatMap((_, at) => (mayBeInert(items, at, draft) || changes(at, 1) ? [] : [at]))
  // `without a phone number`, `with a po number`: words of one phrase leave a trace together, also where fewer of them say it.
  const begins: number[] = []
  for (let at = 0; at < items.length; at += lengthAt(at))
    for (let place = at; place < at + lengthAt(at); place++) begins[place] = at
  return inert.filter((place) => {
    const from = begins[place] ?? place
    return lengthAt(from) < 2 || !changes(from, lengthAt(from))
  })
}

const traceOf = ({ question, left, evoked, understood, recorded, names, says }: Draft): string =>
  JSON.stringify([question, left.length, evoked, understood, recorded, names, [...says]])
