import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import {
  refreshed,
  wantedLines,
  type Months,
  type Refreshed,
  type WantedLine,
} from '@portal/core/money/invoicing/refresh'
import { totalsOf } from '@portal/core/money/invoicing/shares'
import type { Db } from '../../foundation/database/database.ts'
import type { Billed } from './billed.ts'
import { settle, writeLines } from './draft-lines.ts'
import { factsOf, type PlacedFacts, type PlacedLine } from './facts.ts'

/** What refreshing did, in lines. */
export interface Done {
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** Lines of people that the budgets do not agree with. */
  readonly kept: number
}

export const nothingDone: Done = { added: 0, changed: 0, removed: 0, kept: 0 }

/** What two parts of a run did, together. */
export const bothDone = (a: Done, b: Done): Done => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  removed: a.removed + b.removed,
  kept: a.kept + b.kept,
})

interface Draft {
  readonly id: number
  readonly month: string
  readonly key: string
  readonly bill_to: unknown
  readonly tax_rate: string
  readonly client_ids: readonly number[]
}

const noFacts: PlacedFacts = { budgets: [], lines: [], credits: [] }

/** One invoice's worth of clients. */
interface Group {
  readonly billed: readonly [Billed, ...Billed[]]
  readonly work: readonly ClientWork[]
}

interface ClientWork {
  readonly billed: Billed
  readonly open: readonly PlacedLine[]
  readonly change: Refreshed
}

/**
 * Makes or refreshes the drafts of some clients for a month, in the caller's
 * transaction, which holds the invoices. Writes nothing where nothing changed.
 */
export async function refreshDrafts(
  db: Db,
  tenantId: number,
  months: Months,
  clientIds: readonly number[],
): Promise<Done> {
  const { month } = months
  const from = months.earlier.reduce((first, each) => (each.month < first ? each.month : first), month)
  const range = { from, to: monthRange(month).end }
  const { billed, facts } = await factsOf(db, tenantId, clientIds, range)
  const groups = new Map<string, { billed: [Billed, ...Billed[]]; work: ClientWork[] }>()
  for (const each of billed) {
    const of = facts.get(each.clientId) ?? noFacts
    const open = of.lines.filter((line) => line.open && line.month === month)
    const wanted = wantedLines(of, months)
    if (open.length === 0 && wanted.length === 0) continue
    const work = { billed: each, open, change: refreshed(open, wanted) }
    const group = groups.get(each.key)
    if (group) {
      group.billed.push(each)
      group.work.push(work)
    } else groups.set(each.key, { billed: [each], work: [work] })
  }
  return writeGroups(db, tenantId, month, groups)
}

async function writeGroups(
  db: Db,
  tenantId: number,
  month: string,
  groups: ReadonlyMap<string, Group>,
): Promise<Done> {
  if (groups.size === 0) return nothingDone
  const drafts = await draftsOf(db, tenantId, month, groups)
  const missing = [...groups].filter(([key, { work }]) => !drafts.has(key) && work.some(needsInvoice))
  const summed = new Set<number>()
  for (const draft of await makeDrafts(db, tenantId, month, missing)) {
    drafts.set(draft.key, draft)
    if (groups.get(draft.key)?.work.every(isNew)) summed.add(draft.id)
  }
  let done = nothingDone
  const touched = new Set<number>()
  const added: (WantedLine & { invoiceId: number; place: number })[] = []
  const changed: { id: number; to: WantedLine; computedOnly: boolean }[] = []
  const removed: number[] = []
  const moved: { id: number; invoiceId: number }[] = []
  const says: { id: number; says: readonly string[] }[] = []
  for (const [key, { work }] of groups) {
    const draft = drafts.get(key)
    if (!draft) continue
    const told: string[] = []
    let place = work.reduce((sum, { open }) => sum + open.length, 0)
    for (const { open, change } of work) {
      for (const line of change.add) added.push({ ...line, invoiceId: draft.id, place: (place += 1) })
      changed.push(...change.change)
      removed.push(...change.remove)
      const staying = open.filter(
        ({ id, invoiceId }) => invoiceId !== draft.id && !change.remove.includes(id),
      )
      moved.push(...staying.map(({ id }) => ({ id, invoiceId: draft.id })))
      for (const line of open) if (line.invoiceId !== draft.id) touched.add(line.invoiceId)
      if (change.add.length + change.change.length + change.remove.length + staying.length > 0)
        touched.add(draft.id)
      told.push(...change.says)
      const kept = change.change.filter(({ computedOnly }) => computedOnly).length
      done = bothDone(done, {
        added: change.add.length,
        changed: change.change.length - kept,
        removed: change.remove.length,
        kept,
      })
    }
    if (told.length > 0) says.push({ id: draft.id, says: told.slice(0, mostSaid) })
  }
  for (const id of summed) touched.delete(id)
  for (const id of await renew(db, tenantId, groups, drafts)) touched.add(id)
  await writeLines(db, tenantId, month, { added, changed, removed, moved })
  await settle(db, tenantId, [...touched], says)
  return done
}

