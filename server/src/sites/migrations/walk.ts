import {
  judge,
  type Redirect,
  type RedirectState,
  type Walked,
} from '@portal/core/sites/migrations/redirects'
import { ForbiddenAddress, Unreadable, type Fetcher } from '../../foundation/outside/fetcher.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'

/** Old addresses that are asked at the same time, whoever waits. */
const atOnce = 20
/** Redirects of a way after which nobody follows it any more. */
const longestWay = 10
/** Bytes of a page in which its canonical address is looked for. */
const headBytes = 512 * 1024

/** Does something for each, for so many at the same time as may be asked. */
export async function forEach<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await run(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** What a page calls its own address; null where it does not say. */
function canonicalIn(html: string, at: string): string | null {
  // Tags are cut out first, and are short: one pattern for both took minutes for a page made for it.
  const link = html.match(/<link\b[^<>]{0,2000}>/gi)?.find((tag) => /\brel\s*=\s*["']?canonical\b/i.test(tag))
  const href = link && /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(link)
  const address = href?.[1] ?? href?.[2] ?? href?.[3]
  return address !== undefined && URL.canParse(address, at) ? new URL(address, at).href : null
}

/** What was found, in a word and in a sentence. */
export interface Found {
  readonly state: RedirectState
  readonly words: string
}

/** Follows an old address step by step, each of them checked anew by the fetcher. */
export async function walk(fetcher: Fetcher, from: string): Promise<Walked> {
  const steps: { url: string; status: number }[] = []
  const seen = new Set<string>()
  let url = from
  while (steps.length < longestWay) {
    if (seen.has(url)) return { steps, looped: true, canonical: null }
    seen.add(url)
    const { status, headers, body } = await fetcher.ask(url, { mostBytes: headBytes, cut: true })
    steps.push({ url, status })
    const { location } = headers
    if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url)) {
      url = new URL(location, url).href
      continue
    }
    const html = status < 300 && /html/.test(headers['content-type'] ?? '')
    return {
      steps,
      looped: false,
      canonical: html ? canonicalIn(body.toString('utf8'), url) : null,
    }
  }
  return { steps, looped: true, canonical: null }
}

/** Why an address was not reached, in a sentence. */
export const unreachable = (error: unknown): string =>
  error instanceof ForbiddenAddress || error instanceof Unreadable
    ? error.message
    : `It cannot be reached: ${reasonInWords(error)}.`

/** What is found at the old address of a redirect. */
export async function judged(fetcher: Fetcher, redirect: Redirect): Promise<Found> {
  try {
    return judge(redirect, await walk(fetcher, redirect.from))
  } catch (error) {
    return { state: 'Not reachable', words: unreachable(error) }
  }
}
