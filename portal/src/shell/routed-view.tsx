import type { Route, RouteName } from '@portal/core/foundation/routes'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styles from './routed-view.module.css'

export interface RoutedViewProps {
  readonly route: Route<RouteName>
  /** Not shown yet, and perhaps not to be: its title is not said. */
  readonly loading: boolean
  readonly children: ReactNode
}

/**
 * The place of the screen. A change of screen fades in, and says its title to
 * those who cannot see it; the focus goes to the place itself when what had it
 * is gone.
 */
export function RoutedView({ route, loading, children }: RoutedViewProps): ReactElement {
  const place = useRef<HTMLElement>(null)
  const { name } = route
  const shown = useRef(name)

  useLayoutEffect(() => {
    const view = place.current
    if (!view || shown.current === name) return
    shown.current = name
    if (document.activeElement === document.body) view.focus({ preventScroll: true })
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
        {children}
      </main>
      <div className="ap-unseen" aria-live="polite">
        {loading ? '' : route.title}
      </div>
    </>
  )
}
