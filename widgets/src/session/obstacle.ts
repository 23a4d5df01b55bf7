/** Milliseconds that the portal may take to say whether a page is listed. */
const patience = 5_000

/** What is said where a page has no origin of its own. */
export const noOrigin =
  'This page stands in a frame without an origin (sandbox without allow-same-origin), so nobody can sign in here.'

/**
 * Why the window of the portal could sign nobody in to this page, as a
 * sentence; null where nothing is known to be in the way. Asked before anybody
 * types a password.
 */
export async function obstacleAt(portal: string): Promise<string | null> {
  if (self.origin === 'null') return noOrigin
  try {
    const response = await fetch(`${portal}/api/embed/check`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(patience),
    })
    const { listed }: { listed?: boolean } = response.ok ? await response.json() : {}
    return listed === false
      ? `Widgets are not set up for ${location.origin}. An administrator of the portal adds it at ${portal}/settings/embedding.`
      : null
  } catch {
    // Whatever it is, the window says it.
    return null
  }
}
