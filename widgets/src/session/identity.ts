/** Gives a new signed assertion each time it is asked, or nothing while the host knows no user. */
export type Identify = () => Promise<string | null | undefined> | string | null | undefined

/** What the loader keeps for us on `window.AgencyPortal` (loader/src/loader.ts). */
interface Host {
  /** Its own element. */
  readonly s: HTMLScriptElement
  /** What the page gave to `identify()`. */
  readonly i?: Identify | undefined
}

/** How the page says who its user is, or null where it leaves that to the pop-up. The same function as long as the page changes nothing. */
export function identityOf(): Identify | null {
  const host = (window as { AgencyPortal?: Host }).AgencyPortal
  const address = host?.s.dataset['assertionUrl']
  return host?.i ?? (address === undefined ? null : fromAddress(address))
}

const byAddress = new Map<string, Identify>()

/** Asks the host's own server: an answer in JSON, `{ "assertion": "…" }`, or the assertion alone; 401 or 204 for nobody. */
function fromAddress(address: string): Identify {
  const known = byAddress.get(address)
  if (known) return known
  const made: Identify = async () => {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 204 || response.status === 401) return null
    if (!response.ok) throw new Error(`The page's server answered ${response.status} at ${address}.`)
    const text = (await response.text()).trim()
    if (!text.startsWith('{')) return text
    const { assertion }: { assertion?: unknown } = JSON.parse(text) as object
    return typeof assertion === 'string' ? assertion : null
  }
  byAddress.set(address, made)
  return made
}