/** Sentences that an invoice keeps of its last refresh. */
const mostSaid = 40

/** Nothing of it stands on any draft: what its invoice comes to is known before a line is written. */
const isNew = ({ open, change }: ClientWork): boolean => open.length === 0 && change.change.length === 0

const needsInvoice = ({ open, change }: ClientWork): boolean => open.length + change.add.length > 0

async function draftsOf(
  db: Db,
  tenantId: number,
  month: string,
  groups: ReadonlyMap<string, Group>,
): Promise<Map<string, Draft>> {
  const own = [...groups.values()].flatMap(({ billed: [first] }) => (first.together ? [] : [first.clientId]))
  const parents = [...groups.values()].flatMap(({ billed: [first] }) =>
    first.together && first.parentId !== null ? [first.parentId] : [],
  )
  const draft = sql`
    select id, month, case when client_id is null then 'parent:' || parent_organization_id else 'client:' || client_id end as key, bill_to, tax_rate, client_ids
    from invoice where tenant_id = ${tenantId} and month = ${month} and status in ('draft', 'reviewed')`
  // Each half by the index that holds it: together they would be looked for among all invoices of the month.
  const { rows } = await sql<Draft>`
    ${draft} and client_id is not null and client_id = any (${own}::integer[])
    union all ${draft} and client_id is null and parent_organization_id = any (${parents}::integer[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

async function makeDrafts(
  db: Db,
  tenantId: number,
  month: string,
  missing: readonly (readonly [string, Group])[],
): Promise<readonly Draft[]> {
  if (missing.length === 0) return []
  const rows = missing.map(([, { billed, work }]) => {
    const [first] = billed
    const lines = work.flatMap(({ change }) => change.add)
    const sums = totalsOf(
      lines.map(({ cents }) => cents),
      first.taxRate,
    )
    return {
      subtotal: sums.subtotalCents,
      tax: sums.taxCents,
      lines: lines.length,
      says: work.flatMap(({ change }) => change.says).slice(0, mostSaid),
      client_id: first.together ? null : first.clientId,
      parent_organization_id: first.parentId,
      client_ids: billed.map(({ clientId }) => clientId),
      bill_to: first.billTo,
      bill_to_name: first.billTo.name,
      tax_rate: first.taxRate,
    }
  })
  const made = await sql<Draft>`
    insert into invoice (tenant_id, month, client_id, parent_organization_id, client_ids, bill_to, bill_to_name, tax_rate, subtotal_cents, tax_cents, total_cents, line_count, says)
    select ${tenantId}::integer, ${month}::date, client_id, parent_organization_id,
      array(select jsonb_array_elements_text(client_ids)::integer), bill_to, bill_to_name, tax_rate, subtotal, tax, subtotal + tax, lines, says
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (client_id integer, parent_organization_id integer, client_ids jsonb, bill_to jsonb, bill_to_name text, tax_rate numeric, subtotal bigint, tax bigint, lines integer, says jsonb)
    returning id, month, case when client_id is null then 'parent:' || parent_organization_id else 'client:' || client_id end as key, bill_to, tax_rate, client_ids`.execute(
    db,
  )
  return made.rows
}

const sameKeys = (a: unknown, b: object): boolean => {
  const before =
    typeof a === 'object' && a !== null
      ? new Map<string, unknown>(Object.entries(a))
      : new Map<string, unknown>()
  return Object.entries(b).every(([key, value]) => JSON.stringify(before.get(key)) === JSON.stringify(value))
}

/** Gives drafts the payer's details of now; answers those that changed. */
async function renew(
  db: Db,
  tenantId: number,
  groups: ReadonlyMap<string, Group>,
  drafts: ReadonlyMap<string, Draft>,
): Promise<readonly number[]> {
  const rows = [...groups].flatMap(([key, { billed }]) => {
    const draft = drafts.get(key)
    const [first] = billed
    if (!draft) return []
    const clientIds = [...new Set([...draft.client_ids, ...billed.map(({ clientId }) => clientId)])]
    const same =
      sameKeys(draft.bill_to, first.billTo) &&
      Number(draft.tax_rate) === first.taxRate &&
      clientIds.length === draft.client_ids.length
    return same
      ? []
      : [
          {
            id: draft.id,
            bill_to: first.billTo,
            bill_to_name: first.billTo.name,
            tax_rate: first.taxRate,
            parent: first.parentId,
            client_ids: clientIds,
          },
        ]
  })
  if (rows.length === 0) return []
  await sql`
    update invoice i set bill_to = n.bill_to, bill_to_name = n.bill_to_name, tax_rate = n.tax_rate,
      parent_organization_id = n.parent, client_ids = array(select jsonb_array_elements_text(n.client_ids)::integer)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id integer, bill_to jsonb, bill_to_name text, tax_rate numeric, parent integer, client_ids jsonb)
    where i.tenant_id = ${tenantId} and i.id = n.id`.execute(db)
  return rows.map(({ id }) => id)
}
