import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../scripts/prerequisites.mjs'
import { watched } from './seen.ts'

/** What keeps Chromium quiet and working as root and without a display. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A page of a few seconds is better off without code that is compiled a second
 * and third time for speed: a tenth less of the browser's processor time.
 */
const shortLived: readonly string[] = ['--js-flags=--no-maglev,--no-opt']

/** Milliseconds within which what a test waits for in a browser must be there: a limit for what hangs, as a busy machine takes its time. */
export const patience = 60_000

/** Browsers that a test file has given back, for the next of its worker: to start one costs as much as two pages. */
const idle: Browser[] = []

/** Browsers whose file lets its tests pass contexts on, with the portal of the file, which is the first one that is visited. */
const passing = new WeakMap<Browser, { portal: string | null }>()

/**
 * Whether a test in this browser may be given a context that another one is done with. One that saw the server of a
 * single test is closed before that server stops, which would wait for its connections.
 */
export function passesContextsOn(chromium: Browser, portal: string): boolean {
  const file = passing.get(chromium)
  if (!file) return false
  file.portal ??= portal
  return file.portal === portal
}

interface BrowserOptions {
  /** Added to those of every browser, for example a proxy rule for a second host name. */
  readonly flags?: readonly string[]
  /** Where speed is measured. */
  readonly asPeopleHaveIt?: boolean
  /** Visits are given contexts that others are done with, emptied (`passed-on.ts`): less than half of the processor time. */
  readonly passContextsOn?: boolean
}

/**
 * A headless Chromium; the caller closes it. Without flags or measuring it may have served other files, whose contexts
 * are gone: nothing of one context reaches another.
 */
export async function browser(options: BrowserOptions = {}): Promise<Browser> {
  if (options.asPeopleHaveIt || options.flags) return watched(await launched(options))
  const known = idle.pop()
  const lent = known?.isConnected() ? known : givenBack(watched(await launched({})))
  if (options.passContextsOn) passing.set(lent, { portal: null })
  else passing.delete(lent)
  return lent
}

async function launched({ flags = [], asPeopleHaveIt = false }: BrowserOptions): Promise<Browser> {
  const executablePath = findChromium()
  const started = await chromium.launch({
    headless: true,
    args: [...chromiumFlags, ...(asPeopleHaveIt ? [] : shortLived), ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const open = started.newContext.bind(started)
  started.newContext = async (options) => {
    const context = await open(options)
    context.setDefaultTimeout(patience)
    return context
  }
  return started
}

/** Closing it closes what its file opened; it ends with its process. */
function givenBack(lent: Browser): Browser {
  lent.close = async () => {
    await Promise.all(lent.contexts().map((context) => context.close()))
    if (!idle.includes(lent)) idle.push(lent)
  }
  return lent
}
