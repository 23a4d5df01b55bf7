import { fetched } from '../../../foundation/errors/fetched.ts'

/** Fetched when an entry is opened. */
export const RecordDialog = fetched(() => import('./record-dialog.tsx').then((m) => m.RecordDialog))

/** Fetched where a list has an order: most have none that people give them. */
export const PlaceHandle = fetched(() => import('./place-handle.tsx').then((m) => m.PlaceHandle))
