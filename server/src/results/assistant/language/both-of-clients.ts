import type { TopicQuestion } from './question.ts'

/** Clients that are told by what they have, or by how they stand. */
const tellsWhich =
  /^(?:(?:show|list|give) (?:me )?)?(?:(?:which|what|how many|any|all|my|our|the|of) )*(?:\u0001 )?(?:clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?|ones?)\b.* ?\b(?:with|without|that|which|who|having|have|has|had|on|over|under|below|above|are|were|got|paying|spending|getting|making|running|using|pacing|pay|spend|get)\b/

/** What is said of the same clients: `and are on the watchlist`, `and overdue invoices`. */
const goesOn =
  /^(?:(?:also|already|still|later|then|since|since then|never|recently) )*(?:(?:cancell?ed|left|lost|joined|signed|started|stopped|ended|paid|spent|dropped|renewed|asked|complained|grew|fell|rose) (?!it\b|they\b)|(?:are|is|were|was|have|has|had|got|do|does|did) (?!it\b|they\b|we\b|i\b|you\b|there\b|that\b|the \u0001)|with\b|without\b|no\b|not\b|on\b|over\b|under\b)/
const asksAnew = /^(?:who|whom|whose|what|which|when|where|why|how|their|its|also show|show|list)\b/

/** Whether rows are only told as they are, or as far as they are above or below something. */
const narrows = ({ measures, conditions, by, order, ask }: TopicQuestion): boolean =>
  ask === 'rows' &&
  order === null &&
  (by === null || by === 'client') &&
  (measures.every((id) => id === 'count') || conditions.some(({ is }) => /^[<>]=?$/.test(is)))

/**
 * Whether of two parts that `and` joins the second says more of the clients of the first: `stores that had an incident
 * and are on the watchlist` are those of whom both is so, and no two lists.
 */
export const bothOfClients = (
  first: string,
  second: string,
  one: TopicQuestion,
  other: TopicQuestion,
): boolean =>
  tellsWhich.test(first) &&
  !asksAnew.test(second) &&
  (one.topic !== other.topic || /^(?:with no|without|no)\b/.test(second)) &&
  narrows(one) &&
  (goesOn.test(second) || narrows(other))
