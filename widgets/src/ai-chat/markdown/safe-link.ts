/** Where a link of an answer may lead. */
export interface SafeLink {
  readonly href: string
  /** To another host, or out of the foreign page that shows the chat: in a tab of its own. */
  readonly outside: boolean
}

/**
 * A screen of the portal or an https address; null for anything else.
 * @param origin of the portal; empty on its own pages
 */
export function safeLink(address: string, origin: string): SafeLink | null {
  const portal = origin === '' ? location.origin : origin
  // Backslashes and what cannot be seen would be read differently than they look.
  if (/[\\\u0000-\u0020\u007f]/.test(address) || !URL.canParse(address, `${portal}/`)) return null
  const url = new URL(address, `${portal}/`)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === portal) return { href: url.href, outside: origin !== '' }
  return url.protocol === 'https:' ? { href: url.href, outside: true } : null
}

/** The file that a link of the portal's own assistant offers: `table`, or a report's call with its query; null for any other link. */
export const fileIn = (address: string): string | null =>
  /^file:(table|reports\.[A-Za-z]+File(?:\?[\w=&%.+-]{0,600})?)$/.exec(address)?.[1] ?? null

/** A message that pressing a link sends (`ask:`), or puts into the field (`say:`). */
export interface LinkedMessage {
  readonly text: string
  readonly sends: boolean
}

/** The message of a link that the portal's own assistant offers; null for any other link. */
export function messageIn(address: string): LinkedMessage | null {
  const found = /^(ask|say):(.{1,400})$/.exec(address)
  if (!found?.[2]) return null
  try {
    return { text: decodeURIComponent(found[2]), sends: found[1] === 'ask' }
  } catch {
    return null
  }
}
