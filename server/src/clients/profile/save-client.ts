import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import { canceledBeforeActivated, clientFields } from '@portal/core/clients/profile/fields'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import { changesOf } from '../../platform/audit/changes.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale, type Refusal } from '../../foundation/http/refusal.ts'
import { clientsAlike } from './alike-clients.ts'
import { columnsOfFacts } from './client-columns.ts'
import { presentClient } from './present-client.ts'
import { folded } from '../../foundation/database/folded.ts'
import { clientRows } from './query.ts'
import { slugsFor } from './slugs.ts'
import { writeClients } from './write-clients.ts'

type Facts = Given<'clients.update', 'body'>

/** The columns of what was given. A dealer code of spaces is none. */
const columnsOf = (given: Facts) => ({
  ...columnsOfFacts(given),
  ...(given.name === undefined ? {} : { name_folded: folded(given.name) }),
  ...(given.identifier === undefined ? {} : { identifier: given.identifier?.trim() || null }),
})

type Days = Pick<Facts, 'activatedAt' | 'canceledAt'>

/**
 * Says at its field what the form would not have sent.
 * @param before what is stored: days out of order that stay as they were are no reason to refuse the rest
 */
function checkFacts(given: Facts, before: Days = {}): void {
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(clientFields)) {
    const value = given[name as keyof typeof clientFields]
    const sentence = typeof value === 'string' ? checkOf(field)(value) : null
    if (sentence !== null) errors[name] = sentence
  }
  const { activatedAt, canceledAt } = { ...before, ...given }
  const moved = activatedAt !== before.activatedAt || canceledAt !== before.canceledAt
  const order = moved ? canceledBeforeActivated(activatedAt, canceledAt) : null
  if (order !== null) errors['canceledAt'] ??= order
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** What the database refused, in a sentence at its field; what is nobody's mistake is thrown on. */
function refusalOf(error: unknown, given: Facts): Refusal {
  const taken = `"${given.identifier?.trim() ?? ''}" already exists.`
  if (codeOf(error) === '23505') return conflict(taken, { identifier: taken })
  throw error
}

/** Adds a client, once it is clear that it is not there yet. */
export const createClient = operation('clients.create', async ({ db, tenantId, body, actor, audit }) => {
  const { isAnother = false, ...facts } = body
  checkFacts(facts)
  if (folded(facts.name) === '') throw invalid({ name: 'A name has at least one letter or digit.' })
  const [same] = isAnother ? [] : await clientsAlike(db, tenantId, facts)
  if (same)
    throw conflict(`"${same.name}" has the same ${same.shares.join(' and ')}. Is it the same client?`, {
      name: `"${same.name}" is there already.`,
    })
  const [slug = ''] = await slugsFor(
    db,
    tenantId,
    [{ name: facts.name, code: facts.identifier ?? null }],
    new Set(),
  )
  const made = await writeClients(db, tenantId, () =>
    db
      .insertInto('client')
      .values({
        tenant_id: tenantId,
        slug,
        ...columnsOf(facts),
        name: facts.name,
        name_folded: folded(facts.name),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ).catch((error: unknown) => {
    throw refusalOf(error, facts)
  })
  const after = await clientRows(db, tenantId).where('client.id', '=', made.id).executeTakeFirstOrThrow()
  audit({ subject: 'client', subjectId: made.id, clientId: made.id, changes: changesOf(null, { ...after }) })
  return presentClient(after, actor)
})

/** Changes a client, unless someone else changed it first. */
export const updateClient = operation(
  'clients.update',
  async ({ db, tenantId, params, body, ifMatch, actor, audit }) => {
    const before = await clientRows(db, tenantId)
      .where('client.id', '=', params.id)
      .forUpdate('client')
      .executeTakeFirst()
    if (!before) throw notFound('This client')
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    checkFacts(body, { activatedAt: before.activated_at, canceledAt: before.canceled_at })
    try {
      await writeClients(db, tenantId, () =>
        db
          .updateTable('client')
          .set({ ...columnsOf(body), version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', params.id)
          .execute(),
      )
    } catch (error) {
      throw refusalOf(error, body)
    }
    const after = await clientRows(db, tenantId).where('client.id', '=', params.id).executeTakeFirstOrThrow()
    const changes = Object.fromEntries(
      Object.entries(after).flatMap(([field, value]) => {
        const old = Object.entries(before).find(([name]) => name === field)?.[1]
        return field !== 'version' && old !== value ? [[field, [old, value]]] : []
      }),
    )
    audit({ subject: 'client', subjectId: params.id, clientId: params.id, changes })
    return presentClient(after, actor)
  },
)
