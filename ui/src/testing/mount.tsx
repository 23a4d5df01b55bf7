import { StrictMode } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Where a component runs: in a page of ours, or in a widget's open shadow root. */
export const places = ['page', 'shadow root'] as const
export type Place = (typeof places)[number]

const mounted: (() => void)[] = []

const copyStyles = (root: ShadowRoot): void => {
  for (const sheet of document.head.querySelectorAll('style')) root.append(sheet.cloneNode(true))
}

/** Mounts for one test. Returns the root it stands in. */
export const mount = (element: ReactElement, place: Place = 'page'): Document | ShadowRoot => {
  const host = document.createElement('div')
  document.body.append(host)
  let container: HTMLElement = host
  if (place === 'shadow root') {
    const shadow = host.attachShadow({ mode: 'open' })
    copyStyles(shadow)
    container = document.createElement('div')
    shadow.append(container)
  }
  const root = createRoot(container)
  // Drawn before the test goes on: a key pressed first thing would otherwise reach an empty page.
  // In strict mode, as the portal: effects that cannot run twice are found here.
  flushSync(() => root.render(<StrictMode>{element}</StrictMode>))
  mounted.push(() => {
    root.unmount()
    host.remove()
  })
  return host.shadowRoot ?? document
}

/** Unmounts everything a test has mounted. */
export const unmountAll = (): void => {
  for (const unmount of mounted.splice(0)) unmount()
}

/** The focused element, in whichever root it is. */
export const focused = (): Element | null => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
