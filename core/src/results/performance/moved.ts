import { formatDollars } from '../../foundation/format/money.ts'
import { formatCount } from '../../foundation/format/percent.ts'

/** A store's measures in the days asked about, and the same before; nothing where they are not known. */
export type StoreMoved = { readonly name: string } & Readonly<Record<Measure | `${Measure}Before`, number>>

type Measure = 'money' | 'sessions' | 'leads' | 'sold'

interface Told {
  readonly now: (store: StoreMoved) => number | null
  readonly before: (store: StoreMoved) => number | null
  /** How much one of it weighs: 1 for what adds up, what it is paid for of an average. */
  readonly weight: (store: StoreMoved) => number
  readonly sentence: (name: string, difference: number, before: number, moneyWord: string) => string
}

const moreOrFewer = (difference: number): string =>
  `${formatCount(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`

const counted = (measure: Measure, one: string, many: string): Told => ({
  now: (store) => store[measure],
  before: (store) => store[`${measure}Before`],
  weight: () => 1,
  sentence: (name, difference, before) =>
    `${name} has ${moreOrFewer(difference)} ${Math.abs(difference) === 1 ? one : many} (${formatCount(before)} before).`,
})

const quotient = (of: number, per: number): number | null => (per > 0 ? of / per : null)

const measures: readonly Told[] = [
  counted('leads', 'lead', 'leads'),
  counted('sold', 'sale', 'sales'),
  counted('sessions', 'session', 'sessions'),
  {
    now: ({ money }) => money,
    before: ({ moneyBefore }) => moneyBefore,
    weight: () => 1,
    sentence: (name, difference, before, moneyWord) =>
      `${moneyWord} of ${name} is ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'higher' : 'lower'} (${formatDollars(before)} before).`,
  },
  {
    now: ({ money, leads }) => quotient(money, leads),
    before: ({ moneyBefore, leadsBefore }) => quotient(moneyBefore, leadsBefore),
    weight: ({ leadsBefore }) => leadsBefore,
    sentence: (name, difference, before) =>
      `A lead of ${name} costs ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} (${formatDollars(before)} before).`,
  },
]

/** Sentences that are told at most. */
const mostTold = 4

/**
 * What moved most, in a sentence for each measure at most: of the store that moved the whole of it farthest. What is
 * told first moved the largest part of its measure. Stores without anything before are left out.
 *
 * @param moneyWord what the money is called that the reader gets: `Spend`
 */
export function mostMoved(stores: readonly StoreMoved[], moneyWord: string): readonly string[] {
  return measures
    .flatMap(({ now, before, weight, sentence }) => {
      const moved = stores.flatMap((store) => {
        const [is, was] = [now(store), before(store)]
        if (is === null || was === null || was <= 0 || is === was) return []
        return [{ name: store.name, difference: is - was, was, size: Math.abs(is - was) * weight(store) }]
      })
      const whole = stores.reduce((sum, store) => sum + (before(store) ?? 0) * weight(store), 0)
      const [first] = moved.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
      if (!first || whole <= 0) return []
      return [
        {
          part: first.size / whole,
          text: sentence(first.name, first.difference, first.was, moneyWord),
        },
      ]
    })
    .toSorted((a, b) => b.part - a.part)
    .slice(0, mostTold)
    .map(({ text }) => text)
}
