/** Milliseconds that the portal may take to say whether a page is listed. */
const patience = 5_000

/** What is said where a page has no origin of its own. */
export const noOrigin =
  'This page stands in a frame without an origin (sandbox without allow-same-origin), so nobody can sign in here.'

/** What the portal says of a page before anybody types a password. */
export interface Outlook {
  /** Why its window could sign nobody in to this page, as a sentence; null where nothing is known to be in the way. */
  readonly obstacle: string | null
  /** The tenant's own color, if it has one. */
  readonly primaryColor: string | null
}

/** Asks the portal what stands in the way of signing in on this page. */
export async function outlookAt(portal: string): Promise<Outlook> {
  const nothing: Outlook = { obstacle: null, primaryColor: null }
  if (self.origin === 'null') return { ...nothing, obstacle: noOrigin }
  try {
    const response = await fetch(`${portal}/api/embed/check`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    })
    const { listed, primaryColor = null }: { listed?: boolean; primaryColor?: string | null } = response.ok
      ? await response.json()
      : {}
    return {
      obstacle:
        listed === false
          ? `Widgets are not set up for ${location.origin}. An administrator of the portal adds it at ${portal}/settings/embedding.`
          : null,
      primaryColor,
    }
  } catch {
    // Whatever it is, the window says it.
    return nothing
  }
}
