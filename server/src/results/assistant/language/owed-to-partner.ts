import { done } from './about-one.ts'
import type { Timed } from './period.ts'
import type { Read } from './prepare.ts'
import { emptyQuestion, type Reading } from './question.ts'
import { stemsOf } from './tokens.ts'

/** `what do we owe Northbeam`: the agency owes partners their commission, and nobody an invoice. */
export function owedToPartner(
  { ofStore, records, words }: Read,
  line: string,
  time: Timed | null,
): Reading | null {
  const asks =
    /^(?:and )?(?:what|how much) (?:commissions? )?(?:do|did|will|would) we (?:still )?owe (?!us\b)/.test(
      line,
    )
  if (!asks || ofStore) return null
  const stems = words.map(({ stem }) => stem)
  const partner = records.find(
    ({ of, name, said }) => of === 'partners' && stemsOf(said ?? name).every((stem) => stems.includes(stem)),
  )
  return partner
    ? done({
        ...emptyQuestion('partnerCommission'),
        measures: ['commission', 'paid'],
        conditions: [{ column: 'partner', is: '=', values: [partner.name] }],
        period: time?.period ?? null,
      })
    : null
}
