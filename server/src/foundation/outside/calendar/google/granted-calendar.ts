import { calendarUnreachable } from '@portal/core/work/calendar/constants'
import { wholeTenant } from '../../../database/context.ts'
import type { Database, Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { seal, unseal } from '../../../database/secrets.ts'
import type { CalendarEvent, CalendarOwner } from '../port.ts'
import type { GoogleEvents } from './events.ts'
import { GrantEnded, type CalendarGrants, type Grant, type Granter } from './grants.ts'

/** Calendars that their owners connected themselves. */
export class GrantedCalendars {
  readonly grants: CalendarGrants
  readonly #database: Database
  readonly #events: GoogleEvents
  readonly #secret: Uint8Array

  constructor(database: Database, events: GoogleEvents, grants: CalendarGrants, secret: Uint8Array) {
    this.#database = database
    this.#events = events
    this.grants = grants
    this.#secret = secret
  }

  /**
   * The events of a connected calendar; null for who has connected none.
   * @throws {Refusal} 503 when they cannot be read
   */
  async eventsOn(owner: CalendarOwner, day: string): Promise<readonly CalendarEvent[] | null> {
    const db = this.#database.reading(wholeTenant(owner.tenantId))
    const row = await this.rowOf(db, owner)
    if (!row) return null
    const refreshToken = row.ended_at === null ? this.refreshTokenOf(owner, row.refresh_token) : null
    if (refreshToken === null) throw new Refusal('unavailable', calendarUnreachable)
    return this.#events.on(row.email, day, {
      token: () =>
        this.grants.tokenFor(refreshToken).catch(async (error: unknown) => {
          if (error instanceof GrantEnded) await this.#end(db, owner, row.refresh_token)
          throw error
        }),
      forget: () => this.grants.forget(refreshToken),
    })
  }

  /** The connection of a person, or undefined. */
  rowOf(db: Db, { tenantId, userId }: Granter) {
    return db
      .selectFrom('calendar_grant')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .select(['email', 'refresh_token', 'created_at', 'ended_at'])
      .executeTakeFirst()
  }

  /** The token of a connection; null when it was kept under another server secret. */
  refreshTokenOf(owner: Granter, sealed: string): string | null {
    return unseal(this.#secret, placeOf(owner), sealed)
  }

  /** Keeps a connection in place of an earlier one. */
  async keep(db: Db, owner: Granter, { email, refreshToken }: Grant): Promise<void> {
    const kept = { email, refresh_token: seal(this.#secret, placeOf(owner), refreshToken), ended_at: null }
    await db
      .insertInto('calendar_grant')
      .values({ tenant_id: owner.tenantId, user_id: owner.userId, ...kept })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet({ ...kept, created_at: new Date().toISOString() }),
      )
      .execute()
  }

  async #end(db: Db, { tenantId, userId }: Granter, sealed: string): Promise<void> {
    await db
      .updateTable('calendar_grant')
      .set({ ended_at: new Date().toISOString() })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      // Somebody may have connected it anew meanwhile.
      .where('refresh_token', '=', sealed)
      .execute()
  }
}

const placeOf = ({ tenantId, userId }: Granter): string => `calendar_grant:${tenantId}:${userId}`
