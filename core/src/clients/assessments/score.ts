/** What a question is answered with: from "not at all" to "exemplary"; null where it does not apply. */
export const ratings = [
  { value: 0, label: '0', hint: 'Not there' },
  { value: 1, label: '1', hint: 'Begun' },
  { value: 2, label: '2', hint: 'Half' },
  { value: 3, label: '3', hint: 'Good' },
  { value: 4, label: '4', hint: 'Exemplary' },
] as const

export const best = 4

/** A question with its answer. */
export interface Answered {
  readonly section: string
  readonly weight: number
  /** 0 to 4; null while it is not answered. */
  readonly rating: number | null
  /** It does not apply to this store, and counts for nothing. */
  readonly isApart: boolean
}

/**
 * The score of answers, 0 to 100, by the weights of their questions; null while none of them counts.
 * What is not answered yet counts for nothing, so that a score says only what was seen.
 */
export function scoreOf(answers: readonly Answered[]): number | null {
  const counted = answers.filter(({ rating, isApart, weight }) => rating !== null && !isApart && weight > 0)
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const points = counted.reduce((sum, { rating, weight }) => sum + (rating ?? 0) * weight, 0)
  return Math.round((points / (weights * best)) * 1000) / 10
}

/** Sections in the order in which they stand, each with its score. */
export const sectionScores = (
  answers: readonly Answered[],
): readonly { readonly section: string; readonly score: number | null }[] =>
  [...new Set(answers.map(({ section }) => section))].map((section) => ({
    section,
    score: scoreOf(answers.filter((answer) => answer.section === section)),
  }))

/** How many questions wait for an answer. */
export const unanswered = (answers: readonly Answered[]): number =>
  answers.filter(({ rating, isApart }) => rating === null && !isApart).length

/** `Q4 2026` of the first day of a quarter. */
export const quarterName = (day: string): string =>
  `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`

/** The first day of the quarter of a day. */
export const quarterOf = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}
