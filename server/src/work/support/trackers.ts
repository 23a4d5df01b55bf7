import type { Database } from '../../foundation/database/database.ts'
import { tenantNamed } from '../../foundation/outside/tenant-named.ts'
import { BuiltInTracker } from './built-in-tracker.ts'
import { JiraClient } from '../../foundation/outside/tracker/jira/client.ts'
import { JiraTracker } from '../../foundation/outside/tracker/jira/jira-tracker.ts'
import type { JiraSettings } from '../../foundation/outside/tracker/jira/settings.ts'
import type { Tracker } from '../../foundation/outside/tracker/port.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly trackers: Trackers
  }
}

/** The tracker of each tenant. */
export interface Trackers {
  of(tenantId: number): Promise<Tracker>
}

/**
 * Requests live in our own tables, and in Jira for the one tenant whose
 * project it is: another tenant must never see them.
 */
export function openTrackers(database: Database, settings: JiraSettings | null): Trackers {
  const jira = settings && new JiraTracker(new JiraClient(settings))
  const tenantOfJira = tenantNamed(
    database,
    settings?.tenant ?? null,
    'JIRA_TENANT is not set and there are several agencies: none of them uses Jira.',
  )
  return {
    of: async (tenantId) =>
      jira && tenantId === (await tenantOfJira()) ? jira : new BuiltInTracker(database, tenantId),
  }
}
