/**
 * Lets plain links of the portal (menus, buttons, rich text) change the screen
 * without loading the page anew. What is meant for a new tab, a download, a
 * file of the API or another host is left to the browser.
 *
 * @returns ends it
 */
export function followLinks(navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && pathInside(link)
    if (!path) return
    event.preventDefault()
    navigate(path)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** Addresses of this host that are no screens: files, the API and its pages, the widgets. */
const notScreens = /^\/(?:api|embed|assets|webhook|taskiq-api)(?:\/|$)/

function pathInside(link: HTMLAnchorElement): string | null {
  if (
    !link.hasAttribute('href') ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || notScreens.test(pathname)) return null
  const samePage = pathname === location.pathname && search === location.search
  return samePage && hash !== '' ? null : pathname + search + hash
}
