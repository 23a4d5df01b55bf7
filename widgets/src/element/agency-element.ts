import '@portal/ui/styles.css'
import type { Prefill } from '@portal/core/access/embed/prefill'
import type { ElementName } from '@portal/core/access/embed/widgets'
import { sheet } from 'virtual:agency-sheet'
import type { Around, Taken } from './behind.ts'
import { drawButton } from './button.ts'
import { codeBy } from './code.ts'
import type { Localization } from './localize.ts'
import { notLoaded } from './not-loaded.ts'
import { whenIdle } from './when-idle.ts'
import type { OpenOptions, WidgetDefinition } from './widget.ts'

interface WidgetElement extends HTMLElement {
  byScript: boolean
  open(options?: OpenOptions): Promise<boolean>
}
interface Loader {
  load(name: string): Promise<unknown>
}

const loader = (window as { AgencyPortal?: Loader }).AgencyPortal
/** What the loader leaves to us. */
Object.assign(loader ?? {}, {
  signOut: async () => (await import('./behind.ts')).signOut(),
  localize: async (by: Localization | null) => (await import('./behind.ts')).localize(by),
  async open(name: ElementName, options?: OpenOptions) {
    await loader?.load(name)
    const tag = `agency-${name}`
    // One that the page hides shows nothing.
    let element = [...document.querySelectorAll<WidgetElement>(tag)].find((each) => each.checkVisibility())
    if (!element) {
      element = document.createElement(tag) as WidgetElement
      element.byScript = true
      document.body.append(element)
    }
    return element.open(options)
  },
})

/** Styles of the host element itself, which no rule of the page may override, and of what stands beside the plain button. */
const hostStyles = new CSSStyleSheet()
hostStyles.replaceSync(
  ':host{all:initial!important;direction:ltr!important;display:inline-block!important;contain:layout style!important}:host([hidden]){display:none!important}.unloaded{font:var(--ap-text-13);color:var(--ap-danger);margin-block-start:4px}',
)

/** Keys pressed in a widget are not the page's hotkeys, and a page that holds the focus in its own dialog leaves ours alone. */
const keptInside = ['keydown', 'keyup', 'keypress', 'focusin'] as const

/** What frameworks bind as properties, each by its attribute. */
const reflected = {
  clientId: 'client-id',
  form: 'form',
  theme: 'theme',
  primaryColor: 'primary-color',
} as const

/**
 * Defines the custom element of a widget, `<agency-NAME>`. The element has an
 * open shadow root with its own styles and speaks to its page through composed
 * events: `agency:ready`, `agency:open`, `agency:close`, `agency:saved`,
 * `agency:error`, `agency:signin-required`.
 */
