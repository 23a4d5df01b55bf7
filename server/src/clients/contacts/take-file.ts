import { sql } from 'kysely'
import { operation, type AuditNote } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { columnOf } from '../../platform/records/record-table.ts'
import { makeOnePerson, spreadPerson } from './people.ts'
import { planContactFile, type PlannedRow } from './plan-file.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'

/** Rows that a preview shows. */
const shown = 200

const countsOf = (rows: readonly PlannedRow[]) => {
  const of = (result: PlannedRow['result']): number => rows.filter((row) => row.result === result).length
  return {
    new: of('New'),
    atAnotherStore: of('At Another Store'),
    changed: of('Changed'),
    unchanged: of('Unchanged'),
    twice: of('Twice'),
    faults: of('Fault'),
  }
}

export const previewContactFile = operation('contacts.previewFile', async (incoming) => {
  const { rows, leftOut } = await planContactFile(incoming, incoming.body)
  const [wrong, right] = [
    rows.filter(({ result }) => result === 'Fault'),
    rows.filter(({ result }) => result !== 'Fault'),
  ]
  return {
    ...countsOf(rows),
    leftOut: [...leftOut],
    rows: [...wrong, ...right].slice(0, shown).map(({ line, name, client, email, result, message }) => ({
      line,
      name,
      client,
      email,
      result,
      message,
    })),
  }
})

export const takeContactFile = operation('contacts.takeFile', async (incoming) => {
  const { db, tenantId, body, audit } = incoming
  const { rows } = await planContactFile(incoming, body)
  const counts = countsOf(rows)
  const wrong = rows.find(({ result }) => result === 'Fault')
  if (wrong)
    throw invalid({
      text: `Line ${wrong.line}: ${wrong.message}${counts.faults > 1 ? ` There are ${counts.faults - 1} faults more.` : ''} Nothing was taken.`,
    })
  const fresh = rows.flatMap(({ kept, clientId, contact }) =>
    kept && clientId !== undefined ? [{ ...kept, clientId, samePersonAs: contact?.id ?? null }] : [],
  )
  const { rows: made } = await sql<{ id: number; place: number }>`
    with given as (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as (
        "clientId" integer, name text, title text, department text, email text, phone text, mobile text, birthday text,
        "isPrimary" boolean, "receivesReports" boolean, "receivesInvoices" boolean, notes text))
        with ordinality as g (client_id, name, title, department, email, phone, mobile, birthday, is_primary, receives_reports, receives_invoices, notes, place)
    ), numbered as (
      select g.*, nextval(pg_get_serial_sequence('contact', 'id'))::integer as id from given g
    ), written as (
      insert into contact (tenant_id, id, client_id, name, title, department, email, phone, mobile, birthday, is_primary, receives_reports, receives_invoices, notes)
      select ${tenantId}, id, client_id, name, title, department, email, phone, mobile, birthday, is_primary, receives_reports, receives_invoices, notes
      from numbered order by place
      ${takenByNodes}
    )
    select id, place::integer from numbered`.execute(db)
  const ids = new Map(made.map(({ id, place }) => [place - 1, id]))
  for (const [at, contact] of fresh.entries()) {
    const id = ids.get(at) ?? 0
    audit(taken(id, contact.clientId, { name: [null, contact.name], fromFile: true }))
    if (contact.samePersonAs === null) continue
    await makeOnePerson(db, tenantId, [contact.samePersonAs, id])
    await spreadPerson(incoming, id)
  }
  for (const { contact, changes } of rows) {
    if (!contact || !changes) continue
    const set = Object.entries(changes).map(([name, value]) => sql`${sql.id(columnOf(name))} = ${value}`)
    await sql`update contact set ${sql.join(set)}, version = version + 1, updated_at = now()
      where tenant_id = ${tenantId} and id = ${contact.id}`.execute(db)
    const before: Readonly<Record<string, unknown>> = { ...contact }
    audit(
      taken(contact.id, contact.clientId, {
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, [before[name], value]])),
        fromFile: true,
      }),
    )
    if (contact.person !== null) await spreadPerson(incoming, contact.id)
  }
  return counts
})

const taken = (subjectId: number, clientId: number, changes: AuditNote['changes']): AuditNote => ({
  subject: 'contact',
  subjectId,
  clientId,
  ...(changes ? { changes } : {}),
})
