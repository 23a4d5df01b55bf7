import index, { base as first } from 'virtual:widgets'

/**
 * The script that a foreign page includes. It fetches a widget's code when its
 * element is in the page or `AgencyPortal.open()` asks for it, and nothing else.
 * It may weigh 1,000 bytes, so it leaves to the widgets what can wait for them,
 * and its own names are short. `docs/embedding.md` describes the others.
 */
interface Api {
  /** This script's element; also tells a loader that comes second that it is. */
  s: HTMLScriptElement
  /** Fetches files, each under its hash: none runs unless it is the very bytes. */
  f(files: string): Promise<string[]>
  /** What `identify()` was given. */
  i?: () => unknown
  load(name: string): Promise<Entry>
  open(name: string, options?: object): Promise<void>
  identify(by: () => unknown): void
  check(): Promise<unknown>
  signOut(): Promise<void>
}
interface Widget extends HTMLElement {
  byScript: boolean
  open(options?: object): void
}
interface Entry {
  check(index: string): Promise<unknown>
}
/** By widget: its entry and the files that this one needs from the start, as `f` takes them. */
interface Index {
  default: Readonly<Record<string, string>>
}
interface Waiting {
  s?: HTMLScriptElement
  q?: ['open', string][]
}

const script = document.currentScript as HTMLScriptElement
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
      (fetchAll(first).catch(() => 0), run<Index>(index))).then((widgets) =>
      run(String(widgets.default[name])),
    ))
  const api: Api = (page.AgencyPortal = {
    s: script,
    f: fetchAll,
    load,
    async open(name, options) {
      await load(name).catch((error: unknown) => {
        // Without a connection then; the next press asks again.
        delete asked[name]
        known = undefined
        throw error
      })
      const tag = `agency-${name}`
      // One that the page hides shows nothing.
      let element = [...document.querySelectorAll<Widget>(tag)].find((each) => each.checkVisibility())
      if (!element) {
        element = document.createElement(tag) as Widget
        element.byScript = true
        document.body.append(element)
      }
      element.open(options)
    },
    identify(by) {
      api.i = by
    },
    check: () => load('check').then((entry) => entry.check(index)),
    // The widgets' own takes its place as soon as one of them is there.
    signOut: () => load('activity-logger').then(() => api.signOut()),
  })
  for (const [method, ...given] of waiting?.q ?? []) void api[method](...given)
  const scan = (): void => {
    for (const { localName } of document.querySelectorAll(':not(:defined)'))
      if (localName.startsWith('agency-')) void load(localName.slice(7))
  }
  new MutationObserver(scan).observe(document, { childList: true, subtree: true })
  scan()
}
