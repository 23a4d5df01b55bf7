import { IconButton } from '@portal/ui/button'
import { ArrowUp } from '@portal/ui/icon'
import { useSyncExternalStore, type ReactElement } from 'react'
import styles from './scroll-to-top.module.css'

/** Pixels after which the button appears. */
const appearsAfter = 20

function watchScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** A floating way back to the top of a page that has been scrolled. */
export function ScrollToTop(): ReactElement | null {
  const scrolled = useSyncExternalStore(watchScroll, () => window.scrollY > appearsAfter)
  if (!scrolled) return null
  const rise = (): void => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // The button goes with the way that it leads.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.place}>
      <IconButton icon={ArrowUp} label="Back to top" variant="secondary" onClick={rise} />
    </div>
  )
}
