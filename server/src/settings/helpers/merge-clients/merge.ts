import { sql } from 'kysely'
import { formatCount, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../../foundation/database/database.ts'
import type { Incoming } from '../../../foundation/http/operation.ts'
import { conflict, invalid } from '../../../foundation/http/refusal.ts'
import { holdInvoices } from '../../../money/invoicing/hold.ts'
import { wordsFor } from '../../../platform/records/used-by.ts'
import { changeFigures, figureColumns } from '../../../results/metrics/change-figures.ts'
import type { Found } from '../found.ts'
import { leftWith, moveAgreements } from './agreements.ts'
import {
  handOverMonth,
  invoicedOf,
  moveBudgets,
  returnBudgets,
  type Merging,
  type SplitBudget,
} from './budgets.ts'
import { clearDrafts, renewDrafts } from './drafts.ts'
import { moveRows, type RowKeys } from './move-rows.ts'
import { placesOf, type Place } from './places.ts'

type Asking = Incoming<'adminHelpers.run'>

interface ClientRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly canceled_at: string | null
}

/** The keys of what went over, by `table.column`. */
type Moved = Readonly<Record<string, RowKeys>>

const facts = 'metric_fact.client_id'
const otherColumns = figureColumns.filter((column) => column !== 'client_id').join(', ')
const budgets = 'budget.client_id'
const agreements = 'agreement.client_id'

const placeOf = (name: string): Place => {
  const [table = '', column = ''] = name.split('.')
  return { table, column }
}

/** The two clients, held until the transaction ends in the order of their ids. @throws {Refusal} 422 for one that is not there */
async function held(
  db: Db,
  tenantId: number,
  fields: Readonly<Record<string, number | null | undefined>>,
): Promise<readonly ClientRow[]> {
  const ids = Object.values(fields)
  const { rows } = await sql<ClientRow>`
    select id, name, slug, canceled_at from client where tenant_id = ${tenantId} and id = any (${ids.filter((id) => id != null)}::integer[])
    order by id for update`.execute(db)
  return Object.entries(fields).map(([field, id]) => {
    if (id == null) throw invalid({ [field]: 'Field is required' })
    const found = rows.find((row) => row.id === id)
    if (!found) throw invalid({ [field]: 'This client does not exist.' })
    return found
  })
}

/** Does something, and takes it back where it was only to be looked at: what is told is what happens. */
async function looked<T>(db: Db, dryRun: boolean, work: () => Promise<T>): Promise<T> {
  if (!dryRun) return work()
  await sql`savepoint looked`.execute(db)
  const found = await work()
  await sql`rollback to savepoint looked`.execute(db)
  return found
}

const counted = (count: number, table: string): string => `${formatCount(count)} ${wordsFor(table, count)}`

/** Two clients become one: what refers to the one that goes refers to the other from now on. */
export async function mergeClients(asking: Asking): Promise<Found> {
  const { db, tenantId, body, person, services, afterCommit, audit } = asking
  await holdInvoices(db, tenantId)
  const [gone, kept] = await held(db, tenantId, { clientId: body.clientId, toClientId: body.toClientId })
  if (!gone || !kept || gone.id === kept.id) throw invalid({ toClientId: 'Choose another client.' })
  const open = await openMerge(db, tenantId, gone.id)
  if (open) throw conflict(`${gone.name} was merged already. Take that back first.`)
  const merging: Merging = { tenantId, from: gone.id, to: kept.id, by: person.id }
  const people = await peopleOf(db, merging)
  const found = await looked(db, body.dryRun, () => carryOut(db, merging, gone, kept))
  if (!body.dryRun) {
    afterCommit(() => {
      for (const id of people) services.actors.forget(tenantId, id)
    })
    audit({
      subject: 'client',
      subjectId: gone.id,
      clientId: gone.id,
      changes: { mergedInto: [null, kept.id] },
    })
    audit({ subject: 'client', subjectId: kept.id, clientId: kept.id, changes: { merged: [null, gone.id] } })
  }
  const verb = body.dryRun ? 'would become one with' : 'is one with'
  return {
    count: Math.max(1, found.count),
    sentence: `${gone.name} ${verb} ${kept.name}${found.count === 0 ? '; nothing refers to it' : ''}. ${gone.name} is canceled, its approved invoices and what it signed stay with it.`,
    rows: found.rows,
  }
}

