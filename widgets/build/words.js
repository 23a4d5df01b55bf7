const inPortal = 'There was an error processing your request. Please refresh this page and try again.'

/** What stands in for it on a page of somebody else, where refreshing throws away what that page holds. */
const onForeignPages = 'This did not work. Nothing is lost: check your connection, then try again.'

/** The portal's words for an error that says nothing of itself, as they are on foreign pages. */
export const words = () => ({
  name: 'words',
  transform(code, id) {
    if (!id.endsWith('core/src/foundation/contract/api-error.ts')) return null
    if (!code.includes(inPortal)) this.error('The words for an error have changed: see build/words.js.')
    return { code: code.replace(inPortal, onForeignPages), map: null }
  },
})
