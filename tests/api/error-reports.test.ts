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
  await expect.poll(() => server.output()).toContain('"message":"It broke"')
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
  await expect.poll(() => server.output()).toContain('"message":"Two\\nlines"')
})

test('the operator reads figures of calls, jobs, connections and errors; nobody else does', async () => {
  await (await signIn(server.url, 'seo')).post('/error-reports', report)
  const read = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })
  const answer = await read()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  const valueOf = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    )
  expect(valueOf('portal_calls_total{call="errors.report",status="200"}')).toBeGreaterThan(0)
  expect(valueOf('portal_calls_total{call="errors.report",status="422"}')).toBe(4)
  expect(valueOf('portal_browser_errors_total{kind="call"}')).toBeGreaterThan(0)
  expect(valueOf('portal_database_connections{state="waiting"}')).toBe(0)
  expect(valueOf('portal_realtime_connections')).toBe(0)
  expect(valueOf('portal_call_duration_seconds_count{area="errors",method="POST"}')).toBeGreaterThan(4)
  expect(valueOf('portal_database_wait_seconds_count')).toBeGreaterThan(10)
  expect(text).toContain('# TYPE portal_widget_errors_total counter')
  expect(text).toContain('# TYPE portal_job_lag_seconds gauge')
  expect(text).toContain('# TYPE portal_job_duration_seconds histogram')
  expect(text).toContain('process_resident_memory_bytes')
  expect((await read({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)

  const token = 'a token for the monitoring alone'
  await server.restart({ METRICS_TOKEN: token })
  expect((await read()).status).toBe(404)
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200)
})
