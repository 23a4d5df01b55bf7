import { daysBetween, formatDay } from '../../foundation/format/dates.ts'
import { formatDollars } from '../../foundation/format/money.ts'
import { counted, wholePercents } from '../../foundation/format/percent.ts'

/** What the health of a client is made of. */
export const healthKinds = [
  'Contact',
  'Results',
  'Pacing',
  'Budget',
  'Payment',
  'Late Work',
  'Unanswered Changes',
  'Ending',
  'Portal Visits',
] as const
export type HealthKind = (typeof healthKinds)[number]

/** What the portal knows of a client on a day; days are `YYYY-MM-DD`, money is dollars. */
export interface HealthFacts {
  readonly activatedAt: string | null
  readonly canceledAt: string | null
  /** The last day on which somebody spoke with it. */
  readonly lastInteraction: string | null
  /** Days of silence from which an alarm sounds. */
  readonly alarmDays: number
  /** Conversions of the last 30 days with figures, and of an average 30 days of the 90 before; null without figures. */
  readonly conversions: { readonly now: number; readonly before: number } | null
  /** Sections of this month that have begun, and those off their pace. */
  readonly sections: number
  readonly offPace: readonly string[]
  /** What runs a month today, and what ran 90 days ago. */
  readonly monthly: { readonly now: number; readonly before: number }
  readonly unpaid: number
  readonly unpaidSince: string | null
  readonly lateWork: number
  readonly lateSince: string | null
  readonly unanswered: number
  readonly unansweredSince: string | null
  /** The day on which its last agreement ends, null where none runs. */
  readonly agreementEnds: string | null
  /** Whether anybody of the client can sign in, and the last day somebody did. */
  readonly hasUsers: boolean
  readonly lastVisit: string | null
}

/** A part of the health: what it may cost, what it costs now, and why. Where nothing is known `lost` is null and `most` 0. */
export interface HealthPart {
  readonly kind: HealthKind
  readonly most: number
  readonly lost: number | null
  readonly sentence: string
}

export interface Health {
  /** 0 to 100: a hundred without what the parts lose. */
  readonly score: number
  readonly parts: readonly HealthPart[]
}

/** What counts how much; only the proportions matter. */
export type HealthWeights = readonly { readonly kind: HealthKind; readonly weight: number }[]

/** How bad something is: 0 fine, 1 as bad as it gets; null where nothing is known. */
interface Judged {
  readonly bad: number | null
  readonly sentence: string
}

const between = (value: number, fine: number, worst: number): number =>
  Math.min(1, Math.max(0, (value - fine) / (worst - fine)))

const since = (day: string | null, today: string): number => (day === null ? 0 : daysBetween(day, today))

