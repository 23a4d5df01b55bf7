import { createElement, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prefillProblem, type Prefill } from '@portal/core/access/embed/prefill'
import { elementNames } from '@portal/core/access/embed/names'
import type { ElementName } from '@portal/core/access/embed/widgets'
import { showError } from '@portal/ui/toast'
import { createPageSession } from '../session/page-session.ts'
import { codeBy } from './code.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import type { Localization, localized } from './localize.ts'
import { Frame, type FrameProps } from './frame.tsx'
import { isSeen, watchSeen } from './seen.ts'
import { shield } from './shield.ts'
import { showAgain } from './show-again.ts'
import type { WidgetDefinition } from './widget.ts'

/** One for all widgets of the page: they share this module, which came from the portal. */
const session = createPageSession(new URL(import.meta.url).origin)

/** Ends the session of the page's widgets and forgets what its person wrote here (decision 0295). */
export const { signOut } = session

/** Says on the console what goes on, where the loader's script has `data-debug`. */
if ((window as { AgencyPortal?: { s?: HTMLElement } }).AgencyPortal?.s?.dataset['debug'] !== undefined)
  void import('./debug.ts').then(({ debug }) => debug(session))

let words: { readonly localized: typeof localized } | null = null

/** Has all widgets of the page speak in the words of the page; null for ours. */
export async function localize(by: Localization | null): Promise<void> {
  const code = await import('./localize.ts')
  words = code
  for (const name of elementNames)
    for (const { shadowRoot } of document.querySelectorAll(`agency-${name}`))
      if (shadowRoot?.firstElementChild instanceof HTMLElement) code.localized(shadowRoot.firstElementChild)
  code.localize(by)
}

/** What the element decides: everything else is the same for all elements of a widget. */
export type Around<D> = Omit<FrameProps<D>, 'definition' | 'code' | 'session' | 'client' | 'drafts'>

/** A button that the renderer has taken over, with what it opens. */
export interface Taken<D> {
  draw(around: Around<D>): void
  /** The element was moved in its page. */
  moved(): void
  /** Comes above whatever the page has shown since. */
  raise(): void
  end(): void
}

/** What stands behind the button of a widget, for all of its elements. */
export interface Behind<D> {
  /** Fetches what the button opens. */
  load(): Promise<unknown>
  /** An element of it stands in the page. */
  stands(place: HTMLElement): void
  /** @throws what `prefill()` fails with, where a form of the widget cannot begin with such values */
  checked(values: Prefill): Prefill
  /** Tells the person that something went wrong. */
  say(message: string): void
  /** Makes the button that stands in `place` the renderer's own: the same element, so that it keeps the focus. */
  take(place: HTMLElement, around: Around<D>): Taken<D>
}

/** Made once for a widget: its elements share client, drafts and code. */
export function behind<D>(name: ElementName, definition: WidgetDefinition<D>): Behind<D> {
  const client = session.clientOf(name)
  const { keeps } = definition
  const drafts: Drafts<D> = createDrafts<D>(
    keeps
      ? async () => (await import('../drafts/kept.ts')).keeperOf<D>(client, name, keeps, drafts)
      : undefined,
  )
  session.onSignedOut(drafts.forget)
  const code = codeBy(definition.load)
  const frame = (around: Around<D>): ReactElement =>
    createElement(Frame<D>, { ...around, definition, code, session, client, drafts })
  return {
    load: code.load,
    stands: (place) => words?.localized(place),
    checked(values) {
      const problem = prefillProblem(name, values)
      if (problem !== null) throw Object.assign(new Error(problem), { code: 'unknown-field' })
      return { ...values }
    },
    say: showError,
    take(place, around) {
      words?.localized(place)
      const root = hydrateRoot(place, frame({ ...around, open: false }))
      const shadow = place.getRootNode()
      const element = shadow instanceof ShadowRoot ? shadow.host : place
      let latest = around
      /** It wants to open by itself, and does once it can be seen. */
      let opens = false
      let unwatch: (() => void) | null = null
      const draw = (): void => {
        // Nothing is watched while nothing is open or wants to be.
        if (!(latest.open || opens)) unwatch = unwatch?.() ?? null
        else unwatch ??= watchSeen(element, draw)
        const seen = isSeen(element)
        shield(element, latest.open && seen)
        if (opens && seen) {
          opens = false
          return latest.onOpen()
        }
        root.render(
          frame({
            ...latest,
            // What cannot be seen is not open, and comes back where it was: the page stays in use meanwhile.
            open: latest.open && seen,
            onOpen() {
              opens = true
              draw()
            },
          }),
        )
      }
      draw()
      const unhear = session.$color.subscribe((color) => latest.onColor(color))
      return {
        draw(next) {
          latest = next
          draw()
        },
        moved() {
          draw()
          showAgain(place)
        },
        raise: () => showAgain(place, true),
        end() {
          shield(element, false)
          unwatch?.()
          unhear()
          root.unmount()
        },
      }
    },
  }
}
