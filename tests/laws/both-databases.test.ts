import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePath, writes, type Call } from '@portal/core/foundation/contract/call'
import { signIn, startServer, type Caller, type DatabaseKind, type RunningServer } from '../support/index.ts'
import { bodyFor, fieldsOf, mountedCalls, schemaOf, type MountedCall } from './live-agency.ts'

/** The same demo agency on both databases, and what they are asked. */
const kinds: readonly DatabaseKind[] = ['pglite', 'postgres']
let servers: readonly RunningServer[] = []
let askers: readonly Caller[] = []

beforeAll(async () => {
  servers = await Promise.all(kinds.map((database) => startServer({ database })))
  askers = await Promise.all(servers.map(({ url }) => signIn(url, 'super-admin')))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
})

/** Calls that end the session of whoever asks, or give back what is made by chance. */
const apart = new Set([
  'users.signOut',
  'users.endSessions',
  'users.endSession',
  'users.refresh',
  'users.beginPasskeySignIn',
])

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

const client = 1003

/** Ids of rows that are there, by the path of their list. */
const idsOf = new Map<string, number>()

/** What stands for a parameter of a path: the first row of the list before it, or a client. */
function valueOf(name: string, before: string): string {
  if (name === 'slug') return 'hartwell-volkswagen'
  if (/clientId/i.test(name) || before === '/clients/') return String(client)
  return String(idsOf.get(before.slice(0, -1)) ?? 1)
}

function pathOf(call: Call): string {
  const { path } = call
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) =>
    valueOf(name, path.slice(0, at)),
  )
  return wholePath({ ...call, path: filled }).replace(/^\/api/, '')
}

function askedOf({ call }: MountedCall): Asked {
  const fields = fieldsOf(call.query)
  const query = new URLSearchParams(
    Object.entries({ clientId: String(client), pageSize: '50' }).filter(([name]) => fields.includes(name)),
  )
  const required = schemaOf(call.query).required ?? []
  for (const name of required)
    if (!query.has(name)) query.set(name, /day|date|month|start|end/i.test(name) ? '2026-10-01' : '1')
  const sends = ['POST', 'PUT', 'PATCH'].includes(call.method)
  return {
    method: call.method,
    path: `${pathOf(call)}${query.size > 0 ? `?${query}` : ''}`,
    body: sends
      ? {
          ...(bodyFor(call, 1) as object),
          ...(fieldsOf(call.body).includes('clientId') && { clientId: client }),
        }
      : undefined,
  }
}

/** What is counted anew, and days since a moment: of two agencies made minutes apart midnight may lie between. */
const byTheClock = new Set(['shareNumber', 'daysSince'])

/** An answer without what is made by chance or by the clock, and without the order of what has none. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(comparable)
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (value instanceof Uint8Array) return 'bytes'
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !byTheClock.has(name))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, each]) => [name, comparable(each)]),
    )
  if (typeof value !== 'string') return value
  return value
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replaceAll(/&s=[\w-]{43}/g, '')
    .replaceAll(/\/(inventory|leads)\/[\w-]{32}/g, '/$1/<key>')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '<server>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '<moment>')
}

async function both(asked: Asked): Promise<readonly (readonly [number, unknown])[]> {
  return Promise.all(
    askers.map(async (asker) => {
      const { status, body } = await asker.request(asked.method, asked.path, { body: asked.body })
      return [status, comparable(body)] as const
    }),
  )
}

test('every call is answered alike by both databases, whatever it reads or writes', async () => {
  const order = mountedCalls
    .filter(({ name }) => !apart.has(name))
    .toSorted((one, other) => Number(writes(one.call)) - Number(writes(other.call)))
  const wrong: string[] = []
  let answered = 0
  for (const mounted of order) {
    const asked = askedOf(mounted)
    const [embedded, server] = await both(asked)
    const status = server?.[0] ?? 0
    if (status === 200) answered += 1
    const [one, other] = [JSON.stringify(embedded), JSON.stringify(server)]
    if (one !== other || status >= 500) {
      const at = [...(one ?? '')].findIndex((letter, place) => letter !== other?.[place])
      wrong.push(
        `${mounted.name} ${asked.path}: ${one?.slice(Math.max(0, at - 60), at + 120)} ≠ ${other?.slice(Math.max(0, at - 60), at + 120)}`,
      )
    }
    const rows = (server?.[1] as { rows?: unknown } | null)?.rows ?? server?.[1]
    const first = Array.isArray(rows) ? (rows[0] as { id?: unknown } | null) : null
    if (typeof first?.id === 'number' && !mounted.call.path.includes('{'))
      idsOf.set(mounted.call.path, first.id)
  }
  expect(wrong).toEqual([])
  // The others are refused for what they bring along.
  expect(answered).toBeGreaterThan(order.length / 2)
})
