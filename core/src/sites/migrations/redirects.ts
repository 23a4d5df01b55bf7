import { completeUrl } from '../../foundation/rules/url.ts'

/** What was found at an old address. */
export const redirectStates = [
  'Not checked',
  'Right',
  'Chain',
  'Wrong target',
  'Temporary',
  'Not redirected',
  'Target missing',
  'Loop',
  'Other canonical',
  'Not reachable',
] as const
export type RedirectState = (typeof redirectStates)[number]

export const redirectTones: Readonly<
  Record<RedirectState, 'neutral' | 'success' | 'warning' | 'danger' | 'information'>
> = {
  'Not checked': 'neutral',
  Right: 'success',
  Chain: 'warning',
  'Wrong target': 'danger',
  Temporary: 'warning',
  'Not redirected': 'danger',
  'Target missing': 'danger',
  Loop: 'danger',
  'Other canonical': 'warning',
  'Not reachable': 'danger',
}

/** Most redirects of a migration. */
export const mostRedirects = 50_000

export interface Redirect {
  readonly from: string
  readonly to: string
}

/** What was read of a list: the redirects, each old address once, and sentences about lines that are none. */
export interface ReadRedirects {
  readonly redirects: readonly Redirect[]
  readonly problems: readonly string[]
}

const parts = (line: string): readonly string[] =>
  (/\t/.test(line) ? line.split('\t') : /->|→|=>/.test(line) ? line.split(/->|→|=>/) : line.split(/[,;]|\s+/))
    .map((part) => part.trim().replace(/^"|"$/g, ''))
    .filter((part) => part !== '')

/** An address as typed, or a path below a site; null where it is neither. */
export function addressIn(part: string, site: string): string | null {
  if (!part.startsWith('/')) return completeUrl(part)
  const base = completeUrl(site)
  // `//host` and `/\host` are other hosts, not paths.
  if (base === null || /^\/[/\\]/.test(part) || !URL.canParse(part, base)) return null
  return new URL(part, base).href
}

/** Reads `old, new` on each line: addresses, or paths below the old and the new site. Headings are left out. */
export function readRedirects(text: string, oldSite: string, newSite: string): ReadRedirects {
  const found = new Map<string, string>()
  const problems: string[] = []
  const lines = text.split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || (at === 0 && /^"?(old|from|source)/i.test(line.trim()))) continue
    const [one = '', other = '', ...rest] = parts(line)
    const from = addressIn(one, oldSite)
    const to = addressIn(other, newSite)
    const said = `Line ${at + 1}`
    if (rest.length > 0 || from === null || to === null)
      problems.push(`${said} is not an old and a new address: ${line.trim().slice(0, 120)}`)
    else if (from === to) problems.push(`${said} leads to itself: ${from}`)
    else if (found.has(from) && found.get(from) !== to)
      problems.push(`${said} gives ${from} a second target.`)
    else if (found.size >= mostRedirects) {
      problems.push(`Only the first ${mostRedirects.toLocaleString('en-US')} redirects were taken.`)
      break
    } else found.set(from, to)
  }
  return { redirects: [...found].map(([from, to]) => ({ from, to })), problems: problems.slice(0, 50) }
}

/** One answer on the way from an old address. */
export interface Step {
  readonly url: string
  readonly status: number
}

/** What was met on the way, as the checker walked it. */
export interface Walked {
  readonly steps: readonly Step[]
  readonly looped: boolean
  /** What the last page calls its own address; null where it says nothing. */
  readonly canonical: string | null
}

/** Addresses are the same whatever their letter case of host, a slash at the end or a fragment. */
export function sameAddress(one: string, other: string): boolean {
  const plain = (address: string): string => {
    if (!URL.canParse(address)) return address
    const url = new URL(address)
    return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`
  }
  return plain(one) === plain(other)
}

/** What a walk says of a redirect, with a sentence. */
export function judge(
  { from, to }: Redirect,
  { steps, looped, canonical }: Walked,
): {
  readonly state: RedirectState
  readonly words: string
} {
  const [first] = steps
  const last = steps.at(-1)
  if (looped) return { state: 'Loop', words: `It comes back to where it was after ${steps.length} steps.` }
  if (!first || !last) return { state: 'Not reachable', words: 'It was not asked.' }
  if (steps.length === 1 && first.status < 300)
    return sameAddress(from, to)
      ? { state: 'Right', words: 'The page stands there.' }
      : { state: 'Not redirected', words: `It answers ${first.status} and leads nowhere.` }
  if (steps.length === 1)
    return { state: 'Not redirected', words: `It answers ${first.status} and leads nowhere.` }
  if (last.status >= 400) return { state: 'Target missing', words: `${last.url} answers ${last.status}.` }
  if (!sameAddress(last.url, to)) return { state: 'Wrong target', words: `It ends at ${last.url}.` }
  if (steps.length > 2)
    return {
      state: 'Chain',
      words: `It takes ${steps.length - 1} redirects: ${steps.map(({ url }) => url).join(' → ')}`,
    }
  if (first.status === 302 || first.status === 303 || first.status === 307)
    return { state: 'Temporary', words: `It is a ${first.status}: search engines keep the old address.` }
  if (canonical !== null && !sameAddress(canonical, to))
    return { state: 'Other canonical', words: `The page calls itself ${canonical}.` }
  return { state: 'Right', words: 'One permanent redirect.' }
}
