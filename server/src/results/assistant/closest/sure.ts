import type { Offer } from '../language/question.ts'

/** The score of what is more than a word by chance, and of what is surely meant. */
export const likely = 50
const sure = 150
/** How much likelier the first has to be than the next to be meant alone. */
const clearly = 1.3

/** Whether the first of some places is meant, and none of the others. */
export const isSure = ([first, next]: readonly Offer[]): boolean =>
  first !== undefined && first.score >= sure && !(next && first.score < next.score * clearly)

/** The score and the lead over the next with which one is meant well enough to go on with, where that is said. */
const fair = 100
const ahead = 1.6

/** Whether a question may go on with the first of some places. */
export const isMeant = (offers: readonly Offer[]): boolean => {
  const [first, next] = offers
  return (
    isSure(offers) ||
    (first !== undefined && first.score >= fair && first.score >= (next?.score ?? 0) * ahead)
  )
}
