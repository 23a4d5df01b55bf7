import { isBlank, type Check, type Text } from './check.ts'

const schemePattern = /^[a-z][a-z0-9+.-]*:\/\//i

/**
 * The full address of what a person typed, https assumed; null when it is not
 * one: another scheme than http, credentials inside, or a host without a dot.
 */
export const completeUrl = (raw: string): string | null => {
  const typed = raw.trim()
  const address = schemePattern.test(typed) ? typed : `https://${typed}`
  // The host as typed: `https://123` would otherwise become 0.0.0.123, dots included.
  const host = address.replace(schemePattern, '').split(/[/?#:]/, 1)[0] ?? ''
  const labels = host.split('.')
  if (labels.length < 2 || labels.some((label) => label === '')) return null
  try {
    const url = new URL(address)
    const web = url.protocol === 'https:' || url.protocol === 'http:'
    return web && url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}

/** The origin of what a person typed, as a browser names it: `https://www.dealer.com`; null where it is no address. */
export const originOf = (raw: string): string | null => {
  const whole = completeUrl(raw)
  return whole === null ? null : new URL(whole).origin
}

/** A web address: optional, https assumed, the host contains a dot. */
export const url: Check<Text> = (value) =>
  !value || isBlank(value) || completeUrl(value) !== null ? null : 'Invalid URL address'
