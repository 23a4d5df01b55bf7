import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Membership, Person, UserType } from '@portal/core/foundation/policy/actor'
import { outranks, personOfClientView } from '@portal/core/foundation/policy/impersonation'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import type { SessionClaims } from '../sessions/tokens.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly actors: Actors
  }
}

/** Milliseconds for which a change of rights made by another process that cannot tell it may go unnoticed. */
const freshFor = 5_000

/** Memberships, clients and groups that all people who are kept have together, some hundred bytes each. */
const mostKept = 200_000

/** People by session, for a moment; those of many clients count for as many. */
export const peopleKept = (): LRUCache<string, { person: Person | null }> =>
  new LRUCache({
    max: 20_000,
    maxSize: mostKept,
    sizeCalculation: ({ person }) =>
      1 +
      (person === null
        ? 0
        : person.roles.length + person.departments.length + person.clients.length + person.groupIds.length),
    ttl: freshFor,
  })

/** What of a token says whose session it is. */
type SessionOf = Pick<SessionClaims, 'kind' | 'userId' | 'tenantId' | 'sessionId'>

/**
 * The people behind tokens, read from their rows: a token only says who one
 * is, never what one may do, so that a change of rights needs no new token.
 */
export class Actors {
  readonly #database: Database
  readonly #people = peopleKept()

  readonly #forgotten: (tenantId: number, userId: number) => void

  /** @param forgotten told whenever what a user may do has to be read anew */
  constructor(database: Database, forgotten: (tenantId: number, userId: number) => void) {
    this.#database = database
    this.#forgotten = forgotten
  }

  /** The person of a token, or null when the session has ended or the account is not active. */
  async of(claims: SessionOf): Promise<Person | null> {
    const key = `${claims.tenantId}:${claims.userId}:${claims.sessionId}`
    const known = this.#people.get(key)
    if (known) return known.person
    const person = await this.#readFrom(claims)
    // Whoever waits for a new password gets in at once when it is set, in whichever process that is.
    if (!person?.mustChangePassword) this.#people.set(key, { person })
    return person
  }

  /**
   * A person outside of any session, for work done in their name; null when the account is not active.
   * @param db the transaction of whoever asks from within one: an embedded database gives no second one meanwhile
   */
  async byId(tenantId: number, userId: number, db?: Db): Promise<Person | null> {
    return this.#read(tenantId, userId, noActing, sql``, sql``, db)
  }

  /** The person in whose name a program calls, known for as long as that of a session is; null when the account is not active. */
  async ofProgram(tenantId: number, userId: number): Promise<Person | null> {
    const key = `${tenantId}:${userId}:program`
    const known = this.#people.get(key)
    if (known) return known.person
    const person = await this.byId(tenantId, userId)
    this.#people.set(key, { person })
    return person
  }

  /** Forgets what is known of a user, after a change of rights or a sign-out, and has the other processes do so. */
  forget(tenantId: number, userId: number): void {
    this.forgetHere(tenantId, userId)
    this.#forgotten(tenantId, userId)
  }

  /** Forgets it in this process. */
  forgetHere(tenantId: number, userId: number): void {
    const prefix = `${tenantId}:${userId}:`
    for (const key of this.#people.keys()) if (key.startsWith(prefix)) this.#people.delete(key)
  }

  #readFrom(claims: SessionOf): Promise<Person | null> {
    const sessions = claims.kind === 'portal' ? sql.table('session') : sql.table('embed_session')
    return this.#read(
      claims.tenantId,
      claims.userId,
      claims.kind === 'portal' ? actingColumns : noActing,
      sql`join ${sessions} s on s.tenant_id = u.tenant_id and s.user_id = u.id`,
      sql`and s.id = ${claims.sessionId}::uuid and s.revoked_at is null and s.expires_at > now()`,
    )
  }

  async #read(
    tenantId: number,
    userId: number,
    acting: RawBuilder<unknown>,
    session: RawBuilder<unknown>,
    inSession: RawBuilder<unknown>,
    db: Db = this.#database.reading(wholeTenant(tenantId)),
  ): Promise<Person | null> {
    const { rows } = await sql<Row>`
      select u.id, u.tenant_id, u.user_type, u.pdf_user, u.must_change_password, ${acting},
        (select coalesce(json_agg(r.role order by r.role), '[]') from user_role r
          where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles,
        (select coalesce(json_agg(json_build_object('id', d.department_id, 'departmentUserTypeId', d.department_user_type_id) order by d.department_id), '[]')
          from department_user d where d.tenant_id = u.tenant_id and d.user_id = u.id) as departments,
        (select coalesce(json_agg(json_build_object('id', c.client_id, 'clientUserTypeId', c.client_user_type_id) order by c.client_id), '[]')
          from client_user c where c.tenant_id = u.tenant_id and c.user_id = u.id) as clients,
        (select coalesce(json_agg(g.group_id order by g.group_id), '[]') from user_group_access g
          where g.tenant_id = u.tenant_id and g.user_id = u.id) as group_ids
      from user_account u ${session}
      where u.tenant_id = ${tenantId} and u.id = ${userId} and u.active and not u.suspended ${inSession}`.execute(
      db,
    )
    const row = rows[0]
    if (!row || row.parent_ended || !mayStillAct(row)) return null
    if (row.view_client_id !== null)
      return personOfClientView(row.tenant_id, { clientId: row.view_client_id, employeeId: row.id })
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
      mustChangePassword: row.must_change_password,
      impersonatedBy: row.impersonated_by,
    }
  }
}

/**
 * Acting as somebody ends with the session that it was started from, and with
 * the account or the right of whoever acts.
 */
const actingColumns = sql`s.impersonated_by, s.view_client_id,
        s.parent_id is not null and not exists (
          select from session p join user_account o on o.tenant_id = p.tenant_id and o.id = p.user_id
          where p.tenant_id = s.tenant_id and p.id = s.parent_id and p.revoked_at is null and p.expires_at > now()
            and o.active and not o.suspended) as parent_ended,
        case when s.impersonated_by is not null then
          (select coalesce(json_agg(i.role), '[]') from user_role i
            where i.tenant_id = s.tenant_id and i.user_id = s.impersonated_by) end as impersonator_roles`

const noActing = sql`null::integer as impersonated_by, null::integer as view_client_id, false as parent_ended, null as impersonator_roles`

const mayStillAct = ({
  impersonator_roles: own,
  view_client_id: viewed,
  roles,
  user_type: type,
}: Row): boolean =>
  (own === null || outranks({ roles: own }, { roles })) && (viewed === null || type === 'Employee')

interface Row {
  readonly id: number
  readonly tenant_id: number
  readonly user_type: UserType
  readonly pdf_user: boolean
  readonly must_change_password: boolean
  readonly impersonated_by: number | null
  readonly view_client_id: number | null
  readonly parent_ended: boolean
  readonly impersonator_roles: string[] | null
  readonly roles: string[]
  readonly departments: Membership[]
  readonly clients: { id: number; clientUserTypeId: number }[]
  readonly group_ids: number[]
}
