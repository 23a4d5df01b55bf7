import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { remindOfProofsOn } from '@portal/server/work/proofs/remind'
import { archiveOf } from '@portal/server/foundation/files/archive-for-tests'
import type { Server } from '@portal/server/server'
import { signIn, visitor, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

type Whole = Body<'proofs.get'>

let server: Server
let manager: Caller
beforeAll(async () => {
  server = await startServerHere()
  manager = await signIn(server.address, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
})

const sent = (fields: Readonly<Record<string, string>>, file: File): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', file)
  return form
}
const page = (text: string): File => new File([text], 'creative.html', { type: 'text/html' })

const reminders = async (): Promise<
  readonly { readonly subject: string; readonly to: string; readonly body: string }[]
> =>
  server.services.database.asOwner(async (owner) => {
    const text = `select subject, recipients::text as to, body_html as body from email_notification where category = 'proof' order by id`
    return (await owner.query<{ subject: string; to: string; body: string }>(text)).rows
  })

test('a proof that is due soon is told of once a version, to the client’s own people, until it is decided', async () => {
  const dueAt = addDays(today(), 5)
  const fields = { name: 'Truck month', clientId: '1001', dueAt }
  const { body: made, status } = await manager.post<Whole>('/proofs', sent(fields, page('<h1>One</h1>')))
  expect(status, JSON.stringify(made)).toBe(200)
  const share = (id: number) => {
    const form = new FormData()
    form.set('shared', 'true')
    return manager.post(`/proofs/${id}`, form)
  }
  expect((await share(made.id)).status).toBe(200)
  const hidden = { ...fields, name: 'Not shared' }
  await manager.post('/proofs', sent(hidden, page('<h1>Hidden</h1>')))
  const decided = { ...fields, name: 'Decided already' }
  const { body: other } = await manager.post<Whole>('/proofs', sent(decided, page('<h1>Two</h1>')))
  await share(other.id)
  const client = await signIn(server.address, 'client')
  const decision = { versionNumber: 1, state: 'Approved' }
  expect((await client.post(`/proofs/${other.id}/decision`, decision)).status).toBe(200)
  await remindOfProofsOn(server.services, addDays(dueAt, -3))
  expect(await reminders()).toEqual([])
  for (const days of [-2, -1, 0, 1]) await remindOfProofsOn(server.services, addDays(dueAt, days))
  const [first, ...more] = await reminders()
  expect(more).toEqual([])
  expect(first?.subject).toMatch(/Truck month$/)
  expect(first?.body).toContain(`/proofs/${made.publicId}`)
  expect(first?.to).toContain('client@demo.test')
  expect(first?.to).not.toContain('client-manager@demo.test')
  // People without an account are reminded by address, each by themselves; what is no address is refused.
  const remind = (guests: string) => {
    const form = new FormData()
    form.set('guests', guests)
    return manager.post<Whole>(`/proofs/${other.id}`, form)
  }
  const refused = async (guests: string) => (await remind(guests)).body
  expect(await refused('nobody')).toMatchObject({ errors: { guests: 'nobody is no e-mail address.' } })
  expect(await refused('gm@dealer.example GM@dealer.example')).toMatchObject({
    errors: { guests: 'Duplicate email addresses' },
  })
  expect(await refused('gm@dealer.example, account-manager@demo.test')).toMatchObject({
    errors: { guests: 'You cannot add yourself.' },
  })
  expect((await remind('gm@dealer.example, owner@dealer.example')).body.guests).toContain('gm@dealer.example')
  // Who else is asked is not told to clients.
  expect((await client.get<Whole>(`/proofs/${other.id}`)).body.guests).toBe('')
  await manager.post(`/proofs/${other.id}`, sent({ note: 'New' }, page('<h1>Four</h1>')))
  await remindOfProofsOn(server.services, dueAt)
  const asked = (await reminders()).filter(({ subject }) => subject.includes('Decided already'))
  expect(asked.map(({ to }) => to).filter((to) => to.includes('dealer.example'))).toEqual([
    expect.stringContaining('gm@dealer.example'),
    expect.stringContaining('owner@dealer.example'),
  ])
  expect(asked.every(({ to }) => !to.includes('gm@') || !to.includes('owner@'))).toBe(true)
  // Another version waits anew.
  await manager.post(`/proofs/${made.id}`, sent({ note: 'Logo' }, page('<h1>Three</h1>')))
  for (const days of [-1, 0]) await remindOfProofsOn(server.services, addDays(dueAt, days))
  expect((await reminders()).filter(({ subject }) => subject.endsWith('Truck month'))).toHaveLength(2)
})

test('before it is shared a proof is the agency’s alone; whoever made it hears what is decided, and each version keeps it', async () => {
  const { body: made } = await manager.post<Whole>(
    '/proofs',
    sent({ name: 'Quiet month', clientId: '1001' }, page('<h1>One</h1>')),
  )
  const client = await signIn(server.address, 'client')
  const decision = { versionNumber: 1, state: 'Changes Asked', words: 'Another truck, please' }
  const said = { versionNumber: 1, x: 1, y: 1, body: 'Here' }
  const fileId = made.versions[0]?.file.id
  const found = async (): Promise<number> =>
    (await client.get<Body<'proofs.list'>>('/proofs?search=Quiet')).body.total
  expect([
    await found(),
    (await client.get(`/proofs/${made.id}`)).status,
    (await client.post(`/proofs/${made.id}/pins`, said)).status,
    (await client.post(`/proofs/${made.id}/decision`, decision)).status,
    (await client.get(`/assets/${fileId}`)).status,
  ]).toEqual([0, 404, 404, 404, 404])
  const change = (fields: Readonly<Record<string, string>>, file?: File) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    if (file) form.set('file', file)
    return manager.post<Whole>(`/proofs/${made.id}`, form)
  }
  const dueAt = addDays(today(), 1)
  expect((await change({ shared: 'true', dueAt, name: 'Quiet months' })).body.dueAt).toBe(dueAt)
  expect([await found(), (await client.get(`/assets/${fileId}`)).status]).toEqual([1, 200])
  expect((await client.post(`/proofs/${made.id}/pins`, said)).status).toBe(200)
  expect((await client.post(`/proofs/${made.id}/decision`, decision)).status).toBe(200)
  const bell = (await manager.get<{ rows: { text: string }[] }>('/notifications')).body.rows.map(
    ({ text }) => text,
  )
  expect(bell.filter((text) => text.includes('Quiet months'))).toEqual([
    expect.stringMatching(/ asks for changes to Quiet months of .*\. Another truck, please$/),
    expect.stringMatching(/ commented on Quiet months of /),
  ])
  const next = (await change({ note: 'Truck' }, page('<h1>Two</h1>'))).body
  expect([next.state, ...next.versions.map((version) => version.decision?.words ?? null)]).toEqual([
    'Waiting',
    null,
    'Another truck, please',
  ])
})

