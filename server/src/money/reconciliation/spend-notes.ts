import { sql, type SqlBool } from 'kysely'
import type { Given } from '@portal/core/calls'
import { formatMoney, centsFromDollars, dollarsFromCents } from '@portal/core/foundation/format/money'
import { monthRange, today } from '@portal/core/foundation/format'
import type { Person } from '@portal/core/foundation/policy/actor'
import { monthWords } from '@portal/core/money/invoicing/expected'
import { keepsInvoices } from '@portal/core/money/invoicing/policy'
import {
  leftToCarry,
  leftToCredit,
  movesMoney,
  type SectionMonth,
} from '@portal/core/money/reconciliation/outcomes'
import { pacingSection, type PacingSection } from '@portal/core/money/services/sections'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, stale } from '../../foundation/http/refusal.ts'
import { changesOf } from '../../platform/audit/changes.ts'
import { holdInvoices } from '../invoicing/hold.ts'
import { renewCredit } from './credit-on-draft.ts'
import { noteById, notes, present, type NoteRow } from './note-rows.ts'
import { sectionMonth } from './section-month.ts'

type Said = Given<'sectionSpendNotes.update', 'body'>

const listNotes = operation('sectionSpendNotes.list', async ({ db, tenantId, query }) => {
  const { page = 1, pageSize = 50, search = '' } = query
  const wanted = search.trim().toLowerCase()
  const where = sql<SqlBool>`${sql.join(
    [
      sql`n.tenant_id = ${tenantId}`,
      ...(query.clientId === undefined ? [] : [sql`n.client_id = ${query.clientId}`]),
      ...(query.sectionId === undefined ? [] : [sql`n.section_id = ${query.sectionId}`]),
      ...(query.month === undefined ? [] : [sql`n.month = ${query.month}::date`]),
      ...(query.outcome === undefined ? [] : [sql`n.outcome = ${query.outcome}`]),
      ...(wanted === '' ? [] : [sql`position(${wanted} in lower(n.note)) > 0`]),
    ],
    sql` and `,
  )}`
  const rows = await notes(db, where, { limit: pageSize, offset: (page - 1) * pageSize })
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from section_spend_note n where ${where}`.execute(db)
  return { rows: rows.map(present), total: counted.rows[0]?.total ?? 0, page, pageSize }
})

const getNote = operation('sectionSpendNotes.get', async ({ db, tenantId, params }) =>
  present(await noteById(db, tenantId, params.id)),
)

const sectionOf = (id: number): PacingSection => {
  const section = pacingSection(id)
  if (!section) throw invalid({ sectionId: 'There is no such section.' })
  return section
}

/** The notes of a section and month, and what is left to settle. */
const notesOfMonth = operation('sectionSpendNotes.ofMonth', async ({ db, tenantId, params, person }) => {
  const section = sectionOf(params.sectionId)
  const { id: clientId, month } = params
  const came = await sectionMonth(db, tenantId, { clientId, section, month, without: null })
  const rows = await notes(
    db,
    sql<SqlBool>`n.tenant_id = ${tenantId} and n.client_id = ${clientId} and n.section_id = ${section.id} and n.month = ${month}::date`,
  )
  return {
    notes: rows.map(present),
    invoiced: dollarsFromCents(came.invoiced),
    budget: dollarsFromCents(came.budget),
    carriedIn: dollarsFromCents(came.carriedIn),
    spend: dollarsFromCents(came.spend),
    leftToCarry: dollarsFromCents(leftToCarry(came)),
    leftToCredit: dollarsFromCents(leftToCredit(came)),
    decides: keepsInvoices(person),
    runs: isRunning(month),
  }
})

/**
 * The cents that a note moves, of the sign that it moves them in; null where it moves none.
 * @throws {Refusal} 403 for who decides on no money, 422 for an amount that is not there to be moved
 */
function moved(person: Person, said: Said, came: SectionMonth, month: string): number | null {
  if (said.note.trim() === '') throw invalid({ note: 'Field is required' })
  if (said.outcome !== 'Explained' && !keepsInvoices(person))
    throw forbidden('Accounting credits, carries over and writes off. Explain the difference instead.')
  if (!movesMoney(said.outcome)) {
    if (said.amount != null) throw invalid({ amount: 'Only what is credited or carried over has an amount.' })
    return null
  }
  const cents = centsFromDollars(said.amount ?? 0)
  if (cents <= 0) throw invalid({ amount: 'Field must be a positive number' })
  const words = monthWords(month)
  if (said.outcome === 'Credited') {
    const most = leftToCredit(came)
    if (cents > most)
      throw invalid({
        amount:
          most === 0
            ? `Nothing is left of ${words} to credit: what was not spent is credited or carried over, once. Anything else is a line of the invoice.`
            : `${formatMoney(most)} of what was not spent in ${words} can still be credited.`,
      })
    return cents
  }
  const left = leftToCarry(came)
  if (cents > Math.abs(left))
    throw invalid({
      amount:
        left === 0
          ? `Nothing is left of ${words} to carry over.`
          : `${formatMoney(Math.abs(left))} ${left > 0 ? 'were not spent' : 'were spent too much'} in ${words}, so at most that is carried over.`,
    })
  return Math.sign(left) * cents
}

/** @throws {Refusal} 409 for a month that still runs: its difference is not known yet */
function refuseRunning(month: string): void {
  if (isRunning(month))
    throw conflict(`${monthWords(month)} still runs. What became of its difference is said when it is over.`)
}

const isRunning = (month: string): boolean => monthRange(month).end >= today()

const facts = (row: NoteRow): Readonly<Record<string, unknown>> => ({
  section: pacingSection(row.section_id)?.label,
  month: row.month,
  outcome: row.outcome,
  amountCents: row.amount_cents,
  note: row.note,
})

const createNote = operation('sectionSpendNotes.create', async ({ db, tenantId, body, person, audit }) => {
  const { clientId, month, userId } = body
  if (userId !== undefined && userId !== person.id) throw forbidden('A note is written in your own name.')
  const section = sectionOf(body.sectionId)
  if (!month.endsWith('-01')) throw invalid({ month: 'The month must be given by its first day.' })
  if (month > today()) throw invalid({ month: `${monthWords(month)} has not begun.` })
  const client = await sql`select from client where tenant_id = ${tenantId} and id = ${clientId}`.execute(db)
  if (client.rows.length === 0) throw invalid({ clientId: 'This client does not exist.' })
  refuseRunning(month)
  // Two who settle the same month take turns: together they never move more than there is.
  await holdInvoices(db, tenantId)
  const came = await sectionMonth(db, tenantId, { clientId, section, month, without: null })
  const { id } = await db
    .insertInto('section_spend_note')
    .values({
      tenant_id: tenantId,
      client_id: clientId,
      section_id: section.id,
      month,
      outcome: body.outcome,
      amount_cents: moved(person, body, came, month),
      note: body.note.trim(),
      user_id: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await noteById(db, tenantId, id)
  audit({ subject: 'section spend note', subjectId: id, clientId, changes: changesOf(null, facts(row)) })
  return present(row)
})

/**
 * Holds a note to be changed or taken back.
 * @throws {Refusal} 409 where its credit is on an approved invoice, 403 where it is another one's or moved money
 */
async function hold(
  db: Db,
  tenantId: number,
  id: number,
  { ifMatch, person }: { readonly ifMatch: number | null; readonly person: Person },
): Promise<NoteRow> {
  await holdInvoices(db, tenantId)
  const row = await noteById(db, tenantId, id)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  const { locked } = present(row)
  if (locked !== null) throw conflict(locked)
  if (!keepsInvoices(person) && (row.user_id !== person.id || row.outcome !== 'Explained'))
    throw forbidden('Only who wrote an explanation changes it, or accounting.')
  return row
}

const updateNote = operation(
  'sectionSpendNotes.update',
  async ({ db, tenantId, params, body, person, ifMatch, audit }) => {
    const before = await hold(db, tenantId, params.id, { ifMatch, person })
    refuseRunning(before.month)
    const section = sectionOf(before.section_id)
    const came = await sectionMonth(db, tenantId, {
      clientId: before.client_id,
      section,
      month: before.month,
      without: before.id,
    })
    const cents = moved(person, body, came, before.month)
    await sql`
      update section_spend_note set outcome = ${body.outcome}, amount_cents = ${cents}::bigint, note = ${body.note.trim()},
        version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    const after = await noteById(db, tenantId, params.id)
    await renewCredit(db, tenantId, {
      clientId: after.client_id,
      noteId: after.id,
      credits: body.outcome === 'Credited' && cents !== null ? { cents, note: after.note } : null,
    })
    audit({
      subject: 'section spend note',
      subjectId: after.id,
      clientId: after.client_id,
      changes: changesOf(facts(before), facts(after)),
    })
    return present(after)
  },
)

const removeNote = operation(
  'sectionSpendNotes.remove',
  async ({ db, tenantId, params, person, ifMatch, audit }) => {
    const row = await hold(db, tenantId, params.id, { ifMatch, person })
    await sql`delete from section_spend_note where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
    await renewCredit(db, tenantId, { clientId: row.client_id, noteId: row.id, credits: null })
    audit({
      subject: 'section spend note',
      subjectId: row.id,
      clientId: row.client_id,
      changes: { ...facts(row), deleted: [false, true] },
    })
    return { id: row.id }
  },
)

export const spendNoteOperations = {
  'sectionSpendNotes.list': listNotes,
  'sectionSpendNotes.ofMonth': notesOfMonth,
  'sectionSpendNotes.get': getNote,
  'sectionSpendNotes.create': createNote,
  'sectionSpendNotes.update': updateNote,
  'sectionSpendNotes.remove': removeNote,
}
