import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, addMonths, formatDollars, monthRange, today } from '@portal/core/foundation/format'
import { openZip } from '@portal/server/foundation/files/zip'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { textOf } from '../support/month-end.ts'

let server: RunningServer
let manager: Caller

beforeAll(async () => {
  server = await startServer()
  manager = await signIn(server.url, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
})

const lastMonth = monthRange(addMonths(today(), -1)).start

const fileOf = async (path: string): Promise<Buffer> => {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  expect([path, answer.status]).toEqual([path, 200])
  return Buffer.from(await answer.arrayBuffer())
}

const claimOf = (given: object) =>
  manager.post<Body<'coopClaims.create'>>('/co-op-claims', {
    manufacturerId: 1,
    name: 'Paid search',
    channel: 'SEM',
    month: lastMonth,
    spent: 1000,
    sharePercent: 50,
    deadline: addDays(today(), 20),
    ...given,
  })

// RPT-12
test('the package of a claim holds the invoices of its month: named in its paper, and each as its own file in the archive', async () => {
  const { body: sent } = await manager.get<Body<'invoicing.list'>>(
    `/invoicing?month=${lastMonth}&pageSize=100`,
  )
  const invoice = sent.rows.find(({ status, number }) => status === 'sent' && number !== null)
  const clientId = invoice?.clients[0]?.id ?? 0
  const { body: claim } = await claimOf({ clientId })
  const place = `invoices/${invoice?.number}.pdf`

  const paper = await textOf(new Uint8Array(await fileOf(`/co-op-claims/${claim.id}/package`)))
  expect(paper).toContain(`${formatDollars(invoice?.total ?? 0)}, in the archive as ${place}`)

  const zip = await openZip(await fileOf(`/co-op-claims/${claim.id}/package?as=zip`), 100)
  expect(zip.parts.map(({ fileName }) => fileName)).toContain(place)
  const packed = await buffer(await zip.read(zip.parts.find(({ fileName }) => fileName === place)!))
  zip.close()
  // The very invoice that its client has.
  expect(packed.equals(await fileOf(`/invoicing/${invoice?.id}/pdf`))).toBe(true)
  expect(await textOf(new Uint8Array(packed))).toContain(String(invoice?.number))
})
