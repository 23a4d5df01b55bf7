/**
 * The collector: what a visitor opens on a dealer's page, by kind and never by what is typed there. It keeps nothing
 * in the browser, unless the page calls `iq('consent', true)`, and is silent where the browser asks not to be tracked.
 *
 * The page may call `iq('contact', { name, email, phone })` when somebody gave them to the dealer. Forms with
 * `data-iq-form="Name"` count as leads when they are sent; a hidden field `iq_ref` in them tells which visit it was.
 */
type Given = { readonly name?: string; readonly email?: string; readonly phone?: string }
type Command = (name: 'consent' | 'lead' | 'contact', given: never) => void
interface Event {
  readonly k: 'view' | 'lead' | 'contact'
  readonly p: string
  readonly at: number
  readonly [more: string]: unknown
}
type Page = Window & { iq?: Command & { q?: ArrayLike<never>[] } }

const page = window as Page
const script = document.currentScript as HTMLScriptElement | null
const { navigator: browser } = page as unknown as {
  navigator: Navigator & { globalPrivacyControl?: boolean }
}
const site = script?.dataset['site']
const silent =
  !script || !site || browser.webdriver || browser.doNotTrack === '1' || browser.globalPrivacyControl === true

const idKey = 'iq-id'
const random = (): string => Math.random().toString(36).slice(2).padEnd(10, '0').slice(0, 10)
/** A browser may refuse its storage altogether. */
const stored = (value?: string | null): string | null => {
  try {
    if (value === null) localStorage.removeItem(idKey)
    else if (value) localStorage.setItem(idKey, value)
    return localStorage.getItem(idKey)
  } catch {
    return null
  }
}

const asked = new URLSearchParams(location.search)
const waiting: Event[] = []
let ref = ''
let before = document.referrer
let shown = ''
let timer = 0

const send = (): void => {
  clearTimeout(timer)
  timer = 0
  while (!silent && waiting.length > 0) {
    const now = Date.now()
    const some = waiting.slice(0, 20)
    const body = JSON.stringify({
      s: site,
      i: stored() ?? undefined,
      e: some.map(({ at, ...event }) => ({ ...event, a: Math.min(Math.max(0, now - at), 864e5) })),
    })
    // What the browser does not take is sent with the next.
    if (!browser.sendBeacon(new URL('/iq', script.src), body)) return
    waiting.splice(0, some.length)
  }
}

const add = (k: Event['k'], more: object = {}): void => {
  const host = before && URL.canParse(before) ? new URL(before).hostname : undefined
  waiting.push({
    k,
    p: location.pathname.slice(0, 2000),
    t: document.title.slice(0, 300) || undefined,
    r: host,
    s: asked.get('utm_source')?.slice(0, 50) || undefined,
    m: asked.get('utm_medium')?.slice(0, 50) || undefined,
    n: ref,
    ...more,
    at: Date.now(),
  })
  if (k !== 'view') send()
  else timer ||= window.setTimeout(send, 2000)
}

const view = (): void => {
  if (shown === location.pathname) return
  if (shown) before = location.origin
  shown = location.pathname
  ref = random()
  add('view')
}

const commands = {
  consent: (agreed: boolean) => stored(agreed ? (stored() ?? random() + random()) : null),
  lead: (form: string) => add('lead', { f: form.slice(0, 100) }),
  contact: (given: Given) => add('contact', { c: given }),
}

if (!silent) {
  const early = page.iq?.q ?? []
  page.iq = (name, given) => commands[name]?.(given)
  view()
  for (const { 0: name = '', 1: given } of early) page.iq(name as never, given as never)
  // Pages that change without being loaded.
  const { history } = window
  const push = history.pushState
  history.pushState = (...to) => {
    push.apply(history, to)
    setTimeout(view)
  }
  addEventListener('popstate', () => setTimeout(view))
  addEventListener(
    'submit',
    ({ target }) => {
      const form = target as HTMLFormElement
      const name = form.dataset['iqForm']
      if (name === undefined) return
      const field = form.elements.namedItem('iq_ref')
      if (field instanceof HTMLInputElement) field.value = ref
      commands.lead(name)
    },
    true,
  )
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}
