import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { megabytes, type Figure } from '../figure.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

/** Mails in a row, and after how many the memory is compared with that at the end; `BENCH_SHARE` makes fewer of them. */
const mails = Math.max(20, Math.round(500 * Number(process.env['BENCH_SHARE'] ?? 1)))
const warm = mails / 5

/** 500 scheduled reports with a PDF, one after the other, received by a mail server: whether memory stays what it is. */
export async function measureSchedules(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  let received = 0
  let bytes = 0
  let told: (() => void) | undefined
  const inbox = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.on('data', (part: Buffer) => (bytes += part.length))
      stream.on('end', () => {
        received += 1
        done()
        told?.()
      })
    },
  })
  inbox.listen(0, '127.0.0.1')
  await once(inbox.server, 'listening')
  const server = await Running.ours(agency, {
    SMTP_URL: `smtp://127.0.0.1:${(inbox.server.address() as AddressInfo).port}`,
  })
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: agency.authorization,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }
  try {
    const { id } = (await call('/report-schedules', {
      report: 'budgetComparison',
      query: { clientId: '7' },
      every: 'day',
      day: 1,
      files: ['pdf'],
      recipients: ['bench@demo.test'],
    })) as { readonly id: number }
    let before = 0
    const begun = performance.now()
    for (let at = 1; at <= mails; at += 1) {
      const arrived = new Promise<void>((resolve) => (told = resolve))
      await call(`/report-schedules/${id}/send`, {})
      if (received < at) await arrived
      if (at === warm) before = server.memory
    }
    const after = server.memory
    const each = (performance.now() - begun) / mails
    return [
      {
        name: `${mails} scheduled mails with PDF in a row, memory`,
        on: 'PostgreSQL',
        ours: megabytes(after),
        reference: megabytes(before),
        value: after / before,
        reach: { atMost: 1.1 },
        note: `at the end beside that after ${warm}; ${each.toFixed(0)} ms and ${(bytes / mails / 1024).toFixed(0)} KB a mail`,
      },
    ]
  } finally {
    await server.stop()
    await new Promise<void>((resolve) => inbox.close(() => resolve()))
  }
}
