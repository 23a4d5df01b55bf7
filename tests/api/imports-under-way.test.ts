import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUnderTest, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { checked, clientCount, found, imported, runOf, settled, type Run } from './import-file.ts'

let server: RunningServer
let manager: Caller
let other: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, other] = (await Promise.all(
    ['account-manager', 'seo'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const file = (count: number, code: string): string =>
  `Dealer Code,Name,City,Industry,Group\n${Array.from({ length: count }, (_none, at) => `${code}-${at},${code} Motors ${at},Town ${at % 50},Automotive,${code} Group`).join('\n')}`

/** So many that half of them are not written before a busy machine has looked again; the embedded database writes a third as fast. */
const [most, many] = databaseUnderTest === 'postgres' ? [50_000, 16_000] : [16_000, 6_000]

/** Starts writing a checked import and waits until part of it is written. */
async function halfWritten(run: Run): Promise<void> {
  await manager.post(`/imports/${run.id}/apply`, {})
  await expect
    .poll(async () => (await runOf(manager, run.id)).rowsDone, { interval: 10, timeout: 60_000 })
    .toBeGreaterThan(0)
  expect((await runOf(manager, run.id)).status).toBe('writing')
}

const traces = async (code: string) => ({
  clients: await found(manager, `${code} Motors`),
  groups: (await manager.get<{ name: string }[]>('/groups')).body.filter(({ name }) => name.startsWith(code)),
})
const nothing = { clients: [], groups: [] }

describe('an import under way', { timeout: 600_000 }, () => {
  test(
    `${most} clients come in while other calls are answered, and appear all at once`,
    { timeout: 600_000 },
    async () => {
      const before = await clientCount(other)
      const run = await checked(manager, 'clients', file(most, 'BIG'))
      expect(run).toMatchObject({ status: 'checked', rowsTotal: most, created: most })
      await manager.post(`/imports/${run.id}/apply`, {})
      const seen: number[] = []
      const rowsDone = new Set<number>()
      for (let status = 'writing'; status === 'writing';) {
        const [count, one, now] = await Promise.all([
          clientCount(other),
          other.get('/clients/1001'),
          runOf(manager, run.id),
        ])
        expect(one.status).toBe(200)
        seen.push(count)
        rowsDone.add(now.rowsDone)
        status = now.status
      }
      expect(await runOf(manager, run.id)).toMatchObject({ status: 'done', created: most })
      expect(rowsDone.size).toBeGreaterThan(5)
      expect(seen.length).toBeGreaterThan(5)
      expect(
        new Set(seen.map((count) => (count === before || count === before + most ? 'whole' : count))),
      ).toEqual(new Set(['whole']))
      expect(seen[0]).toBe(before)
      expect(await clientCount(other)).toBe(before + most)
      expect((await other.get<unknown[]>('/clients/list/simple')).body.length).toBe(before + most)
    },
  )

  test('is the only one that is being written', async () => {
    const [first, second] = [
      await checked(manager, 'clients', file(many, 'ONE')),
      await checked(manager, 'clients', 'Name\nTwo Motors'),
    ]
    await halfWritten(first)
    expect((await manager.post(`/imports/${second.id}/apply`, {})).status).toBe(409)
    await settled(manager, first.id)
    expect((await manager.post(`/imports/${second.id}/apply`, {})).status).toBe(200)
    expect((await settled(manager, second.id)).status).toBe('done')
  })

  test('that is canceled takes back what it wrote', async () => {
    const run = await checked(manager, 'clients', file(many, 'CAN'))
    await halfWritten(run)
    await manager.post(`/imports/${run.id}/cancel`, {})
    expect((await settled(manager, run.id)).status).toBe('canceled')
    expect(await traces('CAN')).toEqual(nothing)
    expect(await imported(manager, 'clients', file(10, 'CAN'))).toMatchObject({ created: 10 })
  })

  test.each(['an ordinary stop', 'a crash'] as const)(
    '%s of the server leaves nothing of it, and it can be repeated',
    async (end) => {
      const code = end === 'a crash' ? 'CRA' : 'STO'
      const run = await checked(manager, 'clients', file(many, code))
      await halfWritten(run)
      if (end === 'a crash') await server.kill()
      await server.restart()
      ;[manager, other] = (await Promise.all(
        ['account-manager', 'seo'].map((account) => signIn(server.url, account)),
      )) as [Caller, Caller]
      const ended = await settled(manager, run.id)
      expect(ended).toMatchObject({
        status: 'failed',
        message:
          'The server was stopped while this import was under way. Nothing was written; import the file again.',
      })
      expect(await traces(code)).toEqual(nothing)
      expect(await imported(manager, 'clients', file(700, code))).toMatchObject({ created: 700 })
      expect((await found(manager, `${code} Motors 699`)).length).toBe(1)
    },
  )
})
