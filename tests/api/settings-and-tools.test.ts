import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  signIn,
  startMailServer,
  startServer,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import type { Problem } from './budget-form.ts'

let mails: MailServer
let server: RunningServer
let admin: Caller
let manager: Caller
let partner: Caller

beforeAll(async () => {
  mails = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mails.url } })
  ;[admin, manager, partner] = (await Promise.all(
    ['super-admin', 'account-manager', 'partner'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

// SET-32
describe('client data', () => {
  type Facts = Body<'clientData.ofClient'>
  const fact = (facts: Facts, name: string) => facts.find((one) => one.name === name)!

  test('of every kind is kept for a client, checked by its type, and audited', async () => {
    const { body } = await manager.get<Facts>('/clients/1002/client-data')
    const id = (name: string): number => fact(body, name).id
    const saved = await manager.put<Facts>('/clients/1002/client-data', {
      values: [
        { id: id('CRM'), value: 'Elead' },
        { id: id('New Units a Month'), value: 120 },
        { id: id('Contract Renews'), value: '2027-03-31' },
        { id: id('Spanish Campaigns'), value: true },
        { id: id('Creative Lead'), value: 1 },
      ],
    })
    expect(saved.status).toBe(200)
    const read = (await manager.get<Facts>('/clients/1002/client-data')).body
    expect(fact(read, 'CRM').value).toBe('Elead')
    expect(fact(read, 'New Units a Month').value).toBe(120)
    expect(fact(read, 'Contract Renews').value).toBe('2027-03-31')
    expect(fact(read, 'Spanish Campaigns').value).toBe(true)
    expect(fact(read, 'Creative Lead').words).toMatch(/\w+ \w+/)
    const wrong = await manager.put<Problem>('/clients/1002/client-data', {
      values: [
        { id: id('CRM'), value: 'Abacus' },
        { id: id('Creative Lead'), value: 99_999 },
      ],
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.errors ?? {})).toHaveLength(2)
    const emptied = await manager.put<Facts>('/clients/1002/client-data', {
      values: [{ id: id('CRM'), value: null }],
    })
    expect(fact(emptied.body, 'CRM').value).toBeNull()
    const { body: log } = await admin.get<Body<'audit.list'>>('/audit-log?call=clientData.save&limit=1')
    expect(log.rows[0]?.changes).toEqual({ CRM: ['Elead', null] })
  })

  test('types are kept by administrators only', async () => {
    expect((await manager.post('/client-data-types', { name: 'Mine' })).status).toBe(403)
    expect((await admin.post('/client-data-types', { name: 'Showroom' })).status).toBe(200)
  })
})

// SET-33
describe('settings of mail', () => {
  const usual = { senderName: '', replyTo: '', signature: '', off: [] as string[] }

  test('decide the sender, where answers go and what stands below a message', async () => {
    const given = {
      ...usual,
      senderName: 'Fairlane Media',
      replyTo: 'team@fairlane.example',
      signature: 'Fairlane <Media>\nChicago',
    }
    expect((await admin.put('/notifications/email-settings', given)).body).toEqual(given)
    await manager.post('/notifications/email-internal', { email: { subject: 'One', text: 'Hello' } })
    const mail = await mails.next('super-admin@demo.test', /One/)
    expect(mail.from?.value[0]?.name).toBe('Fairlane Media')
    expect(mail.replyTo?.value[0]?.address).toBe('team@fairlane.example')
    expect(mail.text).toContain('Fairlane <Media>\nChicago')
    expect(mail.html).toContain('Fairlane &lt;Media&gt;<br>Chicago')
  })

  test('keep a kind of mail in the outbox, but never mail about an account', async () => {
    const refused = await admin.put<Problem>('/notifications/email-settings', {
      ...usual,
      off: ['password-reset'],
    })
    expect(refused.status).toBe(422)
    expect((await admin.put('/notifications/email-settings', { ...usual, off: ['internal'] })).status).toBe(
      200,
    )
    const { body } = await manager.post<{ id: number }>('/notifications/email-internal', {
      email: { subject: 'Two', text: 'Hello' },
    })
    await expect
      .poll(async () => (await admin.get<Body<'mail.get'>>(`/notifications/email/${body.id}`)).body)
      .toMatchObject({ status: 'kept', lastError: 'This kind of mail is switched off in the settings.' })
    await admin.put('/notifications/email-settings', usual)
  })

  test('are changed by administrators only, and refuse what is no address', async () => {
    expect((await manager.put('/notifications/email-settings', usual)).status).toBe(403)
    const { status, body } = await admin.put<Problem>('/notifications/email-settings', {
      ...usual,
      replyTo: 'team',
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['replyTo']])
  })
})

// TOO-06
test('notes of clients are a partner’s for the own clients alone', async () => {
  type Notes = Body<'clientNotes.list'>
  const own = (await partner.get<Notes>('/client-notes?pageSize=200')).body
  expect(own.total).toBeGreaterThan(5)
  const [first] = own.rows
  const kept = await partner.post('/client-notes', {
    clientId: first!.clientId,
    name: 'Call with the owner',
    notedAt: '2026-11-20',
  })
  expect(kept.status).toBe(200)
  expect(
    (await partner.post('/client-notes', { clientId: 1001, name: 'x', notedAt: '2026-11-20' })).status,
  ).not.toBe(200)
  const clients = new Set(own.rows.map(({ clientId }) => clientId))
  expect(Math.min(...clients)).toBeGreaterThan(1999)
})

// TOO-01
test('integrations say how each system is, and are tried on the spot', async () => {
  type List = Body<'integrations.list'>
  const systems = (await manager.get<List>('/integrations')).body
  expect(systems.find(({ key }) => key === 'jira')).toMatchObject({ state: 'Not configured', triable: false })
  expect(systems.find(({ key }) => key === 'smtp')).toMatchObject({ state: 'Not tried yet', triable: true })
  const tried = await manager.post('/integrations/smtp/try', {})
  expect(tried.body).toMatchObject({ state: 'Working', words: 'It answers.' })
  expect((await manager.post('/integrations/abacus/try', {})).status).toBe(404)
  const { body: figures } = await manager.get<Body<'integrations.figures'>>('/integrations/figures')
  expect(figures.length).toBeGreaterThan(3)
})
