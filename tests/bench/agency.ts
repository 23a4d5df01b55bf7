import { hashPassword } from '@portal/server/access/passwords/passwords'
import { Tokens } from '@portal/server/access/sessions/tokens'
import { openDatabase, type Database } from '@portal/server/foundation/database/database'
import { migrate } from '@portal/server/foundation/database/migrate'
import { demoPassword } from '../support/account.ts'

export const secret = 'the key of servers that live for one measurement'

/** Where an agency's data are: a PostgreSQL server, or a folder with the embedded database. */
export interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** An agency to measure on: one tenant, clients with four budgets each, one administrator who is signed in. */
export interface Agency extends Place {
  readonly clients: number
  /** `Bearer …` of the administrator. */
  readonly authorization: string
}

const makes = [
  'Toyota',
  'Ford',
  'Honda',
  'Chevrolet',
  'Nissan',
  'Subaru',
  'Mazda',
  'Kia',
  'Hyundai',
  'Jeep',
  'Volkswagen',
  'GMC',
  'Buick',
  'Cadillac',
  'Lexus',
  'Acura',
  'Audi',
  'BMW',
  'Volvo',
  'Chrysler',
]
const cities = [
  'Austin',
  'Dallas',
  'Naperville',
  'Schaumburg',
  'Tulsa',
  'Boise',
  'Fresno',
  'Salem',
  'Akron',
  'Mobile',
  'Reno',
  'Tampa',
  'Omaha',
  'Dayton',
  'Waco',
  'Plano',
  'Mesa',
  'Provo',
  'Albany',
  'Macon',
  'Flint',
  'Erie',
  'Ogden',
]
const list = (words: readonly string[]): string => `(array[${words.map((word) => `'${word}'`).join(',')}])`
const pick = (words: readonly string[], by: string): string => `${list(words)}[1 + (${by}) % ${words.length}]`

/** The rows, by formula: the same every time, and made where they are to lie. */
const rowsOf = (clients: number): readonly string[] => [
  "insert into tenant (id, name, slug) values (1, 'Agency', 'agency')",
  "insert into tenant_host (host, tenant_id) values ('localhost', 1), ('127.0.0.1', 1)",
  "insert into industry (tenant_id, id, name) select 1, i, 'Industry ' || i from generate_series(1, 10) i",
  "insert into client_group (tenant_id, id, name) select 1, i, 'Group ' || i from generate_series(1, 100) i",
  `insert into client (tenant_id, id, name, name_folded, slug, identifier, industry_id, group_id, activated_at, canceled_at, city, state, phone)
    select 1, i, n.name, lower(n.name), 'dealer-' || i, 'D' || (100000 + i), 1 + i % 10, 1 + i % 100, date '2024-01-01' + i % 600,
      case when i % 12 = 0 then date '2025-06-01' end, n.city, 'IL', '(312) 555-0' || (100 + i % 900)
    from generate_series(1, ${clients}) i,
      lateral (select ${pick(makes, 'i')} || ' of ' || ${pick(cities, 'i / 7')} || ' ' || i as name, ${pick(cities, 'i / 7')} as city) n`,
  "insert into service_group (tenant_id, id, name) select 1, i, 'Service group ' || i from generate_series(1, 4) i",
  `insert into service (tenant_id, id, name, "order", service_group_id) select 1, i, 'Service ' || i, i, 1 + i % 4 from generate_series(1, 20) i`,
  "insert into fee_service (tenant_id, id, name) values (1, 1, 'Set-up')",
  `insert into budget (tenant_id, client_id, service_id, budget_type, starts_at, ends_at, invoice_amount, notes)
    select 1, c, 1 + (c + k) % 20, case when k = 3 then 'One-Time' else 'Recurring' end, date '2025-01-01' + (c * 7 + k * 90) % 600,
      case when k > 1 then date '2026-12-31' end, 500 + (c * 37 + k * 11) % 9000, ''
    from generate_series(1, ${clients}) c, generate_series(0, 3) k`,
  `insert into budget_fee (tenant_id, budget_id, client_id, fee_service_id, starts_at, invoice_amount)
    select 1, id, client_id, 1, starts_at, 99 from budget where id % 5 = 0`,
  "insert into user_account (tenant_id, id, email, first_name, last_name, user_type) values (1, 1, 'bench@demo.test', 'Bea', 'Bench', 'Employee')",
  "insert into user_role (tenant_id, user_id, role) values (1, 1, 'Super Administrator')",
  // Colleagues who come to work.
  `insert into user_account (tenant_id, id, email, first_name, last_name, user_type)
    select 1, 1 + i, 'bench-' || i || '@demo.test', 'Bea', 'Bench ' || i, 'Employee' from generate_series(1, 200) i`,
]

/**
 * Makes an agency in an empty database.
 *
 * @param clients how many; budgets are four times as many
 */
export async function fillAgency(place: Place, clients: number): Promise<Agency> {
  const database = await openDatabase({ ...place, poolSize: 2 })
  try {
    await migrate(database)
    return { ...place, clients, authorization: await fill(database, clients) }
  } finally {
    await database.stop()
  }
}

async function fill(database: Database, clients: number): Promise<string> {
  return database.asOwner(async (client) => {
    for (const statement of rowsOf(clients)) await client.query(statement)
    const { rows } = await client.query<{ id: string }>(
      "insert into session (tenant_id, user_id, refresh_hash, expires_at) values (1, 1, 'bench', now() + interval '1 day') returning id",
    )
    // The password of all demo accounts, so that a browser signs in as it does there.
    await client.query('update user_account set password_hash = $1', [await hashPassword(demoPassword)])
    // Identities go on behind the rows that were given theirs.
    for (const table of ['client', 'industry', 'client_group', 'service', 'service_group']) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
    }
    await client.query('analyze')
    const session = rows[0]
    if (!session) throw new Error('The session could not be made.')
    const tokens = new Tokens(new TextEncoder().encode(secret))
    return `Bearer ${await tokens.sign({ kind: 'portal', userId: 1, tenantId: 1, sessionId: session.id })}`
  })
}
