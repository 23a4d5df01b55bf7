import { addMonths, monthRange } from '@portal/core/foundation/format'
import { draftsOf, inertOf } from '../drafts.ts'
import { lowsOf, type Item } from '../items.ts'
import type { Period } from '../period.ts'
import { prepare, type Read } from '../prepare.ts'
import type { Bound, TopicQuestion } from '../question.ts'
import { isFigureColumn, type FigureRead } from './figure.ts'
import { composed, type Frame } from './frame.ts'
import { partsIn, splitsAt, withoutHead, withoutTail } from './slices.ts'
import { subjectIn } from './subject.ts'
import { conditionsIn, type Conditions } from './conditions.ts'

const more = 'more|higher|bigger|larger|increased|rising|growing|increasing|climbing|greater'
const less =
  'fewer|less|lower|smaller|falling|declining|dropping|decreased|reduced|shrinking|decreasing|sinking'
const up = 'up|rose|risen|rising|grew|grown|growing|increased|increasing|higher|climbed|climbing'
const down =
  'down|fell|fallen|falling|drop|dropped|dropping|declined|declining|decreased|decreasing|lower|shrank|shrinking'
const verbs = '(?:is|are|was|were|has|have|had|been|being|went|going|go|gone|that|which|got|getting)'

/** A figure that moved, in the order in which it is said. */
const moves: readonly RegExp[] = [
  new RegExp(`^(?<verb>spending|spend|spends|spent|paying|pay|pays|paid|investing|budgeting) (?<more>more|less)$`, 'd'),
  new RegExp(`^(?<more>${more}|${less}) (?<figure>\\S.*)$`, 'd'),
  new RegExp(`^(?<figure>\\S.*?) (?:${verbs} )*(?<more>${up}|${down})(?<far> (?:by |more than |over |at least |by more than |by at least )?\\S+%)?$`, 'd'),
] // prettier-ignore

const rises = new RegExp(`^(?:${more}|${up})$`)

/** Words that only lead on to a figure. */
const leads =
  /^(?:(?:with|w|that|who|which|whose|where|have|has|had|having|are|is|were|but|also|still|their|its|the|a|an|getting|gets|get|got|seeing|sees|saw|see|generating|bringing in|selling|at the same time) )+/

const joints = /^(?:and|but|while|yet|although|though|despite|with)$/
const connectors =
  /^(?:with|w|whose|where|that|who|which|have|has|had|having|are|is|spending|spend|spends|spent|paying|pay|pays|paid|getting|get|got|(?:that|who|which) (?:are|is|have|has|had|spend|spent|pay|get|got|saw))$/
const ofVerb = /^(?:spend|spends|spent|spending|pay|pays|paid|paying|get|got|getting)\b/

/** A time behind all of it: of both. */
const times =
  /(?: (?:than|vs|versus|compared|to|with|from|over|since|in|for|during|on|the|this|\u0002|yoy|mom|year over year|month over month))+$/

/** Whether a question says of two figures how they moved. */
const speaksOfTwo = new RegExp(
  `\\b(?:${more}|${less}|${up}|${down})\\b.*\\b(?:and|but|while|yet|although|though|despite|with)\\b.*\\b(?:${more}|${less}|${up}|${down}|over|under|above|below)\\b|\\b(?:over|under|above|below)\\b.*\\b(?:and|but|while|yet)\\b.*\\b(?:${up}|${down})\\b`,
)

interface Moved {
  readonly now: FigureRead
  readonly before: FigureRead
  readonly bound: Omit<Bound, 'figure' | 'than'>
}

/** `spend up but leads down`, `spending more and getting fewer leads`: each held against the time before, of the same one. */
export const twoMoves: Frame = (read, month) => {
  const line = lowsOf(read.items)
  if (!speaksOfTwo.test(line)) return null
  const tail = times.exec(line)?.[0] ?? ''
  const timed = tail.includes('\u0002') || /\b(?:yoy|mom)\b|over (?:year|month)/.test(tail)
  const items = timed ? withoutTail(read.items, times) : read.items
  const said = timed ? textOf(read.items.slice(items.length)) : ''
  for (const { before, said: by, behind } of splitsAt(items, connectors, 2)) {
    if (before.length === 0 || behind.length === 0) continue
    const subject = subjectIn(before, read)
    if (subject?.per !== 'client' && subject?.per !== 'group' && subject?.per !== 'manager') continue
    const kept = ofVerb.test(by.split(' ').at(-1) ?? '')
      ? items.slice(before.length + by.split(' ').length - 1)
      : behind
    for (const { before: first, behind: other } of splitsAt(kept, joints, 1)) {
      if (first.length === 0 || other.length === 0) continue
      const pair = [first, other].map((one) => movedIn(one, said, read) ?? conditionsIn(one, read, month))
      const [one, two] = pair
      if (!one || !two || !pair.some((found) => found !== null && 'now' in found)) continue
      return composed(subject, ...joined([one, two]))
    }
  }
  return null
}

/** The figures of both, and what they are held against. */
function joined(
  ones: readonly (Moved | Conditions)[],
): [readonly FigureRead[], { readonly bounds: readonly Bound[] }] {
  const figures: FigureRead[] = []
  const bounds: Bound[] = []
  for (const one of ones) {
    const from = figures.length
    if ('now' in one) {
      figures.push(one.now, one.before)
      bounds.push({ ...one.bound, figure: from, than: from + 1 })
    } else {
      figures.push(...one.figures)
      bounds.push(
        ...one.bounds.map((bound) => ({
          ...bound,
          figure: bound.figure + from,
          ...(bound.than === undefined ? {} : { than: bound.than + from }),
        })),
      )
    }
  }
  return [figures, { bounds }]
}

