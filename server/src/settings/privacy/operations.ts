import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { erase, withoutWords } from './erase.ts'
import { personOf, type Person } from './person.ts'
import { lookFrom, placesOf, rowsOf, wordTables } from './places.ts'

const find = operation('privacy.find', async ({ db, tenantId, body }) => {
  const person = await personOf(db, tenantId, body)
  const { places, ...part } = await lookFrom(db, tenantId, person, body.after)
  return { users: [...person.users], places: [...places], ...part }
})

/** What is nobody's to carry out: hashes, tokens, sealed secrets. */
const isSecret = (column: string): boolean =>
  /(hash|secret|token|sealed|password|public_key|kobi_key)/.test(column)

const mostRows = 1000

const nothingKept = (): Refusal =>
  new Refusal('not-found', 'Nothing is kept of this person. Look for another address or number of theirs.')

const file = operation('privacy.file', async ({ db, tenantId, body, audit }) => {
  const person = await personOf(db, tenantId, body)
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const place of await wordTables(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(place.table)} t where tenant_id = ${tenantId} and ${rowsOf(place, person)}
      order by ctid desc limit ${mostRows}`.execute(db)
    if (rows.length > 0)
      tables[place.table] = rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))),
      )
  }
  if (Object.keys(tables).length === 0) throw nothingKept()
  audit({
    subject: 'person',
    changes: {
      event: 'given out',
      ...countsOf(Object.entries(tables).map(([table, rows]) => [table, rows.length])),
    },
  })
  return { madeAt: new Date().toISOString(), tables }
})

const countsOf = (counts: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(counts)

/** As the owner of the tables: the role of the calls may not change the audit log. */
async function eraseFromAudit({ database }: Services, tenantId: number, person: Person): Promise<void> {
  const db = database.reading(wholeTenant(tenantId))
  const audit = (await wordTables(db)).find(({ table }) => table === 'audit_entry')
  if (!audit) return
  const { sql: text, parameters } = withoutWords(tenantId, audit, person).compile(db)
  await database.asOwner((client) => client.query(text, [...parameters]))
}

const eraseOne = operation(
  'privacy.erase',
  async ({ db, tenantId, body, person: doer, audit, services, afterCommit }) => {
    const person = await personOf(db, tenantId, body)
    if (person.users.some(({ id }) => id === doer.id))
      throw new Refusal('conflict', 'Nobody erases their own account. Ask another administrator.')
    const working = person.users.find(({ mayErase }) => !mayErase)
    if (working)
      throw new Refusal(
        'conflict',
        `${working.name} can still sign in. Suspend the account first, and see that somebody has taken over.`,
      )
    const places = await placesOf(db, tenantId, person)
    if (places.length === 0) throw nothingKept()
    await erase(db, tenantId, person, new Set(places.map(({ table }) => table)))
    audit({
      subject: 'person',
      changes: { event: 'erased', ...countsOf(places.map(({ table, rows }) => [table, rows])) },
    })
    afterCommit(() => eraseFromAudit(services, tenantId, person))
    return { places: [...places] }
  },
)

export const privacyOperations = {
  'privacy.find': find,
  'privacy.file': file,
  'privacy.erase': eraseOne,
}
