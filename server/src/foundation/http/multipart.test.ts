import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'
import { handleError } from './send.ts'

const app = Fastify()
const limits = { each: 1024, count: 1 }
const store = { incoming: tmpdir(), begin: () => null, release: async () => undefined }

beforeAll(async () => {
  app.setErrorHandler(handleError)
  await app.register(multipart)
  app.post('/', async (asked) => Object.keys((await readMultipart(asked, limits, store)).fields))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends fields of so many characters each, as they come and without saying how long all of it will be. */
async function sent(
  lengths: readonly number[],
): Promise<readonly [status: number | undefined, body: string]> {
  const { port } = app.server.address() as AddressInfo
  const asked = request({
    port,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=end', 'transfer-encoding': 'chunked' },
  })
  // The rest is not taken any more.
  asked.on('error', () => undefined)
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  for (const [at, length] of lengths.entries())
    asked.write(`--end\r\nContent-Disposition: form-data; name="field${at}"\r\n\r\n${'x'.repeat(length)}\r\n`)
  asked.end('--end--\r\n')
  const [response] = await answered
  let body = ''
  for await (const part of response.setEncoding('utf8') as AsyncIterable<string>) body += part
  return [response.statusCode, body]
}

test('a form may have a long text, and short ones beside it', async () => {
  expect(await sent([1_000_000, 20_000, 5])).toEqual([200, '["field0","field1","field2"]'])
})

test('a form of one long text after the other is refused, although it does not say how long it is', async () => {
  const [status, body] = await sent(Array.from({ length: 40 }, () => 1_000_000))
  expect([status, JSON.parse(body)]).toEqual([413, expect.objectContaining({ code: 'too-large' })])
})
