/** Where pictures are that stand in a text without a host: where this code came from, whichever page it runs on. */
const home = new URL(import.meta.url).origin

/** Whether a picture's address is the portal's own, or of a picture that is in the page's memory. */
export const isOurs = (address: string): boolean =>
  /^\/(?!\/)/.test(address) || address.startsWith(`${home}/`) || address.startsWith('blob:')

/** The address at which a page fetches a picture. */
export const pictureAt = (address: string): string =>
  address.startsWith('/') ? home + address : isOurs(address) ? address : ''
