/** Milliseconds that the portal may take to say whether a page is listed. */
const patience = 5_000

/** What is said where a page has no origin of its own. */
const noOrigin =
  'This page stands in a frame without an origin (sandbox without allow-same-origin), so nobody can sign in here.'

/** What the portal says of a page before anybody types a password. */
export interface Outlook {
  /** Why its window could sign nobody in to this page, as a sentence; null where nothing is known to be in the way. */
  readonly obstacle: string | null
  /** The tenant's own color, null where it has none; absent where the portal has not said. */
  readonly primaryColor?: string | null
}

/** Asks the portal what stands in the way of signing in on this page. */
export async function outlookAt(portal: string): Promise<Outlook> {
  if (self.origin === 'null') return { obstacle: noOrigin }
  try {
    const response = await fetch(`${portal}/api/embed/check`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    })
    // Whatever it is, the window says it.
    if (!response.ok) return { obstacle: null }
    const { listed, primaryColor = null }: { listed?: boolean; primaryColor?: string | null } =
      await response.json()
    return {
      obstacle:
        listed === false
          ? `Widgets are not set up for ${location.origin}. An administrator of the portal adds it at ${portal}/settings/embedding.`
          : null,
      primaryColor,
    }
  } catch {
    return { obstacle: null }
  }
}
