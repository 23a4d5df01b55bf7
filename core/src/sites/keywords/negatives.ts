import { tidyTerm, type SearchedTerm } from './ideas.ts'

/** Words that send clicks which buy nothing. */
const ofTheTrade: readonly string[] = [
  'jobs',
  'salary',
  'careers',
  'manual',
  'owners manual',
  'wallpaper',
  'toy',
  'diecast',
  'rental',
  'rent',
  'junkyard',
  'salvage',
  'auction',
  'free',
  'youtube',
  'wiki',
  'lawsuit',
  'stock price',
  'craigslist',
  'forum',
]

/** Makes that are sold in the United States, as people type them. */
const makes: readonly string[] = [
  'acura',
  'alfa romeo',
  'audi',
  'bmw',
  'buick',
  'cadillac',
  'chevrolet',
  'chrysler',
  'dodge',
  'fiat',
  'ford',
  'genesis',
  'gmc',
  'honda',
  'hyundai',
  'infiniti',
  'jaguar',
  'jeep',
  'kia',
  'land rover',
  'lexus',
  'lincoln',
  'maserati',
  'mazda',
  'mercedes-benz',
  'mini',
  'mitsubishi',
  'nissan',
  'polestar',
  'porsche',
  'ram',
  'subaru',
  'tesla',
  'toyota',
  'volkswagen',
  'volvo',
]

/** Searches of the past that were shown so often without a click, and the most that are offered of them. */
const shownInVain = 200
const mostOfPast = 20

/** What is planned for, and what is known of the client. */
export interface Planned {
  /** What was typed. */
  readonly typed: readonly string[]
  /** Terms of vehicles. */
  readonly vehicles: readonly string[]
  /** What the client sells; nothing where no client is planned for. */
  readonly brands: readonly string[]
  /** Its name and its cities. */
  readonly names: readonly string[]
  readonly searched: readonly SearchedTerm[]
}

const wordsOf = (terms: readonly string[]): readonly string[] =>
  terms.flatMap((term) => tidyTerm(term).split(' ')).filter((word) => word !== '')

/**
 * Negatives to offer: what buys nothing, other makes than the client's, and what people searched for in the past who
 * saw its site and never came. None holds a word of what is planned for: it would keep its own ads away.
 */
export function negativesFor({ typed, vehicles, brands, names, searched }: Planned): readonly string[] {
  const own = new Set(wordsOf([...typed, ...vehicles, ...brands, ...names]))
  const isOwn = (term: string): boolean => term.split(' ').some((word) => own.has(word))
  const sold = brands.map(tidyTerm)
  const others = sold.length === 0 ? [] : makes.filter((make) => !sold.includes(make))
  const inVain = searched
    .filter(({ shown, clicked }) => shown >= shownInVain && clicked === 0)
    .toSorted((one, other) => other.shown - one.shown)
    .map(({ term }) => tidyTerm(term))
  return [
    ...new Set([
      ...ofTheTrade.filter((term) => !isOwn(term)),
      ...others.filter((term) => !isOwn(term)),
      ...inVain.filter((term) => term !== '' && !isOwn(term)).slice(0, mostOfPast),
    ]),
  ]
}
