/** Milliseconds that what is typed waits at the longest before the form has it. */
const longestWait = 250

/** Hands on what is typed when the key is painted, and in time for whoever asks for it. */
export interface WriteOut {
  /** Hands it on when the browser has nothing more urgent to do. */
  soon(): void
  /** Hands on what still waits. */
  now(): void
  /** Forgets what waits: it was replaced. */
  drop(): void
  /** Ends it; what waits is handed on. */
  stop(): void
}

/**
 * Making HTML of a long text takes longer than painting a key, so it happens after the key.
 * Nobody sees an older text: leaving the field, pressing anywhere, any key that may save or close,
 * turning to another window and closing the page hand it on first, before any other listener hears of them.
 */
export function writeOut(write: () => void): WriteOut {
  let cancel: (() => void) | null = null
  const drop = (): void => {
    cancel?.()
    cancel = null
  }
  const now = (): void => {
    if (!cancel) return
    drop()
    write()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape' || event.key === 'Tab') now()
  }
  const capture = { capture: true } as const
  window.addEventListener('keydown', onKey, capture)
  window.addEventListener('pointerdown', now, capture)
  window.addEventListener('visibilitychange', now, capture)
  window.addEventListener('pagehide', now, capture)
  return {
    soon() {
      cancel ??= whenIdle(now)
    },
    now,
    drop,
    stop() {
      now()
      window.removeEventListener('keydown', onKey, capture)
      window.removeEventListener('pointerdown', now, capture)
      window.removeEventListener('visibilitychange', now, capture)
      window.removeEventListener('pagehide', now, capture)
    },
  }
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: longestWait })
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, longestWait / 2)
  return () => clearTimeout(timer)
}
