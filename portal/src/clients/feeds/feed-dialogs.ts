/** The dialogs of feeds, which are fetched together. */
export { AddressesDialog } from './addresses-dialog.tsx'
export { PutInDialog } from './put-in-dialog.tsx'
