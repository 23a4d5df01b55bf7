import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../../foundation/settings.ts'
import { Integrations } from './integrations.ts'

let site: Server
let url: string
let status = 200

beforeAll(async () => {
  site = createServer((_request, response) => response.writeHead(status).end('{}'))
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

const nothing = {
  smtpUrl: null,
  jira: null,
  taskIq: null,
  googleCalendar: null,
  google: null,
  chatSource: null,
  notes: { summaryUrl: null },
  redisUrl: null,
  errorReportingUrl: null,
  callRail: null,
  googleAds: null,
  files: { bucket: null },
}
const calls = (address: string) =>
  ({ ...nothing, callRail: { url: address, key: 'secret' } }) as unknown as Settings

/** What was kept, as the database would have it. */
class Kept {
  rows: readonly { readonly system: string; readonly state: string }[] = []
  readonly asOwner = async <T>(work: (client: never) => Promise<T>): Promise<T> =>
    work({
      query: async (_text: string, [rows]: [string]) => {
        this.rows = JSON.parse(rows) as typeof this.rows
      },
    } as never)
}

async function tried(settings: Settings, slow = 60_000): Promise<{ state: string; words: string }> {
  const integrations = new Integrations(settings, new Kept(), { patience: 5000, slow })
  const found = await integrations.try('callrail')
  await integrations.stop()
  return found!
}

describe('a system is', () => {
  test('not configured, and says what happens meanwhile', async () => {
    expect(await tried(nothing as unknown as Settings)).toMatchObject({
      state: 'Not configured',
      words: 'Calls are those of its call logs that are imported.',
      triedAt: null,
    })
  })

  test('working, slow or refusing by its answer', async () => {
    status = 200
    expect(await tried(calls(url))).toMatchObject({ state: 'Working', words: 'It answers.' })
    expect(await tried(calls(url), -1)).toMatchObject({
      state: 'Slow',
      words: expect.stringMatching(/^It took \d+\.\d seconds to answer\.$/),
    })
    for (const [code, words] of [
      [401, 'It does not accept the portal’s credentials (401).'],
      [429, 'It has been asked too often and wants a pause (429).'],
      [503, 'It answers with an error (503).'],
    ] as const) {
      status = code
      expect(await tried(calls(url))).toMatchObject({ state: 'Refusing', words })
    }
  })

  test('gone where nothing answers', async () => {
    const closed = createServer()
    await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening))
    const { port } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    expect(await tried(calls(`http://127.0.0.1:${port}`))).toMatchObject({
      state: 'Gone',
      words: expect.stringMatching(/^It cannot be reached: /),
      took: null,
    })
  })
})

test('what a mail server and Redis say is told by whoever speaks to them', async () => {
  const kept = new Kept()
  const integrations = new Integrations(nothing as unknown as Settings, kept, { patience: 5000, slow: 1000 })
  const told = async (error: unknown, took: number | null = 20) => {
    integrations.told('smtp', error, took)
    await integrations.stop()
    return kept.rows[0]
  }
  const error = (facts: object) => Object.assign(new Error('It went wrong'), facts)
  expect(await told(null)).toMatchObject({ state: 'Working' })
  expect(await told(null, 1500)).toMatchObject({ state: 'Slow' })
  expect(await told(error({ code: 'EAUTH', responseCode: 535 }))).toMatchObject({
    state: 'Refusing',
    words: 'It does not accept the portal’s credentials (535).',
  })
  expect(await told(error({ code: 'EENVELOPE', responseCode: 451 }))).toMatchObject({ state: 'Refusing' })
  // One address that it does not know says nothing of the server.
  expect(await told(error({ code: 'EENVELOPE', responseCode: 550 }))).toMatchObject({ state: 'Working' })
  expect(await told(error({ code: 'ECONNREFUSED' }), null)).toMatchObject({
    state: 'Gone',
    words: 'It cannot be reached: nothing answers there',
  })
  expect(await told(new Error('WRONGPASS invalid username-password pair'), null)).toMatchObject({
    state: 'Refusing',
  })
})

test('what the portal itself calls is heard, kept, and told to whoever looks', async () => {
  const kept = new Kept()
  const integrations = new Integrations(calls(url), kept, { patience: 5000, slow: 60_000 })
  status = 503
  await (await fetch(`${url}/v3/calls.json`)).text()
  await integrations.stop()
  expect(kept.rows).toEqual([expect.objectContaining({ system: 'callrail', state: 'Refusing' })])
  // Once it hears no more, a call changes nothing.
  kept.rows = []
  status = 200
  await (await fetch(url)).text()
  await integrations.stop()
  expect(kept.rows).toEqual([])
})