async function carryOut(
  db: Db,
  merging: Merging,
  gone: ClientRow,
  kept: ClientRow,
): Promise<Pick<Found, 'count' | 'rows'>> {
  const { tenantId, from, to, by } = merging
  const month = await handOverMonth(db, merging)
  const months = await clearDrafts(db, tenantId, [from, to])
  const moved: Record<string, RowKeys> = {}
  const lines: { readonly text: string; readonly count: number; readonly path: string | null }[] = []
  for (const place of await placesOf(db)) {
    const { moved: keys, stayed } = await moveRows(db, place, { tenantId, from, to })
    if (keys.length > 0) moved[`${place.table}.${place.column}`] = keys
    if (keys.length > 0)
      lines.push({ text: `${counted(keys.length, place.table)} over`, count: keys.length, path: null })
    if (stayed > 0)
      lines.push({
        text: `${counted(stayed, place.table)} left with ${gone.name}: ${kept.name} has the same`,
        count: 0,
        path: null,
      })
  }
  const campaigns = (moved['metric_campaign.client_id'] ?? []).flatMap(([id]) =>
    typeof id === 'number' ? [id] : [],
  )
  const figures = await moveFacts(db, merging, campaigns)
  if (figures > 0)
    lines.push({ text: `${formatCount(figures)} daily figures over`, count: figures, path: null })
  const drafts = await moveAgreements(db, merging)
  moved[agreements] = drafts.map((id) => [id])
  if (drafts.length > 0)
    lines.push({
      text: `${counted(drafts.length, 'agreement')} that ${drafts.length === 1 ? 'is a draft' : 'are drafts'} over`,
      count: drafts.length,
      path: null,
    })
  lines.push(...(await stayingOf(db, merging, gone, kept)))
  const { moved: whole, split, stayed } = await moveBudgets(db, merging, month)
  moved[budgets] = whole.map((id) => [id])
  moved[facts] = campaigns.map((id) => [id])
  if (whole.length > 0)
    lines.push({ text: `${counted(whole.length, 'budget')} over`, count: whole.length, path: null })
  if (split.length > 0)
    lines.push({
      text: `${counted(split.length, 'budget')} on approved invoices: what was charged stays with ${gone.name}, and from ${monthWords(month)} on ${split.length === 1 ? 'it goes' : 'they go'} on with ${kept.name}`,
      count: split.length,
      path: pathOf('clients.profile.budgets', { slug: kept.slug }),
    })
  if (stayed > 0)
    lines.push({
      text: `${counted(stayed, 'budget')} left with ${gone.name}: over, and on approved invoices`,
      count: 0,
      path: null,
    })
  await renewDrafts(db, tenantId, months, [from, to])
  await sql`update client set canceled_at = coalesce(canceled_at, ${today()}::date) where tenant_id = ${tenantId} and id = ${from}`.execute(
    db,
  )
  await sql`insert into client_merge (tenant_id, client_id, into_client_id, canceled_at, moved, split, merged_by)
    values (${tenantId}, ${from}, ${to}, ${gone.canceled_at}::date, ${JSON.stringify(moved)}::jsonb, ${JSON.stringify(split)}::jsonb, ${by})`.execute(
    db,
  )
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    rows: lines.toSorted((one, other) => other.count - one.count).map(({ text, path }) => ({ text, path })),
  }
}

/** What stays with the one that goes although people may look for it with the other, and why. */
async function stayingOf(
  db: Db,
  merging: Merging,
  gone: ClientRow,
  kept: ClientRow,
): Promise<readonly { readonly text: string; readonly count: 0; readonly path: string }[]> {
  const left = await leftWith(db, merging)
  return [
    ...(left.agreements === 0
      ? []
      : [
          {
            text: `${counted(left.agreements, 'agreement')} left with ${gone.name}: what was sent or signed names it`,
            count: 0 as const,
            path: `${pathOf('agreements.index')}?search=${encodeURIComponent(gone.name)}`,
          },
        ]),
    ...(left.guestLinks === 0
      ? []
      : [
          {
            text: `${formatCount(left.guestLinks)} guest ${left.guestLinks === 1 ? 'link' : 'links'} left with ${gone.name}: whoever has one was shown that store alone, and sees no more of it. Make new ones for ${kept.name}`,
            count: 0 as const,
            path: pathOf('clients.profile.guest-access', { slug: kept.slug }),
          },
        ]),
  ]
}

/** The daily figures of campaigns that went over, with their sums. */
async function moveFacts(
  db: Db,
  { tenantId, from, to }: Pick<Merging, 'tenantId' | 'from' | 'to'>,
  campaigns: readonly number[],
): Promise<number> {
  if (campaigns.length === 0) return 0
  return changeFigures(db, {
    tenantId,
    steps: sql`moved as (
      update metric_fact set client_id = ${to}
      where tenant_id = ${tenantId} and client_id = ${from} and campaign_id = any (${campaigns}::integer[]) returning *
    ), left_behind as (
      select ${from}::integer as client_id, ${sql.raw(otherColumns)} from moved
    )`,
    added: 'moved',
    gone: 'left_behind',
  })
}

/** Everybody whose clients change. */
async function peopleOf(db: Db, { tenantId, from, to }: Merging): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from client_user where tenant_id = ${tenantId} and client_id in (${from}, ${to})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

interface Merge {
  readonly id: number
  readonly client_id: number
  readonly into_client_id: number
  readonly canceled_at: string | null
  readonly moved: Moved
  readonly split: readonly SplitBudget[]
}

/** The merge of a client that was not taken back. */
async function openMerge(db: Db, tenantId: number, clientId: number): Promise<Merge | null> {
  const { rows } = await sql<Merge>`
    select id, client_id, into_client_id, canceled_at, moved, split from client_merge
    where tenant_id = ${tenantId} and client_id = ${clientId} and undone_at is null order by id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Takes a merge back: what went over and is still there returns, as it is now. */
export async function unmergeClients(asking: Asking): Promise<Found> {
  const { db, tenantId, body, person, services, afterCommit, audit } = asking
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
  if (!body.dryRun) {
    afterCommit(() => {
      for (const id of people) services.actors.forget(tenantId, id)
    })
    audit({
      subject: 'client',
      subjectId: gone.id,
      clientId: gone.id,
      changes: { mergedInto: [kept.id, null] },
    })
    audit({ subject: 'client', subjectId: kept.id, clientId: kept.id, changes: { merged: [gone.id, null] } })
  }
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
  await sql`update client set canceled_at = ${merge.canceled_at}::date where tenant_id = ${tenantId} and id = ${from}`.execute(
    db,
  )
  await sql`update client_merge set undone_at = now() where tenant_id = ${tenantId} and id = ${merge.id}`.execute(
    db,
  )
  return found
}
