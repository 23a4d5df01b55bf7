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
 * A headless Chromium; the caller closes it.
 *
 * @param options `flags` are added, for example a proxy rule for a second host name
 */
export async function browser(options: { readonly flags?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = findChromium()
  return watched(
    await chromium.launch({
      headless: true,
      args: [...chromiumFlags, ...(options.flags ?? [])],
      ...(executablePath === undefined ? {} : { executablePath }),
    }),
  )
}
