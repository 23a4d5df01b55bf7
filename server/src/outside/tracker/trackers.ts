import type { Database } from '../../database/database.ts'
import { BuiltInTracker } from './built-in.ts'
import type { Tracker } from './port.ts'

/** The tracker of each tenant. */
export interface Trackers {
  of(tenantId: number): Promise<Tracker>
}

/** Everyone's requests in our own tables. */
export const openTrackers = (database: Database): Trackers => ({
  of: async (tenantId) => new BuiltInTracker(database, tenantId),
})
