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

/**
 * A headless Chromium; the caller closes it.
 *
 * @param options `flags` are added, for example a proxy rule for a second host name; `asPeopleHaveIt` where speed is
 *   measured
 */
export async function browser(
  options: { readonly flags?: readonly string[]; readonly asPeopleHaveIt?: boolean } = {},
): Promise<Browser> {
  const executablePath = findChromium()
  return watched(
    await chromium.launch({
      headless: true,
      args: [...chromiumFlags, ...(options.asPeopleHaveIt ? [] : shortLived), ...(options.flags ?? [])],
      ...(executablePath === undefined ? {} : { executablePath }),
    }),
  )
}
