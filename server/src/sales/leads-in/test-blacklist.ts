import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { blacklisted } from './blacklist.ts'
import { beginOfDay } from '../../foundation/database/agency-day.ts'

const days = 90
const most = 50_000
const mostExamples = 5
/** Leads that are compared before others are let through. */
const atOnce = 5000

interface Row {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly state: 'Counted' | 'Blacklisted'
  readonly received_at: string
  readonly client: string
}

/** What an entry would have kept apart, by the comparison that leads meet as they arrive, the newest first. */
export const testBlacklist = operation('leadBlacklist.test', async ({ db, tenantId, body }) => {
  const entry = { id: 0, kind: body.kind, name: body.name, reason: '' }
  const examples: Row[] = []
  let of = 0
  let hits = 0
  let counted = 0
  let before: number | null = null
  while (of < most) {
    const { rows }: { readonly rows: readonly Row[] } = await sql<Row>`
      select l.id, l.name, l.email, l.phone, l.address, l.state, l.received_at, c.name as client
      from arrived_lead l join client c on c.tenant_id = l.tenant_id and c.id = l.client_id
      where l.tenant_id = ${tenantId} and l.created_at >= ${beginOfDay(addDays(today(), -days))}
        and (${before}::integer is null or l.id < ${before})
      order by l.id desc limit ${Math.min(atOnce, most - of)}`.execute(db)
    for (const lead of rows) {
      if (!blacklisted([entry], lead)) continue
      hits += 1
      if (lead.state === 'Counted') counted += 1
      if (examples.length < mostExamples) examples.push(lead)
    }
    of += rows.length
    before = rows.at(-1)?.id ?? null
    if (rows.length < atOnce) break
    await breathe()
  }
  return {
    hits,
    counted,
    of,
    examples: examples.map(({ name, email, phone, received_at, client }) => ({
      name,
      email,
      phone,
      receivedAt: received_at,
      client,
    })),
  }
})
