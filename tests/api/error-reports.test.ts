import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startServer, visitor, type RunningServer } from '../support/index.ts'

let service: Server
let server: RunningServer
const received: unknown[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (piece: string) => void (text += piece))
    request.on('end', () => {
      received.push(JSON.parse(text))
      response.end()
    })
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  server = await startServer({ env: { ERROR_REPORTING_URL: `http://127.0.0.1:${port}/portal` } })
})
afterAll(async () => {
  await server?.stop()
  service?.close()
})

const report = { message: 'It broke', page: '/clients', call: 'clients.list', status: 500 }

// AUT-13
test('an error of a browser is in the log and at the service, with whose it was', async () => {
  const caller = await signIn(server.url, 'seo')
  expect((await caller.post('/error-reports', report)).body).toEqual({ reported: true })
  await expect.poll(() => received).toMatchObject([{ ...report, tenantId: 1, userId: 9 }])
  expect(server.output()).toContain('"message":"It broke"')
  expect((await visitor(server.url).post('/error-reports', { ...report, message: 'Before' })).status).toBe(
    200,
  )
  await expect.poll(() => received.length).toBe(2)
  expect(received[1]).toMatchObject({ message: 'Before', userId: null })
})

test('what is no report is refused, and one line of the log stays one', async () => {
  const caller = await signIn(server.url, 'seo')
  for (const bad of [
    {},
    { ...report, message: '' },
    { ...report, extra: 1 },
    { ...report, page: 'x'.repeat(501) },
  ])
    expect((await caller.post('/error-reports', bad)).status).toBe(422)
  await caller.post('/error-reports', { ...report, message: 'Two\nlines' })
  expect(server.output()).toContain('"message":"Two\\nlines"')
})
