import '@portal/ui/styles.css'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { WidgetName } from '@portal/core/embed/widgets'
import { createPageSession } from '../session/page-session.ts'
import { sheet } from 'virtual:agency-sheet'
import { createDrafts } from './drafts.ts'
import { Frame } from './frame.tsx'
import { showAgain } from './show-again.ts'
import { codeBy } from './use-code.ts'
import { whenIdle } from './when-idle.ts'
import type { OpenOptions, WidgetDefinition } from './widget.ts'

/** The portal that this code came from. */
const portal = new URL(import.meta.url).origin

/** One for all widgets of the page: they share this module. */
const session = createPageSession(portal)
Object.assign((window as { AgencyPortal?: object }).AgencyPortal ?? {}, { signOut: session.signOut })

/** Styles of the host element itself, which no rule of the page may override. */
const hostStyles = new CSSStyleSheet()
hostStyles.replaceSync(
  ':host{all:initial!important;direction:ltr!important;display:inline-block!important;contain:layout style!important}:host([hidden]){display:none!important}',
)

/** Keys pressed in a widget are not the page's hotkeys, and a page that holds the focus in its own dialog leaves ours alone. */
const keptInside = ['keydown', 'keyup', 'keypress', 'focusin'] as const

/**
 * Defines the custom element of a widget, `<agency-NAME>`. The element has an
 * open shadow root with its own styles and speaks to its page through composed
 * events: `agency:ready`, `agency:open`, `agency:close`, `agency:saved`,
 * `agency:error`, `agency:signin-required`.
 */
export function defineWidget<D>(name: WidgetName, definition: WidgetDefinition<D>): void {
  const tag = `agency-${name}`
  if (customElements.get(tag)) return
  const client = session.clientOf(name)
  const drafts = createDrafts<D>()
  session.onSignedOut(drafts.forget)
  const code = codeBy(definition.load)
  let ahead: Promise<unknown> | null = null

  class AgencyElement extends HTMLElement {
    static readonly observedAttributes = ['client-id', 'theme', 'primary-color']
    /** Made by `AgencyPortal.open()`: it has no button of its own in the page. */
    byScript = false
    #root: Root | null = null
    #open = false
    #options: OpenOptions = {}

    connectedCallback(): void {
      if (this.#root) {
        if (this.shadowRoot) showAgain(this.shadowRoot)
        return
      }
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [sheet, hostStyles]
      if (shadow.childElementCount === 0) {
        const place = document.createElement('div')
        // Our words are English and run left to right, whatever the page around them does.
        place.lang = 'en'
        place.dir = 'ltr'
        shadow.append(place)
        for (const type of keptInside) place.addEventListener(type, (event) => event.stopPropagation())
      }
      const place = shadow.firstElementChild
      if (!place) return
      this.#root = createRoot(place)
      this.#theme()
      this.#render()
      this.#tell('ready')
      // So that whoever presses the button need not wait. What fails is asked for again then.
      ahead ??= whenIdle()
        .then(code.load)
        .catch(() => undefined)
    }

    /** A moved element is disconnected and connected again in one task: only one that stays away is taken down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#root) return
        this.#root.unmount()
        this.#root = null
      })
    }

    attributeChangedCallback(attribute: string): void {
      if (!this.#root) return
      if (attribute !== 'client-id') this.#theme()
      this.#render()
    }

    /** Opens the widget's dialog. */
    open(options: OpenOptions = {}): void {
      this.#options = options
      if (!this.#open) this.#tell('open')
      this.#open = true
      this.#render()
    }

    /** Closes the widget's dialog; what was typed stays until the page is left. */
    close(): void {
      if (!this.#open) return
      this.#open = false
      this.#render()
      this.#tell('close')
    }

    /** The colours of the kit stand in its style sheet; deriving those of another primary colour is fetched only where one is given. */
    #theme(): void {
      const choice = this.getAttribute('theme')
      const theme = choice === 'light' || choice === 'dark' ? choice : 'system'
      const primaryColor = this.getAttribute('primary-color')
      if (theme === 'system') delete this.dataset['theme']
      else this.dataset['theme'] = theme
      if (primaryColor)
        void import('@portal/ui/theme').then(({ applyTheme }) => applyTheme(this, { theme, primaryColor }))
    }

    #tell(type: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(`agency:${type}`, { bubbles: true, composed: true, detail }))
    }

    #render(): void {
      const given = Number(this.getAttribute('client-id') ?? Number.NaN)
      this.#root?.render(
        createElement(Frame<D>, {
          definition,
          code,
          session,
          client,
          drafts,
          open: this.#open,
          clientId: this.#options.clientId ?? (Number.isInteger(given) && given > 0 ? given : null),
          launcher: !this.byScript,
          onOpen: () => this.open(),
          onClose: () => this.close(),
          onSaved: (record) => this.#tell('saved', record),
          onError: (message) => this.#tell('error', { message }),
          onSignInRequired: () => this.#tell('signin-required'),
        }),
      )
    }
  }
  customElements.define(tag, AgencyElement)
}
