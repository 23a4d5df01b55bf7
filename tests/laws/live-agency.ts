import { Agent, request } from 'node:http'
import pg from 'pg'
import type { CallName } from '@portal/core/calls'
import { calls } from '@portal/core/calls'
import { wholePath, type Call } from '@portal/core/foundation/contract/call'
import { guestReports } from '@portal/core/access/guests/reports'
import { Tokens } from '@portal/server/access/sessions/tokens'
import { operations } from '@portal/server/operations'
import { startServer, type RunningServer } from '../support/index.ts'
import type { Cluster } from '../support/seeded-database.ts'
import { demoAccounts } from './demo-accounts.ts'

const secret = 'the secret of a server that lives for a few tests only'

/** Seconds that its tokens live, as long as the sessions behind them: a busy machine takes longer for all questions than a portal's token lasts. */
const lifetime = 3600

/** The client whose reports the guests here may open. */
export const guestClient = 1044

/** Somebody who calls the real server: a demo account in the portal or in a widget, or nobody. */
export interface LiveActor {
  readonly headers: Readonly<Record<string, string>>
}

/** A call of the contract that the server answers. */
export interface MountedCall {
  readonly name: CallName
  readonly call: Call
}

export const mountedCalls: readonly MountedCall[] = (Object.keys(calls) as CallName[])
  .filter((name) => name in operations)
  .map((name) => ({ name, call: calls[name] }))

/** What the server said, as text. */
export interface LiveAnswer {
  readonly status: number
  readonly text: string
}

/** The demo agency on a real server, with a session for every account, also for those that no password opens. */
export class LiveAgency {
  readonly server: RunningServer
  readonly database: pg.Client
  readonly #actors: ReadonlyMap<string, LiveActor>

  private constructor(server: RunningServer, database: pg.Client, actors: ReadonlyMap<string, LiveActor>) {
    this.server = server
    this.database = database
    this.#actors = actors
  }

  /** @param cluster on which its database is made; that of the run by default */
  static async start(cluster?: Cluster): Promise<LiveAgency> {
    const server = await startServer({
      database: 'postgres',
      content: 'demo',
      ...(cluster === undefined ? {} : { cluster }),
      env: { SESSION_SECRET: secret },
    })
    if (server.databaseUrl === null) throw new Error('This server was to run on PostgreSQL.')
    const database = new pg.Client(server.databaseUrl)
    await database.connect()
    return new LiveAgency(server, database, await openSessions(database))
  }

  /** @param name of a demo account, `visitor`, `widget of <account>`, `page of <account>` or `guest of <report>` */
  actor(name: string): LiveActor {
    const found = this.#actors.get(name)
    if (!found) throw new Error(`There is no ${name} here.`)
    return found
  }

