import { csvHeader, csvRow } from '../../platform/exports/csv.ts'
import { intentOf, intents, type Intent } from './intent-of.ts'

export interface KeywordIdea {
  readonly term: string
  readonly intent: Intent
  /** Where the idea comes from: the words that were typed, a vehicle of the client, its past searches, Google. */
  readonly from: string
}

/** How often a term is searched and what it costs, as Google tells it; null where it does not. */
export interface Measures {
  /** Searches a month, on average over the last twelve. */
  readonly searches: number | null
  readonly competition: 'Low' | 'Medium' | 'High' | null
  /** Dollars of a click at the top of the page: the lower and the upper end. */
  readonly bidLow: number | null
  readonly bidHigh: number | null
}

/** How often a client's site was shown for a term and clicked; null where its figures do not hold the term. */
export interface PastSearches {
  readonly shown: number | null
  readonly clicked: number | null
}

/** What people searched for who saw the client's site. */
export interface SearchedTerm {
  readonly term: string
  readonly shown: number
  readonly clicked: number
}

export type MeasuredIdea = KeywordIdea & Measures & PastSearches

/** What nobody measured. */
export const unmeasured: Measures = { searches: null, competition: null, bidLow: null, bidHigh: null }

/**
 * Ideas of the trade's vocabulary with what Google knows of them, and Google's own after them, most searched first;
 * where nobody knows that, those first by which the client's site was found most.
 */
export function withMeasures(
  ideas: readonly KeywordIdea[],
  measured: readonly (Measures & { readonly term: string })[],
  searched: readonly SearchedTerm[] = [],
): readonly MeasuredIdea[] {
  const past = new Map(searched.map(({ term, shown, clicked }) => [tidyTerm(term), { shown, clicked }]))
  const before = (term: string): PastSearches => past.get(term) ?? { shown: null, clicked: null }
  const known = new Map(
    measured.flatMap(({ term, ...measures }) => {
      const tidy = tidyTerm(term)
      return tidy === '' ? [] : [[tidy, measures] as const]
    }),
  )
  const own = new Set(ideas.map(({ term }) => term))
  return [
    ...ideas.map((idea) => ({ ...idea, ...(known.get(idea.term) ?? unmeasured), ...before(idea.term) })),
    ...[...known].flatMap(([term, measures]): MeasuredIdea[] =>
      own.has(term) ? [] : [{ term, intent: intentOf(term), from: 'Google', ...measures, ...before(term) }],
    ),
  ].toSorted(
    (one, other) =>
      intents.indexOf(one.intent) - intents.indexOf(other.intent) ||
      (other.searches ?? -1) - (one.searches ?? -1) ||
      (other.shown ?? -1) - (one.shown ?? -1),
  )
}

export interface KeywordSeed {
  /** What was typed: terms, one on each line or separated by commas. */
  readonly typed: readonly string[]
  /** `Subaru Outback`, the most important first. */
  readonly vehicles: readonly { readonly brand: string; readonly model: string }[]
  readonly dealer: string | null
  readonly cities: readonly string[]
  /** Terms for which the client's site was shown, the most shown first. */
  readonly searched?: readonly string[]
}

/** What people add to a brand or a model, by what they want; {x} is the term, {c} a city. */
const patterns: Readonly<Record<Intent, readonly string[]>> = {
  Brand: ['{x} dealer', '{x} dealership', '{x} dealers {c}', 'new {x} {c}', '{x} inventory'],
  Model: ['{x}', 'new {x}', '{x} for sale', '{x} for sale {c}', '{x} reviews', '{x} test drive'],
  Trim: [
    '{x} trims',
    '{x} hybrid',
    '{x} sport',
    '{x} limited',
    '{x} towing capacity',
    '{x} mpg',
    '{x} colors',
  ],
  Price: ['{x} price', '{x} msrp', 'how much is a {x}', '{x} deals', '{x} incentives', '{x} finance offers'],
  Lease: ['{x} lease', '{x} lease deals', '{x} lease deals {c}', '{x} lease specials', 'lease a {x}'],
  Used: [
    'used {x}',
    'used {x} {c}',
    'certified pre-owned {x}',
    '{x} trade in value',
    'pre-owned {x} for sale',
  ],
  Service: [
    '{x} service',
    '{x} oil change',
    '{x} oil change {c}',
    '{x} brakes',
    '{x} tires',
    '{x} parts',
    '{x} recall',
  ],
  'Near me': [
    '{x} near me',
    '{x} dealer near me',
    'used {x} near me',
    '{x} service near me',
    '{x} lease near me',
  ],
}

/** What is added to a term which says by itself what is wanted: nobody looks for the trims of an oil change, or a used used truck. */
const patternsOfWanted: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  Service: ['{x} {c}', '{x} coupons', '{x} specials', '{x} cost', '{x} appointment'],
  'Near me': [],
}
const patternsOfOther = ['{x} {c}', '{x} deals', '{x} specials']

