import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import type { Answer as Body } from '@portal/core/calls'
import { userTypeId } from '@portal/core/foundation/policy/user-types'
import type { FromBrowser, FromServer, Subject, Viewer } from '@portal/core/platform/realtime/events'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { change, created } from './budget-form.ts'

type Connection = Socket<FromServer, FromBrowser>

let server: RunningServer
let manager: Caller
let seo: Caller
let client: Caller
const opened: Connection[] = []

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, client] = (await Promise.all(
    ['account-manager', 'seo', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterEach(() => opened.splice(0).forEach((connection) => connection.close()))
afterAll(async () => {
  await server.stop()
})

const me = async (who: Caller) => (await who.get<Body<'users.current'>>('/users/me')).body

function dial(token: unknown): Connection {
  const connection: Connection = io(server.url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  opened.push(connection)
  return connection
}

/** A connection that has said who it is. */
async function connected(who: Caller): Promise<Connection> {
  const connection = dial(who.token)
  await new Promise<void>((resolve, reject) => {
    connection.once('connect', resolve)
    connection.once('connect_error', reject)
  })
  const userId = (await me(who)).id
  // From here on it hears: whatever rang before is read now.
  const hears = new Promise<void>((resolve) => connection.once('notified', resolve))
  connection.emit('online', { userId, socketId: connection.id ?? '' })
  await hears
  return connection
}

const refusalOf = (token: unknown): Promise<string> =>
  new Promise((resolve) => {
    const connection = dial(token)
    connection.once('connect', () => resolve('connected'))
    connection.once('connect_error', ({ message }) => resolve(message))
  })

const look = (connection: Connection, subject: Subject): Promise<readonly Viewer[]> =>
  new Promise((resolve) => connection.emit('look', subject, resolve))

/** The next word of who has something open that names these people. */
const shows = (connection: Connection, ...names: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const hear: FromServer['viewers'] = ({ viewers }) => {
      const there = viewers.map(({ fullName }) => fullName).toSorted()
      if (there.join() !== names.toSorted().join()) return
      connection.off('viewers', hear)
      resolve()
    }
    connection.on('viewers', hear)
  })

const ended = (connection: Connection): Promise<void> =>
  new Promise((resolve) => connection.once('disconnect', () => resolve()))

const tesla: Subject = { kind: 'client', id: '17' }

describe('the realtime connection (SHL-05)', () => {
  test('opens with an access token of the portal and with nothing else', async () => {
    await connected(manager)
    for (const token of [undefined, 7, 'forged', `${manager.token}x`, { token: manager.token }])
      expect(await refusalOf(token)).toBe('Unauthenticated')
  })

  test('opens for clients too', async () => {
    await connected(client)
  })

  test('ends when it says it is somebody else', async () => {
    const connection = await connected(manager)
    const end = ended(connection)
    connection.emit('online', { userId: (await me(seo)).id, socketId: connection.id ?? '' })
    await end
  })

  test('ends when its session ends elsewhere', async () => {
    const other = await signIn(server.url, 'social')
    const connection = await connected(other)
    const end = ended(connection)
    await (await signIn(server.url, 'admin')).delete(`/users/${(await me(other)).id}/sessions`)
    await end
  })

  test('goes on with a newer token of the same person, and with nobody else’s', async () => {
    const connection = await connected(manager)
    connection.emit('renew', (await signIn(server.url, 'account-manager')).token ?? '')
    expect(await look(connection, tesla)).toHaveLength(1)
    const end = ended(connection)
    connection.emit('renew', seo.token ?? '')
    await end
  })
})

describe('who else has a record open', () => {
  test('is told when somebody comes and goes, each person once', async () => {
    const [mine, theirs, again] = [await connected(manager), await connected(seo), await connected(seo)]
    const [ann, bo] = [(await me(manager)).fullName, (await me(seo)).fullName]
    expect((await look(mine, tesla)).map(({ fullName }) => fullName)).toEqual([ann])
    const both = shows(mine, ann, bo)
    await look(theirs, tesla)
    await both
    const once = shows(mine, ann, bo)
    await look(again, tesla)
    await once
    const still = shows(mine, ann, bo)
    theirs.emit('leave', tesla)
    await still
    const alone = shows(mine, ann)
    again.close()
    await alone
  })

  test('stays within a record', async () => {
    const [mine, theirs] = [await connected(manager), await connected(seo)]
    await look(theirs, { kind: 'client', id: '18' })
    expect(await look(mine, tesla)).toHaveLength(1)
  })

  test('is staff’s alone: a client sees nobody and is not seen', async () => {
    const [outside, mine] = [await connected(client), await connected(manager)]
    expect(await look(outside, tesla)).toEqual([])
    expect(await look(mine, tesla)).toHaveLength(1)
  })

  test('is not asked for what is no record', async () => {
    const mine = await connected(manager)
    for (const wrong of [null, 'client:17', { kind: 'room', id: '1' }, { kind: 'client', id: '1:2' }])
      mine.emit('look', wrong as unknown as Subject, () => expect.unreachable())
    expect(await look(mine, tesla)).toHaveLength(1)
  })

  test('is told no longer to somebody who is of the staff no more', async () => {
    const [admin, leaving] = [await signIn(server.url, 'admin'), await signIn(server.url, 'social')]
    const connection = await connected(leaving)
    await look(connection, tesla)
    const end = ended(connection)
    const outside = { userTypeId: userTypeId('Client'), roles: [], departments: [] }
    expect((await admin.put(`/users/${(await me(leaving)).id}`, outside)).status).toBe(200)
    await end
    expect(await look(await connected(leaving), tesla)).toEqual([])
  })
})

describe('a notification', () => {
  test('rings at once for whoever has to confirm a budget, and is read in the panel', async () => {
    const bell = await connected(manager)
    const rung = new Promise<void>((resolve) => bell.once('notified', resolve))
    const before = (await manager.get<Body<'notifications.list'>>('/notifications')).body
    const accounting = await signIn(server.url, 'accounting')
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    await change(accounting, budget.id, { invoiceAmount: 200 })
    await rung
    const { rows, unread } = (await manager.get<Body<'notifications.list'>>('/notifications')).body
    expect(unread).toBe(before.unread + 1)
    expect(rows[0]).toMatchObject({
      text: expect.stringMatching(/^The .+ budget of .+ changed\. Please confirm the new amount\.$/),
      path: expect.stringMatching(/^\/clients\/[\w-]+\/budgets$/),
      read: false,
    })
    const left = await manager.post<Body<'notifications.read'>>('/notifications/read', { ids: [rows[0]!.id] })
    expect(left.body).toEqual({ unread: before.unread })
  })

  test('is read by nobody else, and marked by nobody else', async () => {
    const mine = (await manager.get<Body<'notifications.list'>>('/notifications')).body
    expect(mine.rows.length).toBeGreaterThan(0)
    const theirs = (await seo.get<Body<'notifications.list'>>('/notifications')).body
    expect(theirs.rows.map(({ id }) => id)).not.toContain(mine.rows[0]!.id)
    const marked = await seo.post('/notifications/read', { ids: mine.rows.map(({ id }) => id) })
    expect(marked.status).toBe(404)
    const after = (await manager.get<Body<'notifications.list'>>('/notifications')).body
    expect(after.unread).toBe(mine.unread)
  })
})
