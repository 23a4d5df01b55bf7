import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '@portal/core/foundation/format'
import { root } from '../support/root.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

interface Answer {
  readonly message?: string
  readonly accepted: number
  readonly keptApart: number
  readonly repeated: number
  readonly leads: { id: string | null; name: string; result: string; guessed: string[] }[]
}

let server: RunningServer
let admin: Caller
let address: string

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'super-admin')
  address = await open(1001)
})
afterAll(async () => {
  await server.stop()
})

async function open(clientId: number): Promise<string> {
  const made = await admin.post<{ address: string }>(`/clients/${clientId}/lead-keys`, {
    name: 'Dealer site',
  })
  return made.body.address
}

async function send(body: string, type = 'application/xml', to = address) {
  const response = await fetch(to, { method: 'POST', headers: { 'content-type': type }, body })
  return { status: response.status, body: (await response.json()) as Answer }
}

const sample = (name: string): string => readFileSync(join(root, 'tests/fixtures/adf', name), 'utf8')

const counted = async (clientId = 1001): Promise<number> =>
  (await admin.get<{ total: number }>(`/clients/${clientId}/leads`)).body.total

describe('leads that arrive', () => {
  test('as ADF: understood, counted once, the same again is only said', async () => {
    const before = await counted()
    const first = await send(sample('one-lead.xml'))
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      accepted: 1,
      keptApart: 0,
      repeated: 0,
      leads: [
        {
          id: 'lead-20261103-0007',
          source: 'dealer-site',
          receivedAt: '2026-11-03',
          name: 'Jordan Reyes',
          email: 'jordan.reyes@example.com',
          phone: '(515) 555-0142, 515-555-0143',
          vehicle: '2023 Subaru Outback Premium',
          result: 'accepted',
          guessed: [],
        },
      ],
    })
    const again = await send(sample('one-lead.xml'))
    expect(again.body).toMatchObject({ accepted: 0, repeated: 1 })
    expect(await counted()).toBe(before + 1)
  })

  // CLI-14
  test('begin at the first status of the list, and stay at the one that they are given', async () => {
    interface Lead {
      readonly id: number
      readonly count: number
      readonly Status: { readonly name: string } | null
    }
    const latest = async (): Promise<Lead> => {
      const { body } = await admin.get<{ rows: Lead[] }>('/leads?clientId=1005&sort=-id&pageSize=1')
      return body.rows[0]!
    }
    await send(sample('one-lead.xml'), 'application/xml', await open(1005))
    const arrived = await latest()
    expect(arrived).toMatchObject({ count: 1, Status: { name: 'New' } })
    const { body: statuses } = await admin.get<{ id: number; name: string }[]>('/lead-statuses')
    expect(statuses.map(({ name }) => name)).toEqual(['New', 'In Contact', 'Appointment Set', 'Closed'])
    const statusId = statuses.find(({ name }) => name === 'Appointment Set')!.id
    expect((await admin.put(`/leads/${arrived.id}`, { statusId })).status).toBe(200)
    expect(await latest()).toMatchObject({ id: arrived.id, Status: { name: 'Appointment Set' } })
  })

  test('become a sale in the reports: the ADF file, the appointment it was set, and what was sold', async () => {
    const to = await open(1003)
    const day = today()
    const year = day.slice(0, 4)
    interface Month {
      readonly month: string
      readonly clientId: number
      readonly leads: number
      readonly units: number
    }
    const month = async (): Promise<Month | undefined> => {
      const { body } = await admin.get<{ rows: Month[] }>(
        `/reports/client-sales?year=${year}&sort=-month&pageSize=200`,
      )
      return body.rows.find((row) => row.clientId === 1003 && row.month.startsWith(day.slice(0, 7)))
    }
    const before = await month()
    const xml = sample('one-lead.xml')
      .replace('lead-20261103-0007', 'lead-sold')
      .replace(/<requestdate>.*<\/requestdate>/, `<requestdate>${new Date().toISOString()}</requestdate>`)
    expect((await send(xml, 'application/xml', to)).body.accepted).toBe(1)
    const bySource = await admin.get<{ rows: { source: string; leads: number }[] }>(
      `/reports/leads?clientId=1003&startDate=${day}&endDate=${day}&pageSize=200`,
    )
    expect(bySource.body.rows.some(({ source }) => source === 'dealer-site')).toBe(true)

    const firstOf = async (path: string): Promise<number> =>
      (await admin.get<{ id: number }[]>(path)).body[0]!.id
    const appointment = await admin.post<{ id: number }>('/appointments', {
      clientId: 1003,
      appointmentTypeId: await firstOf('/appointment-types'),
      scheduledAt: day,
    })
    expect((await admin.put(`/appointments/${appointment.body.id}`, { state: 'Sold' })).status).toBe(200)
    const sold = { saleTypeId: await firstOf('/sale-types'), soldAt: day, amount: 31_500 }
    expect((await admin.post('/sales', { clientId: 1003, ...sold })).status).toBe(200)
    const after = await month()
    expect(after!.leads).toBe((before?.leads ?? 0) + 1)
    expect(after!.units).toBe((before?.units ?? 0) + 1)
  })

  test('as the trade sends them: two leads, and what was guessed is said', async () => {
    const { status, body } = await send(sample('as-the-trade-sends-it.xml'), 'text/plain')
    expect(status).toBe(200)
    expect(body.accepted).toBe(2)
    expect(body.leads[0]).toMatchObject({
      id: '00124',
      source: 'spring promo',
      receivedAt: '2026-11-04',
      name: "Ümit O'Neil",
      email: 'umit@example.com',
      vehicle: '2027 GMC Terrain & more',
      guessed: [
        'Its id is empty; the sequence 00124 was taken.',
        'The date 2026-11-04T8:47:50-08:0 was read as 2026-11-04.',
        "The name O'Neil, Ümit was read as Ümit O'Neil.",
      ],
    })
    expect(body.leads[1]).toMatchObject({
      id: null,
      name: 'Sam',
      source: 'Dealer site',
      receivedAt: '2026-11-04',
    })
    const kept = await admin.get<{ rows: { name: string; comments: string }[] }>(
      '/clients/1001/arrived-leads',
    )
    expect(kept.body.rows.find(({ name }) => name === "Ümit O'Neil")!.comments).toBe(
      'Best price? Call after 5\nTrade-in: 2015 BUICK Regal',
    )
  })

  test('as JSON and as a form post, whatever the fields are called', async () => {
    const json = await send(
      JSON.stringify({ firstName: 'Ana', last_name: 'Ruiz', Email: 'ANA@example.com' }),
      'application/json',
    )
    expect(json.body.leads[0]).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      result: 'accepted',
    })
    const form = await send(
      'your-name=Bo+Li&phone=515-555-0111&message=Hi',
      'application/x-www-form-urlencoded',
    )
    expect(form.body.leads[0]).toMatchObject({ name: 'Bo Li', phone: '515-555-0111', result: 'accepted' })
    const nobody = await send(JSON.stringify({ message: 'Hi' }), 'application/json')
    expect(nobody.status).toBe(422)
    expect(nobody.body.message).toBe('This lead has no name, email or phone. Send at least one of them.')
  })

  test('from who is blacklisted are kept apart, and the entry counts them', async () => {
    const entry = await admin.post<{ id: number }>('/lead-blacklist', {
      kind: 'Domain',
      name: 'spam.example',
    })
    const pattern = await admin.post<{ id: number }>('/lead-blacklist', {
      kind: 'Name Pattern',
      name: '*robot*',
    })
    const before = await counted()
    const spam = await send(
      JSON.stringify({ id: 's1', name: 'X', email: 'a@mail.spam.example' }),
      'application/json',
    )
    const robot = await send(JSON.stringify({ id: 's2', name: 'Friendly Robot 7' }), 'application/json')
    expect([spam.body.keptApart, robot.body.keptApart]).toEqual([1, 1])
    expect(await counted()).toBe(before)
    for (const { body } of [entry, pattern])
      expect((await admin.get<{ hits: number }>(`/lead-blacklist/${body.id}`)).body.hits).toBe(1)
  })

  test('are tried on an entry before it is one, and kept apart by where the person lives', async () => {
    const test = async (kind: string, name: string) =>
      (
        await admin.post<{ hits: number; counted: number; of: number; examples: { name: string }[] }>(
          '/lead-blacklist/test',
          { kind, name },
        )
      ).body
    const lead = {
      firstName: 'Vera',
      lastName: 'Oak',
      email: 'vera@oak.example',
      street: '12 Oak Lane',
      city: 'Ames',
    }
    await send(JSON.stringify({ id: 'a1', ...lead }), 'application/json')
    expect(await test('Address', '12 oak lane,  AMES')).toMatchObject({ hits: 1, counted: 1 })
    expect((await test('Domain', 'oak.example')).examples).toMatchObject([{ name: 'Vera Oak' }])
    expect(await test('Address', '2 Oak Lane')).toMatchObject({ hits: 0 })
    const entry = await admin.post<{ id: number }>('/lead-blacklist', {
      kind: 'Address',
      name: '12 Oak Lane',
    })
    const again = await send(JSON.stringify({ id: 'a2', ...lead }), 'application/json')
    expect(again.body.keptApart).toBe(1)
    expect(await test('Address', '12 Oak Lane')).toMatchObject({ hits: 2, counted: 1 })
    await admin.delete(`/lead-blacklist/${entry.body.id}`)
  })

  test('that arrive together are each counted once, and each is told what became of it', async () => {
    const before = await counted()
    const one = (id: number) =>
      send(JSON.stringify({ id: `t${id}`, name: `Together ${id}` }), 'application/json')
    const answers = await Promise.all([1, 2, 3, 3, 4, 4, 4, 5].map(one))
    expect(answers.map(({ body }) => body.leads[0]!.id)).toEqual([
      't1',
      't2',
      't3',
      't3',
      't4',
      't4',
      't4',
      't5',
    ])
    const sum = (of: 'accepted' | 'repeated') => answers.reduce((all, { body }) => all + body[of], 0)
    expect([sum('accepted'), sum('repeated')]).toEqual([5, 3])
    expect(await counted()).toBe(before + 5)
  })

  test('are refused with entities, a document type, broken XML, too much of it, or without a prospect', async () => {
    const bomb = '<!DOCTYPE adf [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><adf><prospect>&b;</prospect></adf>'
    expect((await send(bomb)).body.message).toContain('must not declare a document type')
    const deep = '<adf>'.repeat(60)
    for (const body of [bomb, '<adf><prospect></adf>', '<html><body>Hi</body></html>', deep])
      expect((await send(body)).status).toBe(400)
    expect((await send(`<adf><prospect>${'x'.repeat(270_000)}</prospect></adf>`)).status).toBe(413)
  })

  test('need an address that is open, and stay with its client', async () => {
    const other = await open(1002)
    const before = await counted()
    expect((await send(JSON.stringify({ id: 'o1', name: 'Olga' }), 'application/json', other)).status).toBe(
      200,
    )
    expect(await counted()).toBe(before)
    const keys = await admin.get<{ id: number }[]>('/clients/1002/lead-keys')
    expect(JSON.stringify(keys.body)).not.toContain(other.split('/').at(-1))
    await admin.delete(`/lead-keys/${keys.body[0]!.id}`)
    expect((await send(JSON.stringify({ name: 'Olga' }), 'application/json', other)).status).toBe(404)
    expect(
      (await send('<adf/>', 'application/xml', `${server.url}/webhook/leads/${'a'.repeat(32)}`)).status,
    ).toBe(404)
  })

  test('no other call reads XML or forms', async () => {
    const refused = await admin.request('POST', '/sale-types', {
      body: 'name=Fleet',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(refused.status).toBe(415)
  })
})
