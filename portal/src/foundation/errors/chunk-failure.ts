import { answers, whenBack } from './reachable.ts'

/** Milliseconds after which code that never arrives counts as failed. */
const codeTimeout = 120_000

/** Query parameter of the one reload, and the flag on the home page after that. */
const retryFlag = 'retry'
const refreshFlag = 'refresh'
const home = `/?${refreshFlag}=1`

const previousKey = 'portal:previous-page'
const givenUpKey = 'portal:went-home-for-lost-code'

/**
 * Loads the code of a screen or of a part of one. While nothing answers, which
 * is said, it waits: a reload would end in the browser's own page and lose
 * what is open. Where the portal answers and the code does not come, as after
 * a new version, a failure reloads the page once with a retry parameter; a
 * second one leads back to the previous page, or home with a refresh flag.
 *
 * @throws when not even the home page could be loaded: its boundary says so
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await withTimeout(load(), codeTimeout)
  } catch (error) {
    const waited = !(await answers())
    if (waited) {
      await whenBack()
      try {
        return await withTimeout(load(), codeTimeout)
      } catch {
        // Some browsers never ask again for an address that has failed in a page: the page is loaded anew.
      }
    }
    const next = recovery()
    if (next === null) throw error
    console.warn('The code of a screen could not be loaded.', error)
    location.replace(next)
    // The page is being left; the fallback stays until then.
    return new Promise(() => undefined)
  }
}

/** Where a failure leads; null when everything was tried. */
function recovery(): string | null {
  const query = new URLSearchParams(location.search)
  if (!query.has(retryFlag)) {
    query.set(retryFlag, '1')
    return `${location.pathname}?${query.toString()}`
  }
  const previous = sessionStorage.getItem(previousKey)
  sessionStorage.removeItem(previousKey)
  if (previous !== null && new URL(previous, location.origin).pathname !== location.pathname) return previous
  if (sessionStorage.getItem(givenUpKey) !== null) return null
  sessionStorage.setItem(givenUpKey, '1')
  return home
}

/** Notes that a page is really shown: a screen that fails later leads back to it, and its retry is over. */
export function pageShown(path: string): void {
  sessionStorage.setItem(previousKey, path)
  sessionStorage.removeItem(givenUpKey)
  forgetRetry()
}

function forgetRetry(): void {
  const query = new URLSearchParams(location.search)
  if (!query.has(retryFlag)) return
  query.delete(retryFlag)
  const text = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${text === '' ? '' : `?${text}`}`)
}

function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not arrive in time.')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
