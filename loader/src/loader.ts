import index, { base as first } from 'virtual:widgets'

/**
 * The script that a foreign page includes. It fetches a widget's code when its
 * element is in the page or `AgencyPortal.open()` asks for it, and nothing else.
 * It may weigh 1,000 bytes, so it leaves to the widgets what can wait for them,
 * and its own names are short. `docs/embedding.md` describes the others.
 */
type Later = (given: string, options?: object) => Promise<unknown>
interface Api {
  /** This script's element; also tells a loader that comes second that it is. */
  s: HTMLScriptElement
  /** Fetches files, each under its hash: none runs unless it is the very bytes. */
  f(files: string): Promise<string[]>
  /** What `identify()` was given. */
  i?: () => unknown
  load(name: string): Promise<Entry>
  open: Later
  identify(by: () => unknown): void
  check(): Promise<unknown>
  signOut: Later
  localize: Later
}
/** What `load()` fails with. */
interface Failure extends Error {
  code: string
}
interface Entry {
  check(index: string): Promise<unknown>
}
interface Index {
  /** The entry of a widget and the files that this one needs from the start, as `f` takes them; throws a `Failure` where there is no such widget. */
  of(name: string): string
}
interface Waiting {
  s?: HTMLScriptElement
  q?: ['open', string][]
}

// A script of the type `module` is not current.
const script = (document.currentScript ??
  document.querySelector('script[src*="/embed/loader"]')) as HTMLScriptElement
const base = `${new URL(script.dataset['portal'] ?? script.src).origin}/embed/v1/`
const page = window as { AgencyPortal?: Waiting | Api }
const waiting = page.AgencyPortal as Waiting | undefined

if (!waiting?.s) {
  const asked: Record<string, Promise<Entry>> = {}
  const fetched: Record<string, Promise<string>> = {}
  const fetchAll = (files: string): Promise<string[]> =>
    Promise.all(
      files.split(',').map(
        (each) =>
          // Once a page, however often it is asked for; again only after it failed.
          (fetched[each] ??= new Promise<string>((done, fail) => {
            const [file, hash = file] = each.split(' ')
            const href = `${base}${file}.js`
            document.head.append(
              Object.assign(document.createElement('link'), {
                rel: 'modulepreload',
                href,
                integrity: `sha256-${hash}=`,
                crossOrigin: '',
                nonce: script.nonce,
                onload: () => done(href),
                onerror: () => {
                  delete fetched[each]
                  fail(href)
                },
              }),
            )
          })),
      ),
    )
  let known: Promise<Index> | undefined
  const run = <T>(files: string): Promise<T> =>
    fetchAll(files).then(([entry = '']) => import(entry) as Promise<T>)
  const load = (name: string): Promise<Entry> =>
    (asked[name] ??= (known ??=
      // What every widget begins with comes beside the index; whoever needs it hears when it does not.
      (fetchAll(first).catch(() => 0), run<Index>(index)))
      .then((widgets) => run<Entry>(widgets.of(name)))
      .catch((cause: Failure) => {
        // Without a connection then; whoever comes next asks again.
        delete asked[name]
        known = undefined
        const detail: Failure = cause.code
          ? cause
          : Object.assign(Error('Not loaded. Try again'), { code: 'not-loaded' })
        // Said where the widget should be, on a button that tries again, and to the page.
        for (const element of document.querySelectorAll('agency-' + name)) {
          ;(element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(
            Object.assign(document.createElement('button'), {
              textContent: detail.message,
              onclick: () => quietly(name),
            }),
          )
          element.dispatchEvent(new CustomEvent('agency:error', { bubbles: true, composed: true, detail }))
        }
        throw detail
      }))
  // The widgets' own takes its place as soon as one of them is there, and so does that of the next.
  const any = 'ai-chat'
  const later =
    (method: 'open' | 'signOut' | 'localize', name?: string) =>
    (given: string, options?: object): Promise<unknown> =>
      load(name ?? given).then(() => api[method](given, options))
  const quietly = (name: string): unknown => load(name).catch(() => 0)
  const api: Api = (page.AgencyPortal = {
    s: script,
    f: fetchAll,
    load,
    open: later('open'),
    identify(by) {
      api.i = by
    },
    check: () => load('check').then((entry) => entry.check(index)),
    signOut: later('signOut', any),
    localize: later('localize', any),
  })
  for (const [method, ...given] of waiting?.q ?? []) void api[method](...given)
  const scan = (again?: unknown): void => {
    for (const { localName, shadowRoot } of document.querySelectorAll(':not(:defined)'))
      if (localName.startsWith('agency-') && (again || !shadowRoot)) quietly(localName.slice(7))
  }
  new MutationObserver(() => scan()).observe(document, { childList: true, subtree: true })
  addEventListener('online', scan)
  scan()
}
