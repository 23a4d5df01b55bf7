import { done } from './about-one.ts'
import { lowsOf } from './items.ts'
import { namesOf, type Read } from './prepare.ts'
import type { Reading } from './question.ts'
import { stemsOf } from './tokens.ts'

const lead =
  /^(?:(?:any|my|our|the|all|show|me|list|of|see|open|are there|is there|do i have|have i got|what|which|are|is) )+/

/** `scheduled reports`, `any notifications`: what is called as a screen, and means nothing else, is the way there. */
export function titled({ items, offers }: Read): Reading | null {
  if (!offers || namesOf(items).length > 0 || items.some(({ is }) => is !== 'word')) return null
  const said = stemsOf(lowsOf(items).replace(lead, ''))
  if (said.length === 0) return null
  const place = offers(said, undefined).find(
    ({ title, at }) => at !== null && stemsOf(title).join(' ') === said.join(' '),
  )
  return place?.at ? done({ ask: 'screen', words: place.title, at: place.at }) : null
}
