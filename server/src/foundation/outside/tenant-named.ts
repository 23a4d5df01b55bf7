import { LRUCache } from 'lru-cache'
import { wholeTenant } from '../database/context.ts'
import type { Database } from '../database/database.ts'
import { log } from '../log.ts'

/**
 * The one tenant to which another system belongs: another tenant must never
 * reach it.
 *
 * @param slug of the tenant; null for the only one that has no parent
 * @param several what to say in the log when null could mean more than one
 * @returns finds its id; null while there is none, or several
 */
export function tenantNamed(
  database: Database,
  slug: string | null,
  several: string,
): () => Promise<number | null> {
  const known = new LRUCache<'id', { readonly id: number }>({ max: 1, ttl: 60_000 })
  return async () => {
    const kept = known.get('id')
    if (kept) return kept.id
    const all = database.reading(wholeTenant(0)).selectFrom('tenant').select('id')
    const found = await (
      slug === null ? all.where('parent_id', 'is', null) : all.where('slug', '=', slug)
    ).execute()
    if (found.length > 1) log.error(several)
    const id = found.length === 1 ? (found[0]?.id ?? null) : null
    // A tenant that is not there yet may be there in a moment.
    if (id !== null) known.set('id', { id })
    return id
  }
}
