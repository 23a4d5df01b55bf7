import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

interface Client {
  readonly id: number
  readonly slug: string
  readonly identifier: string | null
}

let server: RunningServer
let staff: Caller

beforeAll(async () => {
  server = await startServer()
  staff = await signIn(server.url, 'account-manager')
})
afterAll(() => server?.stop())

describe('a new client', () => {
  const add = (body: object, by = staff) => by.post<Client & Problem>('/clients', body)

  test('is a prospect at an address of its own, and in the audit log', async () => {
    const { status, body } = await add({ name: 'Blue Heron Chevrolet', city: 'Ames', state: 'IA' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ slug: 'blue-heron-chevrolet', activatedAt: null, version: 1 })
    const prospects = await staff.get<{ rows: Client[] }>('/clients?state=Prospect&search=Blue Heron')
    expect(prospects.body.rows.map(({ id }) => id)).toEqual([body.id])
  })

  test('never takes the address of a screen', async () => {
    for (const word of ['Audits', 'Inactive', 'Client Team', '2026']) {
      const { body } = await add({ name: word })
      expect(body.slug).not.toBe(word.toLowerCase().replace(' ', '-'))
      expect((await staff.get<Client>(`/clients/${body.slug}`)).body.id).toBe(body.id)
    }
  })

  test('that is there already by name, site or telephone number is refused until it is said to be another', async () => {
    const first = await add({
      name: 'Larkspur Kia',
      website: 'https://www.larkspurkia.com/new',
      phone: '+1 (515) 555-0143',
    })
    for (const [same, shares] of [
      [{ name: 'larkspur  KIA' }, ['name']],
      [{ name: 'Other 1', website: 'http://larkspurkia.com' }, ['site']],
      [{ name: 'Other 2', phone: '515.555.0143' }, ['phone']],
    ] as const) {
      const refused = await add(same)
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        { name: '"Larkspur Kia" is there already.' },
      ])
      const query = new URLSearchParams(same).toString()
      const { body } = await staff.get<{ id: number; shares: string[] }[]>(`/clients/alike?${query}`)
      expect(body.map(({ id, shares: both }) => [id, both])).toEqual([[first.body.id, shares]])
    }
    const other = await add({ name: 'Larkspur Kia', isAnother: true })
    expect([other.status, other.body.slug]).toEqual([200, 'larkspur-kia-2'])
  })

  test('has a dealer code of its own and a name with letters', async () => {
    const { body } = await staff.get<{ rows: Client[] }>('/clients?sort=-identifier&pageSize=1')
    const taken = body.rows[0]?.identifier
    const refused = await add({ name: 'Coded Motors', identifier: taken })
    expect([refused.status, refused.body.errors]).toEqual([409, { identifier: `"${taken}" already exists.` }])
    expect((await add({ name: '...' })).status).toBe(422)
  })

  test('is added by employees alone', async () => {
    const client = await signIn(server.url, 'client')
    expect((await add({ name: 'Not Mine' }, client)).status).toBe(403)
    expect((await client.get('/clients/alike?name=Larkspur Kia')).status).toBe(403)
  })
})
