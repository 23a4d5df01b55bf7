import type { TextReader } from '../../foundation/http/text-bodies.ts'

/** Where leads arrive. */
export const leadsRoute = '/webhook/leads/:key'

/** XML and form posts at the address for leads: XML as the field `adf`, a form as its fields. */
export const readLeadBody: TextReader = (text, contentType) => {
  const isForm = contentType.startsWith('application/x-www-form-urlencoded')
  // Vendors post ADF under whatever type their library has.
  if (!isForm || text.startsWith('<')) return { adf: text }
  return Object.fromEntries([...new URLSearchParams(text)].slice(0, 300))
}
