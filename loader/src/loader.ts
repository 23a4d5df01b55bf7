import widgets from 'virtual:widgets'

/**
 * The script that a foreign page includes. It fetches a widget's code when its
 * element is in the page or `AgencyPortal.open()` asks for it, and nothing else.
 */
interface Widget extends HTMLElement {
  open(options?: object): void
}
interface Global {
  q?: [method: 'open', name: string, options?: object][]
  open(name: string, options?: object): void
}
declare global {
  interface Window {
    AgencyPortal?: Global & { ready?: true }
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}

const script = document.currentScript as HTMLScriptElement
const base = `${new URL(script.dataset['portal'] ?? script.src).origin}/embed/v1/`
const waiting = window.AgencyPortal

if (!waiting?.ready) {
  const trusted = window.trustedTypes?.createPolicy('agency-portal', { createScriptURL: (url) => url })
  const asked: Record<string, true> = {}

  /** Each file is preloaded under its hash; the module that is run then must be those bytes. */
  const load = (name: string): void => {
    if (asked[name] || !widgets[name]) return
    asked[name] = true
    widgets[name].forEach(([file, integrity], place) => {
      if (place) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = base + file
        link.integrity = integrity
        link.crossOrigin = ''
        link.nonce = script.nonce
        document.head.append(link)
        return
      }
      const module = document.createElement('script')
      const address = base + file
      module.type = 'module'
      module.src = trusted ? trusted.createScriptURL(address) : address
      module.integrity = integrity
      module.crossOrigin = ''
      module.nonce = script.nonce
      document.head.append(module)
    })
  }
  const scan = (): void => {
    for (const name in widgets) if (document.querySelector(`agency-${name}`)) load(name)
  }
  const api: Global & { ready: true } = {
    ready: true,
    open(name, options) {
      load(name)
      const tag = `agency-${name}`
      void customElements.whenDefined(tag).then(() => {
        let element = document.querySelector<Widget>(tag)
        if (!element) {
          element = document.createElement(tag) as Widget
          element.dataset['openedByScript'] = ''
          document.body.append(element)
        }
        element.open(options)
      })
    },
  }
  window.AgencyPortal = api
  waiting?.q?.forEach(([, name, options]) => api.open(name, options))
  new MutationObserver(scan).observe(document, { childList: true, subtree: true })
  scan()
}
