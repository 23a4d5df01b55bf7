import { useLayoutEffect, useRef } from 'react'

export type DismissReason = 'escape' | 'outside'

interface Layer {
  /** What counts as inside: the layer itself and what opened it. */
  readonly inside: () => readonly (Element | null)[]
  readonly dismiss: (reason: DismissReason) => void
  /** Nothing below is reached while it is open. */
  readonly modal: boolean
  readonly root: Node
}

// Open layers, the topmost last, whatever kind each is.
const layers: Layer[] = []
const handled = new WeakSet<Event>()

const onKeyDown = (event: Event): void => {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return
  const top = layers.at(-1)
  if (!top || event.defaultPrevented) return
  // Prevented, or the browser would close the native dialog around the layer as well.
  event.preventDefault()
  event.stopPropagation()
  top.dismiss('escape')
}

const onPress = (event: Event): void => {
  const path = event.composedPath()
  // Seen from outside a closed root, a press inside is a press on its host; the listener on that root knows better.
  const retargeted = layers.some(({ root }) => root instanceof ShadowRoot && root.host === path[0])
  if (handled.has(event) || (retargeted && event.currentTarget === document)) return
  handled.add(event)
  for (const layer of layers.toReversed()) {
    if (layer.inside().some((element) => element && path.includes(element))) return
    layer.dismiss('outside')
    if (layer.modal) return
  }
}

const roots = (): ReadonlySet<Node> => new Set([document, ...layers.map(({ root }) => root)])

const addLayer = (layer: Layer): (() => void) => {
  layers.push(layer)
  // Adding a listener that is already there changes nothing.
  for (const root of roots()) {
    root.addEventListener('pointerdown', onPress, { capture: true })
    // In a shadow root of its own too: not every key that is pressed there comes to the document.
    root.addEventListener('keydown', onKeyDown, { capture: true })
  }
  return () => {
    const before = roots()
    layers.splice(layers.indexOf(layer), 1)
    const after = layers.length > 0 ? roots() : new Set<Node>()
    for (const root of before) {
      if (after.has(root)) continue
      root.removeEventListener('pointerdown', onPress, { capture: true })
      root.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }
}

export interface Dismissal {
  readonly active: boolean
  /** The layer and what opened it; the first one tells the root the layer lives in. */
  readonly inside: () => readonly (Element | null)[]
  readonly onDismiss: (reason: DismissReason) => void
  readonly modal?: boolean
}

/**
 * Tells a layer (menu, list, dialog) that a person is done with it: Escape,
 * for the topmost layer only, or a press outside of it. Works in a page and in
 * a shadow root, where a press elsewhere in the same root counts.
 */
export const useDismissal = ({ active, inside, onDismiss, modal = false }: Dismissal): void => {
  const latest = useRef({ inside, onDismiss })
  useLayoutEffect(() => {
    latest.current = { inside, onDismiss }
  })
  useLayoutEffect(() => {
    if (!active) return
    const first = latest.current.inside().find((element) => element !== null)
    return addLayer({
      inside: () => latest.current.inside(),
      dismiss: (reason) => latest.current.onDismiss(reason),
      modal,
      root: first?.getRootNode() ?? document,
    })
  }, [active, modal])
}
