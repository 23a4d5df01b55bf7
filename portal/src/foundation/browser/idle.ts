/** Milliseconds after which waiting ends although the browser is never idle. */
const longest = 60

/** Resolves when the browser has nothing more urgent to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longest })
    else setTimeout(resolve, 1)
  })
