import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { conflict, invalid } from '../../../foundation/http/refusal.ts'
import { holdInvoices } from '../../../money/invoicing/hold.ts'
import { writeClients } from '../../../clients/profile/write-clients.ts'
import type { Found } from '../found.ts'
import { moveAgreements } from './agreements.ts'
import { auditBoth, counted, held, looked, peopleOf, type Asking } from './both-clients.ts'
import { invoicedOf, returnBudgets, type Merging } from './budgets.ts'
import { clearDrafts, renewDrafts } from './drafts.ts'
import { moveRows } from './move-rows.ts'
import { agreements, budgets, facts, moveFacts, openMerge, type Merge } from './moved.ts'
import type { Place } from './places.ts'

const placeOf = (name: string): Place => {
  const [table = '', column = ''] = name.split('.')
  return { table, column }
}

/** Takes a merge back: what went over and is still there returns, as it is now. */
export async function unmergeClients(asking: Asking): Promise<Found> {
  const { db, tenantId, body, person } = asking
  await holdInvoices(db, tenantId)
  if (body.clientId == null) throw invalid({ clientId: 'Field is required' })
  const merge = await openMerge(db, tenantId, body.clientId)
  if (!merge)
    throw invalid({ clientId: 'This client was not merged into another one, or it was taken back.' })
  const [gone, kept] = await held(db, tenantId, {
    clientId: merge.client_id,
    toClientId: merge.into_client_id,
  })
  if (!gone || !kept) throw invalid({ clientId: 'This client does not exist.' })
  const whole = (merge.moved[budgets] ?? []).flatMap(([id]) => (typeof id === 'number' ? [id] : []))
  const invoiced = await invoicedOf(db, tenantId, [...whole, ...merge.split.map(({ becomes }) => becomes)])
  if (invoiced > 0)
    throw conflict(
      `${counted(invoiced, 'budget')} of ${gone.name} ${invoiced === 1 ? 'stands' : 'stand'} on approved invoices of ${kept.name} since, so it cannot be taken back.`,
    )
  const merging: Merging = { tenantId, from: gone.id, to: kept.id, by: person.id }
  const people = await peopleOf(db, merging)
  const found = await looked(db, body.dryRun, () => takeBack(db, merging, merge))
  if (!body.dryRun)
    auditBoth(asking, people, [
      { id: gone.id, changes: { mergedInto: [kept.id, null] } },
      { id: kept.id, changes: { merged: [gone.id, null] } },
    ])
  return {
    count: Math.max(
      1,
      found.reduce((sum, { count }) => sum + count, 0),
    ),
    sentence: `${gone.name} ${body.dryRun ? 'would be' : 'is'} a client of its own again, with what came from it. What was added to ${kept.name} since stays there.`,
    rows: found
      .toSorted((one, other) => other.count - one.count)
      .map(({ table, count }) => ({ text: `${counted(count, table)} back`, path: null })),
  }
}

async function takeBack(
  db: Db,
  merging: Merging,
  merge: Merge,
): Promise<readonly { readonly table: string; readonly count: number }[]> {
  const { tenantId, from, to } = merging
  const months = await clearDrafts(db, tenantId, [from, to])
  const found: { table: string; count: number }[] = []
  for (const [name, keys] of Object.entries(merge.moved)) {
    if (name === budgets || keys.length === 0) continue
    const place = placeOf(name)
    const back = { tenantId, from: to, to: from }
    const ids = keys.flatMap(([id]) => (typeof id === 'number' ? [id] : []))
    const count =
      name === facts
        ? await moveFacts(db, back, ids)
        : name === agreements
          ? (await moveAgreements(db, back, ids)).length
          : (await moveRows(db, place, { ...back, only: keys })).moved.length
    if (count > 0) found.push({ table: place.table, count })
  }
  const whole = (merge.moved[budgets] ?? []).flatMap(([id]) => (typeof id === 'number' ? [id] : []))
  await returnBudgets(db, merging, whole, merge.split)
  if (whole.length + merge.split.length > 0)
    found.push({ table: 'budget', count: whole.length + merge.split.length })
  await renewDrafts(db, tenantId, months, [from, to])
  await writeClients(db, tenantId, () =>
    sql`update client set canceled_at = ${merge.canceled_at}::date where tenant_id = ${tenantId} and id = ${from}`.execute(
      db,
    ),
  )
  await sql`update client_merge set undone_at = now() where tenant_id = ${tenantId} and id = ${merge.id}`.execute(
    db,
  )
  return found
}
