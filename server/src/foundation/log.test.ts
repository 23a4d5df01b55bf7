import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { serializers } from './log.ts'

test('a line of a request says where it went, and nothing that opens anything', async () => {
  let lines = ''
  const stream = new Writable({
    write(part, _encoding, done) {
      lines += String(part)
      done()
    },
  })
  const app = Fastify({ loggerInstance: pino({ level: 'info', serializers }, stream) })
  app.get('/*', async () => 'found')
  const key = 'apk_1_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9v'
  await app.inject(`/api/report-data?key=${key}&format=json`)
  await app.inject(`/webhook/leads/${key.slice(6)}`)
  await app.inject('/proofs/0f8fad5b-d9cb-469f-a165-70867728950e')
  await app.inject('/api/clients/17/budgets/active?page=2')
  expect(lines).not.toContain('Zm9vYmFy')
  expect(lines).not.toContain('d9cb-469f')
  expect(lines).toContain('"url":"/api/report-data?key,format"')
  expect(lines).toContain('"url":"/webhook/leads/Zm9v…"')
  expect(lines).toContain('"url":"/api/clients/17/budgets/active?page"')
  await app.close()
})
