import type { Page } from 'playwright'

/**
 * What drafts lie on the device for a page's origin, as the text of a list:
 * what is typed gets there within half a second. Nothing is made by looking.
 */
export const onDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('agency-portal-drafts')
        let isNone = false
        opening.onupgradeneeded = () => {
          isNone = true
          opening.transaction?.abort()
        }
        opening.onerror = () => (isNone ? resolve('[]') : reject(new Error('It cannot be opened.')))
        opening.onsuccess = () => {
          const all = opening.result.transaction('written').objectStore('written').getAll()
          all.onerror = () => reject(new Error('It cannot be read.'))
          all.onsuccess = () => (opening.result.close(), resolve(JSON.stringify(all.result)))
        }
      }),
  )
