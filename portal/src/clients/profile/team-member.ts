import { refresh } from '../../foundation/session/query.ts'
import type { RowOf } from '../../platform/parts/list/index.ts'

/** Somebody on a client's team, as one of the kinds of member; the same person may be on it as several. */
export type TeamMember = RowOf<'clients.team'>

/** After the team has changed: who manages a client stands in its profile and in lists too. */
export const teamChanged = (): void => refresh('clients', 'users')
