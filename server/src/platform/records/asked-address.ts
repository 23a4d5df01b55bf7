import type { Fields } from '@portal/core/foundation/contract/field'
import { invalid } from '../../foundation/http/refusal.ts'
import type { Fetcher } from '../../foundation/outside/fetcher.ts'

/**
 * Says at the field, while it is typed, what is wrong with an address that the portal is to ask, and not days later
 * where it is asked.
 *
 * @throws {Refusal} 422 at the field
 */
export function refuseUnaskable(
  fetcher: Pick<Fetcher, 'problemOf'>,
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): void {
  const errors = Object.entries(fields).flatMap(([name, { asked }]) => {
    const value = given[name]
    const sentence = asked && typeof value === 'string' && value !== '' ? fetcher.problemOf(value) : null
    return sentence === null ? [] : [[name, sentence] as const]
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}
