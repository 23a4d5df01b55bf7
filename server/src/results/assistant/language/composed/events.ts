import type { Item } from '../items.ts'
import { stemsOf } from '../tokens.ts'
import type { AskedColumn, Topic } from '../topic.ts'

/** The word that an item is. */
export const lowOf = (item: Item): readonly string[] => (item.is === 'word' ? [item.word.low] : [])

/** Verbs in one form: `signed`, `signing` and `signature` are of the same event. */
const irregular: Readonly<Record<string, string>> = {
  sent: 'send', paid: 'pay', payment: 'pay', done: 'finish', begun: 'start', began: 'start', begin: 'start', signature: 'sign', decision: 'decid',
  approval: 'approv', completion: 'finish', complet: 'finish', resolution: 'resolv', creation: 'creat', request: 'request', left: 'leave', asked: 'request', ask: 'request',
} // prettier-ignore
function rootOf(word: string): string {
  const bare = word.toLowerCase()
  const had = irregular[bare]
  if (had) return had
  const root = bare.replace(/(?:ing|ed|es|e|s)$/, '')
  return irregular[root] ?? root
}

/** Words of a phrase that say nothing of which event it is. */
const besides = new Set('on at in of the a date day time for is are was were being when it they'.split(' '))

const rootsIn = (words: readonly string[]): string =>
  words
    .filter((word) => !besides.has(word))
    .map(rootOf)
    .toSorted()
    .join(' ')

/** What a date is called, each phrase by its roots. */
const rootsOf = ({ id, label, words, besideTime = [], weak = [] }: AskedColumn): ReadonlySet<string> =>
  new Set([label, ...words, ...besideTime, ...weak, nameOf(id)].map((phrase) => rootsIn(stemsOf(phrase))))

/** `signedAt` is the day of being signed. */
const nameOf = (id: string): string => id.replace(/(?:At|On|By)$/, '').replaceAll(/[A-Z]/g, ' $&')

/** What a day on which something came to its end may be called, and one on which it began. */
const ends = new Set(['clos', 'finish', 'resolv', 'fix', 'end', 'complet'])
const decides = new Set(['approv', 'decid', 'confirm', 'answer', 'reject'])
const finished =
  /^(?:closed|done|completed|finished|resolved|fixed|ended|decided|signed|paid|answered|launched|replied)(?:At|On)?$/
const begun =
  /^(?:created|requested|sent|found|opened|submitted|received|posted|started|asked|reported|added|began|ordered|invited|uploaded)(?:At|On)?$/

/** A day on which something is yet to be. */
export const ahead = /^(?:ends|expires|due|deadline|starts|runs|next|renew|follow|until|snoozed)|Until$/

/** The days that a topic's own rows have. */
export const datesOf = (topic: Topic): readonly AskedColumn[] =>
  topic.columns.filter(({ kind, ofClient }) => kind === 'date' && ofClient !== true)

/** The date column that some words call; none where it is several. */
export function eventIn(topic: Topic, items: readonly Item[] | undefined): AskedColumn | undefined {
  if (!items || items.some(({ is }) => is !== 'word')) return undefined
  const root = rootsIn(items.flatMap(lowOf))
  if (root === '') return undefined
  const dates = datesOf(topic)
  const called = dates.filter((column) => rootsOf(column).has(root))
  // Of several the one whose own name it is: `sent` is the day of sending, and not that since which it is out.
  const own = called.filter(({ id }) => rootsIn(stemsOf(nameOf(id))) === root)
  const [one, other] = own.length > 0 ? own : called
  if (one && !other) return one
  if (!one && ends.has(root)) return endOf(topic)
  // Whoever approves something decides on it.
  if (!one && decides.has(root)) return dates.find(({ id }) => id === 'decidedAt')
  return undefined
}

/** The day on which a row came about. */
export function startOf(topic: Topic): AskedColumn | undefined {
  const found = datesOf(topic).filter(({ id }) => begun.test(id))
  return found.find(({ id }) => id === topic.newest) ?? found[0]
}

/** The day on which a row was finished, where it has one such day. */
export function endOf(topic: Topic): AskedColumn | undefined {
  const [one, other] = datesOf(topic).filter(({ id }) => finished.test(id))
  return other ? undefined : one
}
