import type { RowOf } from '../../platform/parts/list/index.ts'
import { refresh } from '../../foundation/session/query.ts'

/** The day on which an account ends. */
export type Termination = RowOf<'scheduledUserTerminations.list'>

/** Reads again what a change of it touches. */
export const terminationsChanged = (): void => refresh('scheduledUserTerminations', 'users')