export function defineWidget<D>(name: ElementName, definition: WidgetDefinition<D>): void {
  const tag = `agency-${name}`
  if (customElements.get(tag)) return
  /** The renderer, the session and the widget itself come after the button, which stands at once. */
  const behind = codeBy(async () => (await import('./behind.ts')).behind(name, definition))
  let ahead: Promise<unknown> | null = null

  class AgencyElement extends HTMLElement {
    static readonly observedAttributes: string[] = Object.values(reflected)
    /** Made by `AgencyPortal.open()`, or what it opens stands in the page: it has no button of its own there. */
    byScript = false
    #place: HTMLElement | null = null
    #taken: Taken<D> | null = null
    #open = false
    #options: OpenOptions = {}
    #prefill: Prefill | null = null
    /** The primary color that is drawn, or on its way. */
    #color = ''
    /** The tenant's own, where the page gives none. */
    #tenantColor: string | null = null

    /** Whether it is open, or about to be. */
    get isOpen(): boolean {
      return this.#open
    }

    connectedCallback(): void {
      if (this.#place) return this.#taken?.moved()
      // What was set before there was any code stands in the way of the properties.
      for (const name in reflected) {
        const before = Object.getOwnPropertyDescriptor(this, name)
        if (before && Reflect.deleteProperty(this, name)) Reflect.set(this, name, before.value)
      }
      definition.begin?.(this)
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [sheet, hostStyles]
      const place = document.createElement('div')
      // Our words are English and run left to right, whatever the page around them does.
      place.lang = 'en'
      place.dir = 'ltr'
      place.className = 'agency'
      if (!this.byScript) place.append(drawButton(definition.launcher, () => void this.open()))
      shadow.replaceChildren(place)
      for (const type of keptInside) place.addEventListener(type, (event) => event.stopPropagation())
      this.#place = place
      this.#color = ''
      this.#theme(place)
      void this.#render()
      this.#tell('ready')
      // So that whoever presses the button need not wait. What fails is asked for again then.
      ahead ??= whenIdle()
        .then(behind.load)
        .then(() => behind.now()?.of.load())
        .catch(() => undefined)
      void ahead.then(() => behind.now()?.of.stands(place))
    }

    /** A moved element is disconnected and connected again in one task: only one that stays away is taken down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#taken?.end()
        this.#taken = null
        this.#place = null
      })
    }

    attributeChangedCallback(): void {
      if (!this.#place) return
      this.#theme(this.#place)
      void this.#render()
    }

    /**
     * Opens the widget's dialog; one that is open comes to the front.
     * @returns false where its code could not be fetched, which `agency:error` has told
     */
    async open(options: OpenOptions = {}): Promise<boolean> {
      this.#options = options
      if (this.#open) this.#taken?.raise()
      else this.#tell('open')
      this.#open = true
      await this.#render()
      const there = behind.now()?.of
      // What the button opens comes after what draws it.
      await there?.load().catch(() => this.#missing(there.say))
      return this.#open
    }

    /**
     * Gives the form what to begin with when it opens, until something is
     * saved: one that is open, and what its person has typed, stay as they are.
     * @returns false where its code could not be fetched
     * @throws where it has no such field
     */
    async prefill(values: Prefill = {}): Promise<boolean> {
      const there = await behind.load().catch(() => null)
      if (there) this.#prefill = there.of.checked(values)
      await this.#render()
      return there !== null
    }

    /** Closes the widget's dialog; what was typed is kept. */
    async close(): Promise<void> {
      if (!this.#open) return
      this.#open = false
      void this.#render()
      this.#tell('close')
    }

    /** Closes it and takes it out of the page, with all that it listens to. */
    async destroy(): Promise<void> {
      await this.close()
      this.remove()
    }

    /** The colors of the kit stand in its style sheet; deriving those of another primary color is fetched only where one is given. */
    #theme(place: HTMLElement): void {
      place.dataset['theme'] = this.getAttribute('theme') ?? ''
      const color = this.getAttribute('primary-color') ?? this.#tenantColor ?? ''
      if (color === this.#color) return
      this.#color = color
      if (!color) return place.removeAttribute('style')
      import('@portal/ui/theme').then(
        ({ applyPrimary }) => this.#color === color && applyPrimary(place, color),
        () => this.#tell('error', { message: notLoaded, code: 'not-loaded' }),
      )
    }

    #tell(type: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(`agency:${type}`, { bubbles: true, composed: true, detail }))
    }

    /** Draws what is around the widget; until that is wanted, the plain button stands. */
    async #render(): Promise<void> {
      const place = this.#place
      if (!place || !(this.#taken || this.#open || definition.eager)) return
      const there = behind.now()?.of
      if (!there) return this.#fetch(place)
      if (this.#taken) return this.#taken.draw(this.#around())
      this.#plain(place, false)
      // From here on the renderer hears the presses.
      if (place.firstElementChild instanceof HTMLElement) place.firstElementChild.onclick = null
      this.#taken = there.take(place, this.#around())
    }

    #fetch(place: HTMLElement): Promise<void> {
      this.#plain(place, this.#open)
      return behind.load().then(
        () => this.#render(),
        () => {
          this.#plain(place, false)
          this.#missing((textContent) =>
            place.append(
              Object.assign(document.createElement('p'), {
                role: 'alert',
                className: 'unloaded',
                textContent,
              }),
            ),
          )
        },
      )
    }

    /** Says that the code of what was to open has not come. */
    #missing(say: (message: string) => void): void {
      if (!this.#open) return
      say(notLoaded)
      this.#tell('error', { message: notLoaded, code: 'not-loaded' })
      void this.close()
    }

    /** The button as it is before the renderer has it: it waits for that, or does not. */
    #plain(place: HTMLElement, waits: boolean): void {
      place.querySelector('p')?.remove()
      const button = place.firstElementChild
      if (waits) button?.setAttribute('aria-busy', 'true')
      else button?.removeAttribute('aria-busy')
    }

    #around(): Around<D> {
      const given = this.#options.clientId ?? this.#prefill?.clientId ?? this.getAttribute('client-id')
      return {
        open: this.#open,
        // A text is the number of no client, and is said to be none.
        clientId: given === null || given === '' ? null : Number(given) || 0,
        form: this.#options.form ?? this.getAttribute('form'),
        launcher: !this.byScript,
        prefill: this.#prefill,
        onColor: (color) => {
          this.#tenantColor = color
          if (this.#place) this.#theme(this.#place)
        },
        onOpen: () => void this.open(),
        onClose: () => void this.close(),
        onSaved: (record) => {
          this.#prefill = null
          this.#tell('saved', record)
        },
        onError: (message, code = 'failed') => this.#tell('error', { message, code }),
        onSignInRequired: () => this.#tell('signin-required'),
      }
    }
  }
  for (const [name, attribute] of Object.entries(reflected))
    Object.defineProperty(AgencyElement.prototype, name, {
      get(this: HTMLElement) {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, `${value as string | number | boolean}`)
      },
    })
  customElements.define(tag, AgencyElement)
}
