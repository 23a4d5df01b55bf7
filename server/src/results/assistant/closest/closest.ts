import MiniSearch from 'minisearch'
import { stemsOf } from '../language/tokens.ts'
import { peopleSay } from './people-say.ts'
import { places, type Place } from './places.ts'

/** Words that say nothing of what is looked for. */
const common = new Set(
  stemsOf(
    `the a an of for to in on at with without by per and or but than vs from since that this these those how which what who whose whom
    when where why many much is are was were do does did has have had be been not no most least more less very too all any each every
    i we you they he she it its their our his her my your me us them there here so then also just only please can could would should may might
    will get got give gave show tell list see look need want know go going gone come came up down out off over under again now still yet already ever
    never one thing some anyone anybody somebody everybody everyone nobody else other another new old first last next best worst biggest
    smallest highest lowest top month week year day today yesterday store client dealer dealership account people person normal happen
    happened happening question report`,
  ),
)

const index = new MiniSearch<Place>({
  fields: ['title', 'words', 'sentence', 'holds'],
  tokenize: (text) => [...stemsOf(text)],
  processTerm: (stem) => (common.has(stem) || /^\d/.test(stem) ? null : stem),
})
index.addAll(places)
const placeOf = new Map(places.map((place) => [place.id, place]))

/** A match in what something is called says more than one in a column. */
const weights = { title: 4, words: 3, sentence: 1.5, holds: 1 }

/** What is called by its whole title, of several words, is meant before all. */
const calledWhole = 200
const titles = new Map(places.map(({ id, title }) => [id, stemsOf(title)]))

const stands = (phrase: readonly string[], stems: readonly string[]): boolean =>
  stems.some((_, at) => phrase.every((stem, place) => stems[at + place] === stem))

/** What the portal calls what people say, wherever a phrase of theirs stands. */
const wordsFor = (stems: readonly string[]): readonly string[] => [
  ...new Set(
    peopleSay.filter(({ stems: phrase }) => stands(phrase, stems)).flatMap(({ words }) => stemsOf(words)),
  ),
]

/**
 * The lists, reports and screens in which the answer to a question may stand, the likeliest first (Okapi BM25 over
 * titles, other names, sentences and columns).
 *
 * @param stems the words of the question without names and times, as `stemsOf` has them
 */
export function closestTo(
  stems: readonly string[],
): readonly { readonly place: Place; readonly score: number }[] {
  const said = stems.filter((stem) => !common.has(stem) && !/^\d/.test(stem))
  const meant = wordsFor(stems)
  if (said.length + meant.length === 0) return []
  return index
    .search(
      {
        combineWith: 'OR',
        queries: [
          {
            queries: [...said],
            combineWith: 'OR',
            prefix: (stem) => stem.length > 4,
            fuzzy: (stem) => (stem.length > 5 ? 0.18 : false),
          },
          ...(meant.length > 0
            ? [
                {
                  queries: [...meant],
                  combineWith: 'OR' as const,
                  boost: { title: 5, words: 3, sentence: 1.5, holds: 1 },
                },
              ]
            : []),
        ],
      },
      { boost: weights },
    )
    .flatMap(({ id, score }) => {
      const place = placeOf.get(String(id))
      const title = titles.get(String(id)) ?? []
      const called = title.length > 1 && stands(title, stems)
      return place ? [{ place, score: called ? score + calledWhole : score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}
