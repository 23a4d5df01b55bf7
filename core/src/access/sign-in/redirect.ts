const noOrigin = 'https://portal.invalid'

const isClosed = (pathname: string): boolean => /^\/(?:login|logout)(?:\/|$)/i.test(pathname)

/**
 * The address to go to after sign-in when the redirect parameter is safe: a
 * path of this portal with exactly one leading slash, not login or logout.
 * Null otherwise. A safe redirect wins over the landing.
 */
export const safeRedirect = (raw: string | null | undefined): string | null => {
  if (!raw || !/^\/(?![/\\])/.test(raw)) return null
  try {
    // The parser reads backslashes and control characters as a browser does, so that none hides another host.
    const url = new URL(raw, noOrigin)
    const inside = url.origin === noOrigin && !url.pathname.startsWith('//')
    return inside && !isClosed(url.pathname) ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
