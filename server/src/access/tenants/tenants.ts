import { LRUCache } from 'lru-cache'
import type { Database } from '../../foundation/database/database.ts'
import { wholeTenant } from '../../foundation/database/context.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly tenants: Tenants
  }
}

/** A tenant's own facts, as far as every request needs them. */
export interface TenantFacts {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly logo: string | null
  readonly primaryColor: string
  readonly parentId: number | null
}

/** Tenants by host and by id, and the origins their widgets may run on; kept for a few seconds. */
export class Tenants {
  readonly #database: Database
  readonly #byHost = new LRUCache<string, { tenant: TenantFacts | null }>({ max: 1000, ttl: 10_000 })
  readonly #byId = new LRUCache<number, { tenant: TenantFacts | null }>({ max: 1000, ttl: 10_000 })
  readonly #origins = new LRUCache<number, ReadonlySet<string>>({ max: 1000, ttl: 10_000 })

  readonly #forgotten: (tenantId: number) => void

  /** @param forgotten told whenever what is known of a tenant has to be read anew */
  constructor(database: Database, forgotten: (tenantId: number) => void) {
    this.#database = database
    this.#forgotten = forgotten
  }

  /** The tenant of a host name; the agency itself where the name is nobody's, for example a bare address. */
  async byHost(host: string): Promise<TenantFacts | null> {
    const name = host.replace(/:\d+$/, '').toLowerCase()
    const known = this.#byHost.get(name)
    if (known) return known.tenant
    const rows = await this.#database
      .reading(wholeTenant(0))
      .selectFrom('tenant')
      .leftJoin('tenant_host', (join) =>
        join.onRef('tenant_host.tenant_id', '=', 'tenant.id').on('tenant_host.host', '=', name),
      )
      .where((where) =>
        where.or([where('tenant_host.host', 'is not', null), where('tenant.parent_id', 'is', null)]),
      )
      .select([
        'tenant.id',
        'tenant.name',
        'tenant.slug',
        'tenant.logo',
        'tenant.primary_color',
        'tenant.parent_id',
        'tenant_host.host',
      ])
      .orderBy('tenant.id')
      .execute()
    const named = rows.find((row) => row.host !== null)
    const only = rows.length === 1 ? rows[0] : undefined
    const found = named ?? only
    const tenant = found ? factsOf(found) : null
    this.#byHost.set(name, { tenant })
    return tenant
  }

  async byId(id: number): Promise<TenantFacts | null> {
    const known = this.#byId.get(id)
    if (known) return known.tenant
    const row = await this.#database
      .reading(wholeTenant(id))
      .selectFrom('tenant')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()
    const tenant = row ? factsOf(row) : null
    this.#byId.set(id, { tenant })
    return tenant
  }

  /** Whether the tenant's widgets may run on pages of an origin: a listed one, or the portal's own. */
  async mayEmbed(tenantId: number, origin: string, portal: string): Promise<boolean> {
    return origin === portal || (await this.originsOf(tenantId)).has(origin)
  }

  /** Forgets what is known of a tenant, after a change of its settings or origins, and has the other processes do so. */
  forget(id: number): void {
    this.forgetHere(id)
    this.#forgotten(id)
  }

  /** Forgets it in this process. */
  forgetHere(id: number): void {
    this.#byId.delete(id)
    this.#origins.delete(id)
    for (const [host, { tenant }] of this.#byHost) if (tenant?.id === id) this.#byHost.delete(host)
  }

  /** Origins on whose pages the tenant lets its widgets run. */
  async originsOf(tenantId: number): Promise<ReadonlySet<string>> {
    const known = this.#origins.get(tenantId)
    if (known) return known
    const rows = await this.#database
      .reading(wholeTenant(tenantId))
      .selectFrom('tenant_origin')
      .where('tenant_id', '=', tenantId)
      .select('origin')
      .execute()
    const origins = new Set(rows.map((row) => row.origin))
    this.#origins.set(tenantId, origins)
    return origins
  }
}

function factsOf(row: {
  id: number
  name: string
  slug: string
  logo: string | null
  primary_color: string
  parent_id: number | null
}): TenantFacts {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    primaryColor: row.primary_color,
    parentId: row.parent_id,
  }
}