/** A figure that moved, now and then; null where some words are none. */
function movedIn(said: readonly Item[], time: string, read: Read): Moved | null {
  const items =
    ofVerb.test(lowsOf(said)) && /\b(?:more|less)$/.test(lowsOf(said)) ? said : withoutHead(said, leads)
  for (const pattern of moves) {
    const parts = partsIn(items, pattern)
    const more_ = parts?.['more']
    if (!parts || !more_) continue
    const figure = parts['verb']
      ? /^(?:pay|budget)/.test(lowsOf(parts['verb']))
        ? 'invoice amount'
        : 'spend'
      : textOf(parts['figure'] ?? [])
    const isUp = rises.test(lowsOf(more_))
    const far = textOf(parts['far'] ?? [])
    const back = time === '' ? 1 : backOf(time)
    const moved = `clients whose ${figure} went ${isUp ? 'up' : 'down'} ${far}`
    const found = readMove(back === null ? `${moved} ${time}` : moved, back, read)
    if (found) return found
  }
  return null
}

/** So many months back, where only the time is said that figures are held against. */
function backOf(time: string): number | null {
  const unit =
    /^(?:(?:than|vs|versus|compared (?:to|with)|from|over|since) )?(?:(?:the )?(?:last|previous|prior) (?<unit>month|year)|(?<over>year over year|month over month|yoy|mom))$/i.exec(
      time,
    )?.groups
  // `last month` by itself is when, and not than when.
  if (!unit || (unit['unit'] !== undefined && /^(?:the )?(?:last|previous|prior)/i.test(time))) return null
  return /^(?:year|yoy)/i.test(unit['unit'] ?? unit['over'] ?? '') ? 12 : 1
}

/** @param back against how many months back it is held; null where the text says when */
function readMove(text: string, back: number | null, read: Read): Moved | null {
  const { items } = prepare(text.replaceAll(/ +/g, ' ').trim(), read)
  const [best] = draftsOf(items, read)
  if (!best || best.draft.left.length > 0 || best.draft.unsure || inertOf(best, read).length > 0) return null
  const { topic } = best.prepared
  const { question } = best.draft
  const [value, other] = question.measures
  const column = topic.columns.find(({ id }) => id === value)
  const counts = value === 'count' || (column !== undefined && isFigureColumn(column))
  if (value === undefined || other !== undefined || !counts || question.by === null) return null
  if (question.moved === null || question.against === null || question.by !== topic.client) return null
  const days =
    back === null ? daysOf(question, topic.period, read.today) : usualDays(topic.period, read.today, back)
  if (!days) return null
  const { moved, movedBy } = question
  if (movedBy && (!movedBy.percent || movedBy.is.startsWith('<'))) return null
  const bound =
    movedBy === null
      ? ({ is: moved === 'up' ? '>' : '<', values: [] } as const)
      : ({
          is: moved === 'up' ? movedBy.is : movedBy.is === '>' ? '<' : '<=',
          values: [],
          times: (100 + (moved === 'up' ? movedBy.value : -movedBy.value)) / 100,
        } as const)
  const of = { ...question, by: null, moved: null, movedBy: null, against: null, order: null, limit: null }
  const figure = (period: Period): FigureRead => ({
    figure: { of: inDays(of, period, topic.period !== null), value },
    topic,
    items,
    timed: true,
    whole: false,
  })
  return { now: figure(days.now), before: figure(days.before), bound }
}

/** A question of other days, whether they are its time or those of a date. */
const inDays = (of: TopicQuestion, period: Period, timed: boolean): TopicQuestion =>
  timed
    ? { ...of, period }
    : {
        ...of,
        conditions: of.conditions.map((one) =>
          one.is === 'between' ? { ...one, values: [period.from, period.to] } : one,
        ),
      }

interface Days {
  readonly now: Period
  readonly before: Period
}

/** The days that a question names, and those that they are held against. */
function daysOf({ period, against, conditions }: TopicQuestion, kind: unknown, today: string): Days | null {
  const [from, to] = conditions.find(({ is }) => is === 'between')?.values ?? []
  const now = period ?? (typeof from === 'string' && typeof to === 'string' ? { from, to } : null)
  if (!now || !against || kind === 'year') return null
  // Of the month that runs, which is not over, the same days.
  const runs = kind !== 'month' && now.from === `${today.slice(0, 7)}-01` && now.to >= today
  const same = `${against.from.slice(0, 8)}${today.slice(8)}`
  return runs && against.from.endsWith('-01') && against.to === monthRange(against.from).end
    ? {
        now: { from: now.from, to: today },
        before: { from: against.from, to: same < against.to ? same : against.to },
      }
    : { now, before: against }
}

/** The month so far beside the same days of another one; of what is kept by the month, whole months. */
function usualDays(kind: unknown, today: string, back: number): Days {
  const first = `${today.slice(0, 7)}-01`
  const whole = kind === 'month'
  return {
    now: { from: first, to: whole ? monthRange(first).end : today },
    before: {
      from: addMonths(first, -back),
      to: whole ? monthRange(addMonths(first, -back)).end : addMonths(today, -back),
    },
  }
}

/** Items as they were written. */
const textOf = (items: readonly Item[]): string =>
  items
    .map((item) => (item.is === 'word' ? item.word.raw : item.is === 'time' ? item.words : item.span.words))
    .join(' ')
