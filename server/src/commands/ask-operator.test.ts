import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askOperator, ServerEnded } from './ask-operator.ts'

let dataDir = ''
const ends: (() => void)[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-operator-'))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  rmSync(dataDir, { recursive: true })
})

/** A server that left its key in the data directory. */
async function running(listener: RequestListener): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close().closeAllConnections())
  leave(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
const leave = (address: string): void =>
  writeFileSync(join(dataDir, 'operator.json'), JSON.stringify({ address, pid: 1, key: 'once' }))

it('asks with the key that the server left, and answers what was said', async () => {
  await running((request, response) => {
    void json(request).then((body) =>
      response.end(JSON.stringify({ body, method: request.method, url: request.url })),
    )
  })
  expect(await askOperator(dataDir, '/api/operator/known-files', { files: ['a'] })).toEqual({
    status: 200,
    body: { body: { files: ['a'], key: 'once' }, method: 'POST', url: '/api/operator/known-files' },
  })
})

it('says the status of what is no answer of the portal', async () => {
  await running((_, response) => response.writeHead(502).end('<html>Bad gateway</html>'))
  expect(await askOperator(dataDir, '/api/operator/database-copy')).toEqual({ status: 502, body: null })
})

it('finds no server where none ran, or where one was killed', async () => {
  expect(await askOperator(dataDir, '/api/operator/database-copy')).toBeNull()
  leave('http://127.0.0.1:1')
  expect(await askOperator(dataDir, '/api/operator/database-copy')).toBeNull()
})

it('is told where a server ends before it has answered: it is not taken for one that does not run', async () => {
  await running((request) => request.socket.destroy())
  await expect(askOperator(dataDir, '/api/operator/database-copy')).rejects.toThrow(ServerEnded)
})