test('a proof that is shared late is reminded of all the same', async () => {
  const dueAt = addDays(today(), 9)
  const { body: made } = await manager.post<Whole>(
    '/proofs',
    sent({ name: 'Late sharing', clientId: '1001', dueAt }, page('<h1>One</h1>')),
  )
  const late = async () =>
    (await reminders()).filter(({ subject }) => subject.endsWith('Late sharing')).length
  await remindOfProofsOn(server.services, addDays(dueAt, -2))
  expect(await late()).toBe(0)
  const form = new FormData()
  form.set('shared', 'true')
  await manager.post(`/proofs/${made.id}`, form)
  for (const days of [-1, 0]) await remindOfProofsOn(server.services, addDays(dueAt, days))
  expect(await late()).toBe(1)
})

test('the address of a proof works until its day and says so after it; a film is commented at a moment', async () => {
  const { body: made } = await manager.post<Whole>(
    '/proofs',
    sent({ name: 'Open for a while', clientId: '1001' }, page('<h1>One</h1>')),
  )
  const change = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    return manager.post<Whole & { errors?: Record<string, string> }>(`/proofs/${made.id}`, form)
  }
  expect((await change({ shared: 'true' })).body.sharedUntil).toBe(addDays(today(), 90))
  expect((await change({ sharedUntil: addDays(today(), -1) })).body.errors?.['sharedUntil']).toMatch(/today/)
  expect((await change({ sharedUntil: today() })).body.sharedUntil).toBe(today())
  const guest = visitor(server.address)
  const address = `/public-proofs/${made.publicId}`
  const said = { versionNumber: 1, x: 5, y: 6, moment: 7_500, body: 'Here', author: 'Dana' }
  const kept = await guest.post<Body<'proofs.open'>>(`${address}/pins`, said)
  expect(kept.body.pins).toMatchObject([{ x: 5, y: 6, moment: 7_500 }])
  await server.services.database.asOwner(async (owner) => {
    await owner.query('update proof set shared_until = $2 where id = $1', [made.id, addDays(today(), -1)])
  })
  const ended = await guest.get<{ message: string }>(address)
  expect([ended.status, ended.body.message]).toEqual([409, expect.stringContaining('worked until')])
  expect((await guest.post(`${address}/pins`, said)).status).toBe(409)
  // Shared anew it works as long as a new one.
  expect((await change({ shared: 'true' })).body.sharedUntil).toBe(addDays(today(), 90))
  expect((await guest.get(address)).status).toBe(200)
})