/** One space between words, lower case of every alphabet, without signs that ads refuse. */
export const tidyTerm = (term: string): string =>
  term
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s'&.+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A vehicle as people type it; the models of some brands begin with the brand's name: Ram 1500. */
export function vehicleTerm({ brand, model }: { readonly brand: string; readonly model: string }): string {
  const [make, name] = [tidyTerm(brand), tidyTerm(model)]
  return name === make || name.startsWith(`${make} `) ? name : tidyTerm(`${make} ${name}`)
}

/** The terms of a text: one on each line, or separated by commas. */
export const termsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map(tidyTerm)
      .filter((term) => term !== ''),
  ),
]

/** Most ideas of one asking: a table that one reads, and a file that ads take. */
const mostIdeas = 600

/** Longest term that Google Ads takes: 80 characters, ten words. */
const fits = (term: string): boolean => term.length <= 80 && term.split(' ').length <= 10

/**
 * Ideas from the trade's own vocabulary. How often a term is searched is known
 * to nobody here: it is said so beside them, and none is made up.
 */
export function keywordIdeas({
  typed,
  vehicles,
  dealer,
  cities,
  searched = [],
}: KeywordSeed): readonly KeywordIdea[] {
  const found = new Map<string, KeywordIdea>()
  const add = (raw: string, intent: Intent, from: string): void => {
    const term = tidyTerm(raw)
    if (term !== '' && fits(term) && !found.has(term) && found.size < mostIdeas)
      found.set(term, { term, intent, from })
  }
  const spreadOver = (term: string, from: string, intent: Intent, over: readonly string[]): void => {
    for (const pattern of over) {
      if (!pattern.includes('{c}')) add(pattern.replace('{x}', term), intent, from)
      else for (const city of cities) add(pattern.replace('{x}', term).replace('{c}', city), intent, from)
    }
  }
  const spread = (term: string, from: string, wanted: readonly Intent[]): void => {
    for (const intent of wanted) spreadOver(term, from, intent, patterns[intent])
  }
  if (dealer !== null) add(dealer, 'Brand', 'Its name')
  for (const term of typed.map(tidyTerm)) {
    const wanted = intentOf(term)
    if (wanted === 'Model') spread(term, term, intents)
    else {
      spreadOver(term, term, wanted, ['{x}', ...(patternsOfWanted[wanted] ?? patternsOfOther)])
      if (wanted !== 'Near me') spreadOver(term, term, 'Near me', ['{x} near me'])
    }
  }
  for (const term of searched) add(term, intentOf(tidyTerm(term)), 'Its searches')
  const brands = [...new Set(vehicles.map(({ brand }) => tidyTerm(brand)).filter((brand) => brand !== ''))]
  for (const brand of brands) spread(brand, 'Its brand', ['Brand', 'Service', 'Near me'])
  for (const vehicle of vehicles)
    spread(vehicleTerm(vehicle), 'A core vehicle', ['Model', 'Trim', 'Price', 'Lease', 'Used', 'Near me'])
  return [...found.values()].toSorted(
    (one, other) => intents.indexOf(one.intent) - intents.indexOf(other.intent),
  )
}

type EditorRow = readonly [campaign: string, adGroup: string, keyword: string, criterion: string]
const editorColumns = ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type'].map((label, at) => ({
  id: label,
  label,
  value: (row: EditorRow) => row[at],
}))

/** Ideas and negatives as Google Ads Editor imports them: an ad group for each intent, phrase match. */
export function adsEditorCsv(
  ideas: readonly KeywordIdea[],
  negatives: readonly string[],
  campaign: string,
): string {
  const rows: readonly EditorRow[] = [
    ...ideas.map(({ term, intent }): EditorRow => [campaign, intent, term, 'Phrase']),
    ...negatives.map((term): EditorRow => [campaign, '', term, 'Campaign Negative Phrase']),
  ]
  const lines = [csvHeader(editorColumns), ...rows.map((row) => csvRow(editorColumns, row))]
  return `${lines.join('\r\n')}\r\n`
}

const measuredColumns = [
  { id: 'term', label: 'Term', value: (idea: MeasuredIdea) => idea.term },
  { id: 'intent', label: 'Intent', value: (idea: MeasuredIdea) => idea.intent },
  { id: 'searches', label: 'Searches a Month', value: (idea: MeasuredIdea) => idea.searches },
  { id: 'competition', label: 'Competition', value: (idea: MeasuredIdea) => idea.competition },
  { id: 'bidLow', label: 'Top of Page Bid, Low', value: (idea: MeasuredIdea) => idea.bidLow },
  { id: 'bidHigh', label: 'Top of Page Bid, High', value: (idea: MeasuredIdea) => idea.bidHigh },
  { id: 'shown', label: 'Shown to Searchers', value: (idea: MeasuredIdea) => idea.shown },
  { id: 'clicked', label: 'Clicked by Searchers', value: (idea: MeasuredIdea) => idea.clicked },
]

/** Ideas with what Google knows of them, as a table for a spreadsheet. */
export const measuredCsv = (ideas: readonly MeasuredIdea[]): string =>
  `${[csvHeader(measuredColumns), ...ideas.map((idea) => csvRow(measuredColumns, idea))].join('\r\n')}\r\n`