  /** Makes a call; a path parameter that is not given gets an id that no row has. */
  async ask(
    actor: LiveActor,
    call: Call,
    given: {
      readonly params?: Readonly<Record<string, string>>
      readonly query?: Readonly<Record<string, string>>
      readonly body?: unknown
    } = {},
  ): Promise<LiveAnswer> {
    const path = wholePath(call).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(given.params?.[name] ?? noSuch(name)),
    )
    const query = new URLSearchParams({ ...(hasCsv(call) ? { format: 'csv' } : {}), ...given.query })
    const sends = call.method === 'POST' || call.method === 'PUT' || call.method === 'PATCH'
    return answerOf(`${this.server.url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: call.method,
      headers: {
        ...actor.headers,
        ...(call.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
        ...(sends ? { 'content-type': 'application/json' } : {}),
      },
      body: sends ? JSON.stringify(given.body ?? {}) : '',
    })
  }

  async stop(): Promise<void> {
    await this.database.end()
    await this.server.stop()
  }
}

/** How many questions are under way at a time. */
const atOnce = 8
const connections = new Agent({ keepAlive: true, maxSockets: atOnce })

/** Asks without `fetch`, which takes five times the processor: laws ask tens of thousands of questions. */
function answerOf(
  url: string,
  {
    body,
    ...asked
  }: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<LiveAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { ...asked, agent: connections }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        .on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}

interface Described {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>
  readonly required?: readonly string[]
}

const described = new WeakMap<NonNullable<Call['query']>, Described>()

/** What a question takes, as JSON Schema. */
export function schemaOf(schema: Call['query']): Described {
  if (schema === undefined) return {}
  const known = described.get(schema)
  if (known) return known
  const made = schema.in.toJsonSchema({ fallback: ({ base }) => base }) as Described
  described.set(schema, made)
  return made
}

/** A body with an id wherever the call takes one, and something in every other field it needs. */
export function bodyFor(call: Call, id: number): unknown {
  const schema = schemaOf(call.body)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      if (/ids$/i.test(name)) return [[name, call.files ? String(id) : [id]]]
      if (/id$/i.test(name)) return [[name, call.files ? String(id) : id]]
      return schema.required?.includes(name) ? [[name, sampleOf(name, field)]] : []
    }),
  )
}

function sampleOf(name: string, field: unknown): unknown {
  const { type, enum: choices } = field as { type?: string; enum?: unknown[] }
  if (choices) return choices[0]
  if (name.endsWith('At'))
    return type === 'string' && name === 'loggedAt' ? new Date().toISOString() : '2026-11-01'
  if (type === 'number' || type === 'integer') return 1
  return 'changed by a stranger'
}

/** Names of what a question takes. */
export const fieldsOf = (schema: Call['query']): readonly string[] =>
  Object.keys(schemaOf(schema).properties ?? {})

/** Whether a call gives its rows as CSV too: what it tells can be read there, and not in a workbook. */
const hasCsv = (call: Call): boolean =>
  schemaOf(call.query).properties?.['format']?.enum?.includes('csv') ?? false

const noSuch = (parameter: string): string =>
  parameter === 'publicId'
    ? '00000000-0000-4000-8000-000000000000'
    : /Id$|^id$/.test(parameter)
      ? '2147483646'
      : 'none'

async function openSessions(database: pg.Client): Promise<Map<string, LiveActor>> {
  const tokens = new Tokens(new TextEncoder().encode(secret))
  const actors = new Map<string, LiveActor>([['visitor', { headers: {} }]])
  const { rows: origins } = await database.query<{ origin: string }>(
    'select origin from tenant_origin where tenant_id = 1 order by origin',
  )
  const origin = origins[0]?.origin
  for (const { name } of demoAccounts) {
    const { rows } = await database.query<{ tenant_id: number; id: number; session: string; widget: string }>(
      `with account as (select tenant_id, id from user_account where email = $1),
        opened as (insert into session (tenant_id, user_id, refresh_hash, expires_at)
          select tenant_id, id, $1, now() + interval '1 hour' from account returning id),
        embedded as (insert into embed_session (tenant_id, user_id, origin, expires_at)
          select tenant_id, id, $2, now() + interval '1 hour' from account returning id)
      select account.tenant_id, account.id, opened.id as session, embedded.id as widget from account, opened, embedded`,
      [`${name}@demo.test`, origin ?? ''],
    )
    const account = rows[0]
    if (!account) throw new Error(`The demo agency has no ${name}.`)
    const who = { tenantId: account.tenant_id, userId: account.id }
    const portal = await tokens.sign({ kind: 'portal', ...who, sessionId: account.session }, lifetime)
    actors.set(name, { headers: { authorization: `Bearer ${portal}` } })
    if (origin === undefined || account.tenant_id !== 1) continue
    const embedded = { ...who, sessionId: account.widget, origin }
    const widget = await tokens.sign({ kind: 'widget', ...embedded, widget: 'activity-logger' }, lifetime)
    actors.set(`widget of ${name}`, { headers: { authorization: `Bearer ${widget}`, origin } })
    const page = await tokens.sign({ kind: 'page', ...embedded, generation: 1 }, lifetime)
    actors.set(`page of ${name}`, { headers: { authorization: `Bearer ${page}`, origin } })
  }
  for (const report of guestReports) {
    const { rows } = await database.query<{ id: number; since: number }>(
      `insert into guest_access (tenant_id, client_id, report, token_hash, expires_at)
        values (1, $1, $2, $2, now() + interval '1 hour') returning id, floor(extract(epoch from now()))::integer as since`,
      [guestClient, report],
    )
    const [access] = rows
    if (!access) throw new Error('A guest link was not made.')
    const claims = { kind: 'guest', tenantId: 1, accessId: access.id, since: access.since } as const
    const guest = await tokens.sign(claims, lifetime)
    actors.set(`guest of ${report}`, { headers: { authorization: `Bearer ${guest}` } })
  }
  return actors
}

/** Runs work for each item, some at a time. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }),
  )
}
