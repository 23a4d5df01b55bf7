import { done } from './about-one.ts'
import * as english from './english.ts'
import { lowsOf, phraseAt, stemsIn, type Item } from './items.ts'
import type { Joins } from './joins.ts'
import type { Knowledge } from './prepare.ts'
import type { Reading, TopicQuestion } from './question.ts'
import { readTopic } from './read-topic.ts'
import type { Prepared } from './topic.ts'
import { wordsOf } from './tokens.ts'

/** What some items say that clients have, or have not; null where they say nothing of the kind. */
type JoinsOf = (items: readonly Item[], not: boolean) => Joins | null

/** Clients with what is kept of themselves alone: `clients in Texas with health below 60`; null where anything more is said. */
function clientsHeld(
  items: readonly Item[],
  clients: Prepared,
  knowledge: Knowledge,
  held: boolean,
): TopicQuestion | null {
  const { question, left, evoked, unsure } = readTopic(clients, items, knowledge)
  const { measures, conditions, by, order, limit, ask, against, share, show, moved, either } = question
  const own = conditions.filter(
    ({ is, column }) => /^(?:[<>]=?|between|none)$/.test(is) || column === 'healthLevel',
  )
  const told = measures.every((id) => conditions.some(({ column }) => column === id))
  const more = by !== null || order !== null || limit !== null || against !== null || share !== null
  const plain = ask === 'rows' && show === null && moved === null && !either && !question.average
  return left.length === 0 &&
    evoked > 0 &&
    unsure === null &&
    told &&
    !more &&
    plain &&
    (!held || own.length > 0)
    ? { ...question, measures: [] }
    : null
}

const only = (word: string): readonly Item[] => wordsOf(word).map((one): Item => ({ is: 'word', word: one }))

/** Joints that are tried. */
const mostJoints = 3

const ofClients = /\b(?:clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?)\b/

/**
 * `clients with health under 50 and a budget above 5000`, `with overdue tasks and health below 60`: clients by what is
 * kept of themselves and by what they have, both at once. Null where one of the two is not said.
 */
export function heldAndJoined(
  items: readonly Item[],
  clients: Prepared,
  knowledge: Knowledge,
  joinsOf: JoinsOf,
): Reading | null {
  const stems = stemsIn(items)
  if (!ofClients.test(lowsOf(items))) return null
  const joints = items.flatMap((_, at) => {
    const no = at < 2 || at >= items.length - 1 ? 0 : phraseAt(stems, english.butNot, at)
    const also = no > 0 || at < 2 || at >= items.length - 1 ? 0 : phraseAt(stems, english.butAlso, at)
    return no + also > 0 ? [{ at, no, also }] : []
  })
  // A list is no two conditions, and trying every split takes time.
  if (joints.length > mostJoints) return null
  for (const { at, no, also } of joints) {
    const [head, rest] = [items.slice(0, at), items.slice(at + Math.max(no, also))]
    const first = clientsHeld(head, clients, knowledge, true)
    const joins = first ? joinsOf(rest, no > 0) : null
    if (first && joins)
      return done({
        ...first,
        with: [...first.with, ...joins.with],
        without: [...first.without, ...joins.without],
      })
    const behind = joinedFirst(
      head,
      [...only(no > 0 ? 'without' : 'with'), ...rest],
      clients,
      knowledge,
      joinsOf,
    )
    if (behind) return behind
  }
  return null
}

/** The other way round: what they have is said first. */
function joinedFirst(
  head: readonly Item[],
  rest: readonly Item[],
  clients: Prepared,
  knowledge: Knowledge,
  joinsOf: JoinsOf,
): Reading | null {
  const stems = stemsIn(head)
  for (let at = 1; at < head.length; at++) {
    const not = phraseAt(stems, english.without, at)
    const has = not > 0 ? 0 : phraseAt(stems, english.having, at)
    if (not === 0 && has === 0) continue
    const joins = joinsOf(head.slice(at + Math.max(not, has)), not > 0)
    const held = joins ? clientsHeld([...head.slice(0, at), ...rest], clients, knowledge, true) : null
    if (joins && held)
      return done({
        ...held,
        with: [...held.with, ...joins.with],
        without: [...held.without, ...joins.without],
      })
  }
  return null
}
