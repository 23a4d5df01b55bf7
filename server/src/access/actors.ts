import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Membership, Person, UserType } from '@portal/core/policy/actor'
import { wholeTenant } from '../database/context.ts'
import type { Database } from '../database/database.ts'
import type { Claims } from './tokens.ts'

/** Milliseconds for which a change of rights made by another process may go unnoticed. */
const freshFor = 5_000

/**
 * The people behind tokens, read from their rows: a token only says who one
 * is, never what one may do, so that a change of rights needs no new token.
 */
export class Actors {
  readonly #database: Database
  readonly #people = new LRUCache<string, { person: Person | null }>({ max: 20_000, ttl: freshFor })

  constructor(database: Database) {
    this.#database = database
  }

  /** The person of a token, or null when the session has ended or the account is not active. */
  async of(claims: Claims): Promise<Person | null> {
    const key = `${claims.tenantId}:${claims.userId}:${claims.sessionId}`
    const known = this.#people.get(key)
    if (known) return known.person
    const person = await this.#read(claims)
    this.#people.set(key, { person })
    return person
  }

  /** Forgets what is known of a user, after a change of rights or a sign-out. */
  forget(tenantId: number, userId: number): void {
    const prefix = `${tenantId}:${userId}:`
    for (const key of this.#people.keys()) if (key.startsWith(prefix)) this.#people.delete(key)
  }

  async #read(claims: Claims): Promise<Person | null> {
    const sessions = claims.kind === 'portal' ? sql.table('session') : sql.table('embed_session')
    const impersonator = claims.kind === 'portal' ? sql`s.impersonated_by` : sql`null::integer`
    const { rows } = await sql<Row>`
      select u.id, u.tenant_id, u.user_type, u.pdf_user, ${impersonator} as impersonated_by,
        (select coalesce(json_agg(r.role order by r.role), '[]') from user_role r
          where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles,
        (select coalesce(json_agg(json_build_object('id', d.department_id, 'departmentUserTypeId', d.department_user_type_id) order by d.department_id), '[]')
          from department_user d where d.tenant_id = u.tenant_id and d.user_id = u.id) as departments,
        (select coalesce(json_agg(json_build_object('id', c.client_id, 'clientUserTypeId', c.client_user_type_id) order by c.client_id), '[]')
          from client_user c where c.tenant_id = u.tenant_id and c.user_id = u.id) as clients,
        (select coalesce(json_agg(g.group_id order by g.group_id), '[]') from user_group_access g
          where g.tenant_id = u.tenant_id and g.user_id = u.id) as group_ids
      from user_account u
      join ${sessions} s on s.tenant_id = u.tenant_id and s.user_id = u.id
      where u.tenant_id = ${claims.tenantId} and u.id = ${claims.userId} and s.id = ${claims.sessionId}::uuid
        and s.revoked_at is null and s.expires_at > now() and u.active and not u.suspended`.execute(
      this.#database.reading(wholeTenant(claims.tenantId)),
    )
    const row = rows[0]
    if (!row) return null
    return {
      id: row.id,
      tenantId: row.tenant_id,
      userType: row.user_type,
      roles: row.roles,
      departments: row.departments,
      clients: row.clients,
      groupIds: row.group_ids,
      hasGroupAccess: row.group_ids.length > 0,
      pdfUser: row.pdf_user || row.user_type === 'PDF',
      impersonatedBy: row.impersonated_by,
    }
  }
}

interface Row {
  readonly id: number
  readonly tenant_id: number
  readonly user_type: UserType
  readonly pdf_user: boolean
  readonly impersonated_by: number | null
  readonly roles: string[]
  readonly departments: Membership[]
  readonly clients: { id: number; clientUserTypeId: number }[]
  readonly group_ids: number[]
}