test('a ZIP that is no creative is refused with a sentence, and nothing of it is kept', async () => {
  const broken = new File(['PK\u0003\u0004 and nothing'], 'banner.zip', { type: 'application/zip' })
  const refused = await manager.post<{ errors?: Record<string, string> }>(
    '/proofs',
    sent({ name: 'Banner', clientId: '1001' }, broken),
  )
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.['file']).toContain('ZIP file is broken')
  expect((await manager.get<Body<'proofs.list'>>('/proofs?search=Banner')).body.total).toBe(0)
})

test('a ZIP of a creative is shown as one document that holds its files', async () => {
  const zip = archiveOf(
    {
      name: 'banner/index.html',
      content: '<body><img alt="" src="car.png"><script src="ad.js"></script></body>',
    },
    { name: 'banner/car.png', content: 'png' },
    { name: 'banner/ad.js', content: 'begin()' },
  )
  const { body: made, status } = await manager.post<Whole>(
    '/proofs',
    sent(
      { name: 'Packed banner', clientId: '1001' },
      new File([zip], 'banner.zip', { type: 'application/zip' }),
    ),
  )
  expect(status, JSON.stringify(made)).toBe(200)
  const file = made.versions[0]?.file
  expect([file?.mediaType, file?.name]).toEqual(['text/html', 'banner.html'])
  const shown = await (await fetch(new URL(file?.address ?? '', server.address))).text()
  expect(shown).toBe(
    `<body><img alt="" src="data:image/png;base64,${Buffer.from('png').toString('base64')}"><script>begin()</script></body>`,
  )
})

test('a proof of two gigabytes is refused before it is sent, with a sentence', async () => {
  const { hostname, port } = new URL(server.address)
  const answered = await new Promise<{ readonly status: number; readonly text: string }>(
    (resolve, reject) => {
      const asking = request({
        hostname,
        port,
        method: 'POST',
        path: '/api/proofs',
        headers: {
          authorization: `Bearer ${manager.token}`,
          'content-type': 'multipart/form-data; boundary=end',
          'content-length': String(2 * 1024 ** 3),
        },
      })
      asking.once('error', reject)
      asking.once('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.once('end', () => {
          asking.off('error', reject).once('error', () => undefined)
          asking.destroy()
          resolve({ status: answer.statusCode ?? 0, text })
        })
      })
      asking.write('--end\r\ncontent-disposition: form-data; name="name"\r\n\r\nHuge\r\n')
    },
  )
  expect([answered.status, answered.text]).toEqual([413, expect.stringContaining('less than 100 mb')])
})

test('a PDF stands in the page of its proof, sealed from everything but being looked at', async () => {
  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'flyer.pdf', { type: 'application/pdf' })
  const { body: made } = await manager.post<Whole>('/proofs', sent({ name: 'Flyer', clientId: '1001' }, pdf))
  const shown = await fetch(new URL(made.versions[0]!.file.address, server.address))
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  const at = (page?: number) =>
    manager.post<Whole>(`/proofs/${made.id}/pins`, {
      versionNumber: 1,
      ...(page === undefined ? {} : { page }),
      x: 10,
      y: 20,
      body: 'Darker',
    })
  expect((await at(0)).status).toBe(422)
  await at(7)
  expect((await at()).body.pins.map(({ page }) => page)).toEqual([7, 1])
  expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
  expect(shown.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  )
})
