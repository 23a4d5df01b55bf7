import type { Route, RouteName } from '@portal/core/foundation/routes'
import { useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styles from './routed-view.module.css'

export interface RoutedViewProps {
  readonly route: Route<RouteName>
  /** Not shown yet, and perhaps not to be: its title is not said. */
  readonly loading: boolean
  readonly children: ReactNode
}

/**
 * The place of the screen. A change of screen fades the old one out and the new
 * one in, and says its title to those who cannot see it; the focus goes to the
 * place itself when what had it is gone.
 */
export function RoutedView({ route, loading, children }: RoutedViewProps): ReactElement {
  const place = useRef<HTMLElement>(null)
  const { name } = route
  const shown = useRef(name)
  const left = useRef<Left | null>(null)

  useLayoutEffect(() => {
    const view = place.current
    if (!view || shown.current === name) return
    shown.current = name
    if (document.activeElement === document.body) view.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (left.current) fadeOut(view, left.current)
    view.style.transition = 'none'
    view.style.opacity = '0'
    // Read, so that the browser starts from here.
    void view.offsetHeight
    view.style.transition = ''
    view.style.opacity = ''
  }, [name])

  return (
    <>
      <main ref={place} id="content" tabIndex={-1} className={route.noPadding ? styles.flush : styles.view}>
        <Leaving key={name} onLeave={() => (left.current = place.current && leftOf(place.current))}>
          {children}
        </Leaving>
      </main>
      <div className="ap-unseen" aria-live="polite">
        {loading ? '' : route.title}
      </div>
    </>
  )
}

/** A screen that is about to be taken out of the page: what it drew, and where that stood. */
interface Left {
  readonly nodes: readonly Node[]
  readonly className: string
  readonly at: DOMRect
}

const leftOf = (view: HTMLElement): Left => ({
  nodes: [...view.childNodes],
  className: view.className,
  at: view.getBoundingClientRect(),
})

/** Tells before its content goes. */
function Leaving({
  onLeave,
  children,
}: {
  readonly onLeave: () => void
  readonly children: ReactNode
}): ReactNode {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => () => leave(), [])
  return children
}

/** Shows what has been taken out once more where it stood, for as long as it takes to fade: nobody reads, reaches or finds it there. */
function fadeOut(view: HTMLElement, { nodes, className, at }: Left): void {
  const ghost = document.createElement('div')
  ghost.className = `${className} ${styles.old}`
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.style.insetBlockStart = `${at.top}px`
  ghost.style.insetInlineStart = `${at.left}px`
  ghost.style.inlineSize = `${at.width}px`
  ghost.append(...nodes)
  for (const dialog of ghost.querySelectorAll('dialog')) dialog.remove()
  view.after(ghost)
  void ghost.offsetHeight
  ghost.style.opacity = '0'
  const gone = (): void => ghost.remove()
  ghost.addEventListener('transitionend', gone)
  ghost.addEventListener('transitioncancel', gone)
}
