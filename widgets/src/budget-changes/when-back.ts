/**
 * Calls when somebody comes back to this window, or its connection does: what
 * is on the screen may be old by then. Without a timer.
 * @returns what ends it
 */
export function whenBack(call: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') call()
  }
  window.addEventListener('focus', look)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
