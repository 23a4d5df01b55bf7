import { done } from '../about-one.ts'
import { onlyKeptBy } from '../kept-by.ts'
import type { Reading } from '../question.ts'
import { isNumeric } from '../topic-reader.ts'
import type { AskedColumn } from '../topic.ts'
import { columnAt, rest, type Fragment } from './fragment.ts'

/** Words around a column that ask for it of the rows that were told. */
const frame =
  /^(?:what|which|who|whose|when|where|how|is|are|was|were|do|does|did|has|have|had|the|their|theirs|its|his|her|a|an|it|they|them|those|these|that|this|each|every|one|ones|of|for|on|in|at|to|and|with|be|been|by|there|s|me|add|include|also|too|all|get|got|s|much|many|still|yet|exactly|again|about)$/

/** Of these a row is a sum, and has no facts of its own. */
const sums: ReadonlySet<string> = new Set(['figures', 'pacing', 'budgets', 'campaigns'])

/** Columns that a row is told apart by, and that are asked for by who, which and by what. */
const tells = ({ kind, words }: AskedColumn): boolean =>
  words.length > 0 && kind !== 'client' && kind !== 'flag'

/**
 * `what stage is it in`, `their phone numbers`: further columns of the rows that were told; null where anything else
 * is said.
 */
export function askedOfRows(fragment: Fragment): Reading | null {
  const { items, before, line } = fragment
  const asked: AskedColumn[] = []
  let framed = false
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (item?.is !== 'word') return null
    const found = columnAt(fragment, at, tells)
    if (found && !(frame.test(item.word.low) && found.length === 1 && found.column.kind !== 'text')) {
      asked.push(found.column)
      at += found.length
      continue
    }
    if (!frame.test(item.word.low)) return null
    framed ||=
      /^(?:what|which|who|whose|when|where|how|their|theirs|its|his|her|with|add|include|is|are)$/.test(
        item.word.low,
      )
    at += 1
  }
  if (asked.length === 0 || (!framed && items.length > 3)) return null
  // Whoever did something is no day, and no amount.
  if (/^who\b/.test(line) && asked.some((column) => isNumeric(column) || column.kind === 'date')) return null
  const ids = [...new Set(asked.map(({ id }) => id))]
  if (!asked.every(isNumeric) && sums.has(before.topic)) return null
  // By what a thing is told is asked for with another word: `by stage`.
  if (before.by !== null && !asked.every(isNumeric)) return null
  if (/\bby\b/.test(line)) return null
  const had = before.measures.filter((id) => id !== 'count' || before.by !== null)
  return done({
    ...before,
    ask: 'rows',
    measures:
      asked.some(isNumeric) && before.by === null && before.limit === null
        ? ids
        : [...new Set([...had, ...ids])],
    show: null,
  })
}

const asksWho =
  /^(?:who|by who|by whom|from who|whose)(?: (?:did|was|is|are|were|went|has to do|have to do|logged|made|wrote|handled|took|added|entered|recorded|ran|has|had|got|owns|own))?(?: (?:that|it|this|those|them|these|they|there))?(?: (?:one|ones|all))?$/

/** `who`, `who went`, `whose were they`: of the rows that were told, whose they are. */
export function askedWhose({ line, before, prepared: { topic } }: Fragment): Reading | null {
  if (!asksWho.test(line) || before.topic === 'figures') return null
  // Who has a request is not who sent it.
  if (topic.person === 'reporter' && /^who (?:has|have|got|owns|own)\b/.test(line)) return null
  if (onlyKeptBy(line, topic.person)) return null
  const person =
    topic.person !== undefined && topic.person !== 'manager' && topic.id !== 'clients'
      ? topic.person
      : topic.columns.find(
          ({ id, ofClient }) =>
            (id === 'manager' || id === 'managers') && (!ofClient || line.startsWith('whose')),
        )?.id
  if (person === undefined) return null
  // A figure that rows have is that of each of them, and would be another one of all that somebody has.
  const ofEach =
    before.by === null &&
    before.conditions.some(({ column, than }) => {
      const held = topic.columns.find(({ id }) => id === column)
      return than !== undefined || (held !== undefined && isNumeric(held) && held.sums !== true)
    })
  // Of one row, or of the last five, each says whose it is: told by people all of them would be counted.
  if (before.ask === 'when' || before.limit !== null || ofEach)
    return done({ ...before, measures: [...new Set([...before.measures, person])], show: null })
  return done({
    ...before,
    ask: 'rows',
    measures: before.measures.length > 0 && !before.average ? before.measures : ['count'],
    average: false,
    by: person,
    also: null,
    order: null,
    limit: null,
    share: null,
  })
}

const asksByWhich = /^(?:from|by|in|at|for|through|via|of|on|per|across) (?:which|what) /

/** `from which sources`, `in what channels`: told by that. */
export function askedByWhich(fragment: Fragment): Reading | null {
  const head = asksByWhich.exec(fragment.line)?.[0]
  if (head === undefined) return null
  const bare = rest(fragment, head)
  const found = columnAt(
    bare,
    0,
    ({ kind }) => !['money', 'count', 'number', 'percent', 'date', 'flag'].includes(kind),
  )
  const { before } = fragment
  if (!found || found.length !== bare.items.length) return null
  return done({
    ...before,
    measures: before.measures.length > 0 ? before.measures : ['count'],
    by: found.column.id,
    also: null,
    order: null,
    limit: null,
  })
}
