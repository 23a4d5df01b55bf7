import { forbidden, invalid, type Refusal } from '../../foundation/http/refusal.ts'

/** Why nobody signs in on a page: its origin is not among those that the tenant has listed. */
export const notListed = (origin: string): Refusal =>
  forbidden(
    `Widgets are not set up for ${origin}. An administrator adds it in the settings, under Widgets on Other Pages.`,
  )

/** An origin as browsers write one. @throws {Refusal} 422 */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && url.origin === text && text !== 'null') return text
  throw invalid({ origin: 'The address of the page is not an origin such as https://intranet.example.' })
}