const judges: Readonly<Record<HealthKind, (facts: HealthFacts, today: string) => Judged>> = {
  Contact: ({ lastInteraction, activatedAt, alarmDays }, today) => {
    const from = lastInteraction ?? activatedAt
    if (from === null) return { bad: null, sentence: 'It is not known when somebody last spoke with it.' }
    const days = Math.max(0, daysBetween(from, today))
    const sentence =
      lastInteraction === null
        ? `Nobody has spoken with it since it was activated ${counted(days, 'day')} ago.`
        : days === 0
          ? 'Somebody spoke with it today.'
          : `Somebody last spoke with it ${counted(days, 'day')} ago; the alarm sounds at ${alarmDays}.`
    return { bad: between(days, alarmDays / 2, alarmDays * 2), sentence }
  },
  Results: ({ conversions }) => {
    if (conversions === null || conversions.before < 1)
      return { bad: null, sentence: 'There are too few conversions to compare.' }
    const change = conversions.now / conversions.before - 1
    const percent = Math.round(Math.abs(change) * 100)
    return {
      bad: between(-change, 0.1, 0.5),
      sentence:
        percent === 0
          ? 'Conversions of the last 30 days are those of an average month of the three before.'
          : `Conversions of the last 30 days are ${percent}% ${change < 0 ? 'below' : 'above'} an average month of the three before.`,
    }
  },
  Pacing: ({ sections, offPace }) => {
    if (sections === 0) return { bad: null, sentence: 'No section has begun this month.' }
    return {
      bad: offPace.length / sections,
      sentence:
        offPace.length === 0
          ? 'Every section is on pace.'
          : `${offPace.length} of ${counted(sections, 'section')} off pace: ${offPace.join(', ')}.`,
    }
  },
  Budget: ({ monthly: { now, before } }) => {
    if (before <= 0)
      return {
        bad: null,
        sentence: now > 0 ? `${formatDollars(now)} a month run now.` : 'No budget runs.',
      }
    const lost = before - now
    return {
      bad: between(lost / before, 0.05, 0.5),
      sentence:
        lost > 0
          ? `${formatDollars(now)} a month run now, ${formatDollars(lost)} less than 90 days ago.`
          : `${formatDollars(now)} a month run now, no less than 90 days ago.`,
    }
  },
  Payment: ({ unpaid, unpaidSince }, today) => {
    if (unpaid <= 0) return { bad: 0, sentence: 'No invoice is past due.' }
    const days = since(unpaidSince, today)
    return {
      bad: Math.max(0.25, between(days, 0, 60)),
      sentence: `${formatDollars(unpaid)} are past due, the oldest for ${counted(days, 'day')}.`,
    }
  },
  'Late Work': ({ lateWork, lateSince }, today) => {
    if (lateWork === 0) return { bad: 0, sentence: 'No task and no deliverable is late.' }
    const days = since(lateSince, today)
    return {
      bad: Math.max(between(lateWork, 0, 5), between(days, 3, 30)),
      sentence: `${counted(lateWork, 'task or deliverable is', 'tasks and deliverables are')} late, the oldest by ${counted(days, 'day')}.`,
    }
  },
  'Unanswered Changes': ({ unanswered, unansweredSince }, today) => {
    if (unanswered === 0) return { bad: 0, sentence: 'No budget change waits to be confirmed.' }
    const days = since(unansweredSince, today)
    return {
      bad: between(days, 2, 14),
      sentence: `${counted(unanswered, 'budget change waits', 'budget changes wait')} to be confirmed, the oldest for ${counted(days, 'day')}.`,
    }
  },
  Ending: ({ canceledAt, agreementEnds }, today) => {
    if (canceledAt !== null && canceledAt > today)
      return { bad: 1, sentence: `It has canceled and leaves on ${formatDay(canceledAt)}.` }
    if (agreementEnds === null) return { bad: null, sentence: 'No agreement is kept for it.' }
    const left = daysBetween(today, agreementEnds)
    if (left < 0)
      return { bad: 1, sentence: `Its agreement ended on ${formatDay(agreementEnds)} and was not renewed.` }
    return {
      bad: between(-left, -90, -14),
      sentence: `Its agreement runs until ${formatDay(agreementEnds)}.`,
    }
  },
  'Portal Visits': ({ hasUsers, lastVisit }, today) => {
    if (!hasUsers) return { bad: null, sentence: 'Nobody of the client can sign in.' }
    if (lastVisit === null) return { bad: 1, sentence: 'Nobody of the client has opened the portal.' }
    const days = daysBetween(lastVisit, today)
    return {
      bad: between(days, 30, 90),
      sentence:
        days <= 0
          ? 'Somebody of the client opened the portal today.'
          : `Somebody of the client last opened the portal ${counted(days, 'day')} ago.`,
    }
  },
}

/** Whole shares of a hundred in the proportions of the weights. */
function sharesOf(weights: HealthWeights): ReadonlyMap<HealthKind, number> {
  const shares = wholePercents(weights.map(({ weight }) => weight))
  return new Map(weights.map(({ kind }, at) => [kind, shares[at] ?? 0]))
}

/**
 * The health of a client: what each part loses is a whole number, and the
 * score is a hundred without their sum. What is not known counts for nothing,
 * neither good nor bad: the parts that are known share the hundred. A client
 * of whom nothing is known has no health.
 *
 * @param weights each kind once; those without a weight are left out
 */
export function healthOf(facts: HealthFacts, weights: HealthWeights, today: string): Health | null {
  const judged = weights
    .filter(({ weight }) => weight > 0)
    .map(({ kind, weight }) => ({ kind, weight, ...judges[kind](facts, today) }))
  const shares = sharesOf(judged.filter(({ bad }) => bad !== null))
  if (shares.size === 0) return null
  const parts = judged.map(({ kind, bad, sentence }): HealthPart => {
    const most = shares.get(kind) ?? 0
    return { kind, most, lost: bad === null ? null : Math.round(most * bad), sentence }
  })
  return { score: 100 - parts.reduce((all, { lost }) => all + (lost ?? 0), 0), parts }
}

/** The sentences that cost most, the worst first. */
export const worstOf = (parts: readonly HealthPart[], most: number): readonly HealthPart[] =>
  parts
    .filter(({ lost }) => (lost ?? 0) > 0)
    .toSorted((a, b) => (b.lost ?? 0) - (a.lost ?? 0))
    .slice(0, most)
