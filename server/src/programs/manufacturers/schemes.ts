import { operation } from '../../foundation/http/operation.ts'
import { programOf } from './programs.ts'

/** How a program names its campaigns, with the dealer codes and funds that its parts hold. */
export const getScheme = operation('oemSchemes.get', async ({ db, tenantId, query }) => {
  const { id, name, code, scheme, funds, face } = await programOf(db, tenantId, query.program)
  const { separator, casing, longest, parts } = scheme
  return {
    id,
    name,
    code,
    separator,
    casing,
    longest,
    parts: parts.map((part) => ({ ...part, values: [...part.values] })),
    funds: funds.map((fund) => ({ id: fund.id, name: fund.name })),
    face,
  }
})
