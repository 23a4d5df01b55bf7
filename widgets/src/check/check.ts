/** One thing that was looked at. */
export interface Finding {
  readonly about: 'page' | 'portal' | 'policy' | 'origin' | 'version' | 'widgets' | 'sign-in'
  readonly ok: boolean
  /** What is so, and where something is wrong what to do about it. */
  readonly message: string
}

/** What the loader keeps for us on `window.AgencyPortal` (loader/src/loader.ts). */
interface Host {
  readonly s: HTMLScriptElement
  readonly i?: () => unknown
}

/** What `AgencyPortal.check()` answers. */
export interface Report {
  readonly ok: boolean
  readonly findings: readonly Finding[]
}

interface Answer {
  readonly now: string
  readonly build: string
  readonly listed: boolean
  readonly assertionProblem: string | null
}

/** Milliseconds that the portal may take to answer. */
const patience = 10_000

/**
 * Tells the developer of a page what is wrong with it, in sentences, and
 * prints them. Sends nothing but what a widget would send; an assertion that
 * it tries stays as good as it was.
 *
 * @param index the name of the list of files that this loader knows
 */
export async function check(index: string): Promise<Report> {
  const host = (window as { AgencyPortal?: Host }).AgencyPortal
  if (!host) throw new Error('There is no loader on this page.')
  const script = host.s
  const build = index.slice(0, 8)
  const portal = new URL(script.dataset['portal'] ?? script.src).origin
  const findings: Finding[] = []
  const tell = (about: Finding['about'], ok: boolean, message: string): void =>
    void findings.push({ about, ok, message })

  if (!isSecureContext)
    tell('page', false, 'This page is not loaded by https. Browsers keep from it what the widgets need.')
  if (self.origin === 'null')
    tell(
      'page',
      false,
      'This page stands in a frame without an origin of its own: its sandbox needs allow-same-origin, or the frame its own address.',
    )
  const assertion = await assertionOf(host, tell)
  const blocked = await watchingPolicy(async () => {
    // Nothing would come of asking, and the answer would name another cause.
    if (self.origin === 'null') return
    const answer = await ask(portal, assertion)
    if (typeof answer === 'string') tell('portal', false, answer)
    else judge(answer)
    await showsImages(portal)
  })
  for (const directive of blocked)
    tell(
      'policy',
      false,
      `The page's Content-Security-Policy blocks the portal: add ${portal} to ${directive}.`,
    )
  if (blocked.length === 0) tell('policy', true, "The page's Content-Security-Policy lets the widgets work.")
  const unknown = [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((name) => name.startsWith('agency-'))
  for (const name of new Set(unknown))
    tell('widgets', false, `<${name}> has no code: the portal has no such widget, or it could not be loaded.`)
  if (await keepsWindowsApart())
    tell(
      'sign-in',
      true,
      'The page keeps its windows apart (Cross-Origin-Opener-Policy), so users carry a code over from the window of the portal. With same-origin-allow-popups, or assertions of its server, they need not.',
    )
  const report = { ok: findings.every(({ ok }) => ok), findings }
  print(report)
  return report

  function judge({ now, build: current, listed, assertionProblem }: Answer): void {
    tell('portal', true, `The portal answers at ${portal}.`)
    tell(
      'origin',
      listed,
      listed
        ? `${location.origin} is listed.`
        : `${location.origin} is not listed: an administrator adds it at ${portal}/settings/embedding.`,
    )
    const [, pinned] = /\/loader-(\w+)\.js/.exec(script.src) ?? []
    if (current !== build && pinned !== undefined)
      tell(
        'version',
        true,
        `The page is pinned to the loader ${pinned}, and the portal has a later one. Choose another from ${portal}/embed/versions.json before this one ends: its address then leads to the latest.`,
      )
    else if (current !== build)
      tell(
        'version',
        false,
        'The page runs an older loader than the portal has. Reload it; the loader may be kept for five minutes.',
      )
    else tell('version', true, `Loader and portal are of the same build, ${build}.`)
    const apart = Math.round((Date.now() - Date.parse(now)) / 1000)
    if (Math.abs(apart) > 60)
      tell(
        'page',
        true,
        `This computer's clock is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead' : 'behind'}. The widgets do not mind.`,
      )
    if (assertion === null) return
    tell(
      'sign-in',
      assertionProblem === null,
      assertionProblem ?? "The assertion of the page's server is good.",
    )
  }
}

/** What the page's server says of its user; told where it says nothing. */
async function assertionOf(
  { i, s: { dataset } }: Host,
  tell: (about: Finding['about'], ok: boolean, message: string) => void,
): Promise<string | null> {
  const u = dataset['assertionUrl']
  if (!i && u === undefined) {
    tell('sign-in', true, 'Users sign in through a window of the portal: the page signs no assertions.')
    return null
  }
  try {
    const given = i ? await i() : await fromAddress(u ?? '')
    if (typeof given === 'string' && given !== '') return given
    tell('sign-in', true, "The page's server knows no user at the moment, so users sign in through a window.")
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    tell('sign-in', false, `The page could not get an assertion from its server: ${reason}`)
  }
  return null
}

async function fromAddress(address: string): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', credentials: 'same-origin' })
  if (response.status === 401 || response.status === 204) return null
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  const text = (await response.text()).trim()
  return text.startsWith('{') ? (JSON.parse(text) as { assertion?: unknown }).assertion : text
}

/** The portal's answer, or a sentence why there is none. */
async function ask(portal: string, assertion: string | null): Promise<Answer | string> {
  try {
    const response = await fetch(`${portal}/api/embed/check`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(assertion === null ? {} : { assertion }),
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return (await response.json()) as Answer
    return `The portal at ${portal} answers ${response.status}.`
  } catch {
    return `The portal cannot be reached at ${portal}. Is data-portal right, and does the network let this page through?`
  }
}

/** Whether the page is cut off from the windows that it opens. */
async function keepsWindowsApart(): Promise<boolean> {
  if (crossOriginIsolated) return true
  try {
    const { headers } = await fetch(location.href, { method: 'HEAD', credentials: 'same-origin' })
    return /^\s*same-origin\s*(;|$)/.test(headers.get('cross-origin-opener-policy') ?? '')
  } catch {
    // A page that may not ask for itself, or is no address of a server.
    return false
  }
}

/** Pictures in texts come from the portal. */
const showsImages = (portal: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = image.onerror = () => resolve()
    image.src = `${portal}/favicon.svg`
  })

/** The directives of the page's policy that got in the way of some work. */
async function watchingPolicy(work: () => Promise<void>): Promise<readonly string[]> {
  const blocked = new Set<string>()
  const listen = (event: SecurityPolicyViolationEvent): void => {
    if (event.disposition === 'enforce') blocked.add(event.effectiveDirective)
  }
  document.addEventListener('securitypolicyviolation', listen)
  await work()
  document.removeEventListener('securitypolicyviolation', listen)
  return [...blocked]
}

function print({ ok, findings }: Report): void {
  const lines = findings.map((finding) => `${finding.ok ? '✓' : '✗'} ${finding.about}: ${finding.message}`)
  console.info(`Agency widgets: ${ok ? 'everything is in order' : 'something is wrong'}\n${lines.join('\n')}`)
}
