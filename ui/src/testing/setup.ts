import '../styles.css'
import { afterEach, beforeEach } from 'vitest'
import { unmountAll } from './mount.tsx'

// The files of the kit share one page: what was focused last in one of them is where Tab would go on from in the next.
beforeEach(() => {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.blur()
  document.body.removeAttribute('tabindex')
})

afterEach(unmountAll)
