import { LRUCache } from 'lru-cache'
import { wholeTenant } from '../../database/context.ts'
import type { Database } from '../../database/database.ts'
import { BuiltInTracker } from './built-in.ts'
import { JiraClient } from './jira/client.ts'
import { JiraTracker } from './jira/jira-tracker.ts'
import type { JiraSettings } from './jira/settings.ts'
import type { Tracker } from './port.ts'

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
  const itsTenant = new LRUCache<'id', { readonly id: number | null }>({ max: 1, ttl: 60_000 })
  const tenantOfJira = async ({ tenant }: JiraSettings): Promise<number | null> => {
    const known = itsTenant.get('id')
    if (known) return known.id
    const found = await tenantsNamed(database, tenant)
    if (found.length > 1)
      console.error('JIRA_TENANT is not set and there are several agencies: none of them uses Jira.')
    const id = found.length === 1 ? (found[0] ?? null) : null
    // A tenant that is not there yet may be there in a moment.
    if (id !== null) itsTenant.set('id', { id })
    return id
  }
  return {
    of: async (tenantId) =>
      jira && tenantId === (await tenantOfJira(settings)) ? jira : new BuiltInTracker(database, tenantId),
  }
}

/** The tenant with a slug; without one all that belong to no other. */
async function tenantsNamed(database: Database, slug: string | null): Promise<readonly number[]> {
  const all = database.reading(wholeTenant(0)).selectFrom('tenant').select('id')
  const rows = await (
    slug === null ? all.where('parent_id', 'is', null) : all.where('slug', '=', slug)
  ).execute()
  return rows.map(({ id }) => id)
}
