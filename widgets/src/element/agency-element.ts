import '@portal/ui/styles.css'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { WidgetName } from '@portal/core/embed/widgets'
import { createBroker, type Broker } from '../session/broker.ts'
import { sheet } from 'virtual:agency-sheet'

/** What the component of a widget is given by the element around it. */
export interface WidgetProps {
  readonly broker: Broker
  readonly open: boolean
  /** The attribute `client-id`, or what `open()` was given. */
  readonly clientId: number | null
  /** Whether the element stands in the page and so shows a button to open it. */
  readonly launcher: boolean
  onOpen(): void
  onClose(): void
  onSaved(record: { readonly kind: string; readonly id: number }): void
  onError(message: string): void
  onSignInRequired(): void
}

/** What `open()` takes. */
export interface OpenOptions {
  readonly clientId?: number
}

/** The portal that this code came from. */
const portal = new URL(import.meta.url).origin

/** Styles of the host element itself, which no rule of the page may override. */
const hostStyles = new CSSStyleSheet()
hostStyles.replaceSync(
  ':host{all:initial!important;display:inline-block!important;contain:layout style!important}:host([hidden]){display:none!important}',
)

/** Keys pressed in a widget are not the page's hotkeys. */
const keyEvents = ['keydown', 'keyup', 'keypress'] as const

/**
 * Defines the custom element of a widget. The element has an open shadow root
 * with its own styles and speaks to its page through composed events:
 * `agency:ready`, `agency:open`, `agency:close`, `agency:saved`,
 * `agency:error`, `agency:signin-required`.
 */
export function defineWidget(tag: string, widget: WidgetName, Component: ComponentType<WidgetProps>): void {
  if (customElements.get(tag)) return
  const broker = createBroker(portal, widget)

  class AgencyElement extends HTMLElement {
    static readonly observedAttributes = ['client-id', 'theme', 'primary-color']
    #root: Root | null = null
    #open = false
    #options: OpenOptions = {}

    connectedCallback(): void {
      if (this.#root) return
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [sheet, hostStyles]
      if (shadow.childElementCount === 0) {
        const place = document.createElement('div')
        shadow.append(place)
        for (const type of keyEvents) place.addEventListener(type, (event) => event.stopPropagation())
      }
      const place = shadow.firstElementChild
      if (!place) return
      this.#root = createRoot(place)
      this.#theme()
      this.#render()
      this.#tell('ready')
    }

    /** A moved element is disconnected and connected again in one task: only one that stays away is taken down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#root) return
        this.#root.unmount()
        this.#root = null
      })
    }

    attributeChangedCallback(name: string): void {
      if (!this.#root) return
      if (name !== 'client-id') this.#theme()
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
        createElement(Component, {
          broker,
          open: this.#open,
          clientId: this.#options.clientId ?? (Number.isInteger(given) && given > 0 ? given : null),
          launcher: !this.hasAttribute('data-opened-by-script'),
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
