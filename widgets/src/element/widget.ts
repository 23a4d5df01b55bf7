import type { ComponentType, ReactElement } from 'react'
import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import type { Drawing } from '@portal/ui/icon'

/** The person who is signed in to the widgets of a page. */
export type WidgetPerson = Answer<'embed.createSession'>['user']

/**
 * What a person has typed, in the memory of the page: a host that swaps its
 * content, or a session that ends meanwhile, loses nothing.
 */
export interface Draft<D> {
  read(): D | null
  keep(draft: D): void
  /** After it was sent or thrown away. */
  clear(): void
  /** Stands above the form: says where another window has written at the same place, and offers that. */
  readonly bar: ReactElement
}

/** What the component of a widget is given. It is drawn once somebody has signed in, and stays while the session is renewed. */
export interface WidgetProps<D = unknown> {
  /** Makes the calls that `core/src/access/embed/widgets.ts` lists for this widget, and no other. A session that has ended is renewed, or asked for, before a call fails. */
  readonly client: Client
  readonly user: WidgetPerson
  readonly open: boolean
  /** What `open()` was given, or the attribute `client-id`. */
  readonly clientId: number | null
  /** Of a widget that shows a form: its key. */
  readonly form: string | null
  readonly draft: Draft<D>
  /** What the page has given the form to begin with; a new object each time. */
  readonly prefill: Prefill | null
  /** Opens it without being asked, for example because something waits. */
  onOpen(): void
  onClose(): void
  onSaved(record: { readonly kind: string; readonly id: number | string }): void
  /** The tenant's own color is known. */
  onColor(color: string | null): void
  /** @param code `failed` when absent */
  onError(message: string, code?: 'not-loaded' | 'unknown-client' | 'failed'): void
}

/** The words and the picture of a widget's button. */
export interface Launcher {
  readonly label: string
  readonly drawing: Drawing
}

/** An element as its widget begins with it. */
export interface BegunElement extends Element {
  /** It has no button of its own in the page. */
  byScript: boolean
  open(): Promise<boolean>
}

/** A widget as `widgets/src/entries` defines it. */
export interface WidgetDefinition<D> {
  /** Whoever is on the page, where nobody needs to sign in. */
  readonly anyone?: WidgetPerson
  /** Fetches what the button opens: once the button stands and the page is idle, or when it is pressed. */
  load(): Promise<ComponentType<WidgetProps<D>>>
  /** The button that stands where the element stands in the page. */
  readonly launcher: Launcher
  /** For a form whose text outlives the page: the shape of its draft, which has to be one that can be cloned. Raised when that changes, so that no form is filled with what an earlier one kept. */
  readonly keeps?: number
  /** What an element of it does first when it comes into the page. */
  begin?(element: BegunElement): void
  /** Drawn as soon as the page says who its user is, not only once it is opened: for a widget that opens by itself. */
  readonly eager?: boolean
}

/** What `open()` takes. */
export interface OpenOptions {
  readonly clientId?: number
  /** The key of a form. */
  readonly form?: string
}
