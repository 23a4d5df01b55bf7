import { fetched } from '../../../foundation/errors/fetched.ts'

/** Fetched when an entry is opened. */
export const RecordDialog = fetched(() => import('./record-dialog.tsx').then((m) => m.RecordDialog))

/** Fetched when an entry is to go, or somebody asks where it is used. */
export const KeptQuestions = fetched(() => import('./kept-questions.tsx').then((m) => m.KeptQuestions))

/** Fetched where a list has an order: most have none that people give them. */
export const PlaceHandle = fetched(() => import('./place-handle.tsx').then((m) => m.PlaceHandle))
