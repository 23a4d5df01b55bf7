import { lazy } from 'react'
import { loadScreen } from '../../../foundation/errors/chunk-failure.ts'

/** Fetched when an entry is opened. */
export const RecordDialog = lazy(() =>
  loadScreen(() => import('./record-dialog.tsx').then((m) => ({ default: m.RecordDialog }))),
)

/** Fetched where a list has an order: most have none that people give them. */
export const PlaceHandle = lazy(() =>
  loadScreen(() => import('./place-handle.tsx').then((m) => ({ default: m.PlaceHandle }))),
)
