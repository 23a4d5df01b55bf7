import { fetched } from '../../../foundation/errors/fetched.ts'

/** Fetched when an entry is opened. */
export const RecordDialog = fetched(() => import('./record-dialog.tsx').then((m) => m.RecordDialog))

/** Fetched when somebody asks where an entry is used. */
export const WhereUsed = fetched(() => import('./where-used.tsx').then((m) => m.WhereUsed))

/** Fetched where a list has an order: most have none that people give them. */
export const PlaceHandle = fetched(() => import('./place-handle.tsx').then((m) => m.PlaceHandle))
