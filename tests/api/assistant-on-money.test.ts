import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'

/** What is asked of money and results, held against the calls that the portal's screens make. */
let server: RunningServer
let admin: Chatter
let accounting: Chatter

beforeAll(async () => {
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
  accounting = await chatter(await signIn(server.url, 'accounting'))
})
afterAll(async () => {
  await server?.stop()
})

interface Rows<Row> {
  readonly rows: readonly Row[]
}

const month = `${today().slice(0, 7)}-01`

/** All rows of a report. */
async function rowsOf<Row>(caller: Caller, path: string): Promise<readonly Row[]> {
  const { status, body } = await caller.get<Rows<Row>>(`${path}${path.includes('?') ? '&' : '?'}pageSize=200`)
  expect(status, path).toBe(200)
  return body.rows
}

/** An amount as an answer writes it. */
const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('a cost per lead is told by the conversions of platforms and by the leads that came in', async () => {
  // On the first of a month nothing of it has been spent yet.
  const [of, then] = today() === month ? [addMonths(month, -1), 'last month'] : [month, 'this month']
  const stores = await rowsOf<{
    readonly client: { readonly name: string }
    readonly leads: number
    readonly leadsPrice: number | null
  }>(admin.caller, `/reports/overview-dashboard?month=${of}`)
  const store = stores.find(({ leads, leadsPrice }) => leads > 0 && (leadsPrice ?? 0) > 0)
  if (!store) throw new Error(`No store of the demo has leads ${then}.`)
  const { text } = await ask(server, admin, `cost per lead at ${store.client.name} ${then}`)
  expect(text).toContain('cost per conversion')
  const [, came = ''] = text.split('By the leads that came in')
  expect(came).toContain(`**${dollars(store.leadsPrice ?? 0)} cost per lead**`)
  // Of one channel no store knows which leads came by it.
  const ofChannel = await ask(server, admin, `search cost per lead at ${store.client.name} ${then}`)
  expect(ofChannel.text).not.toContain('By the leads that came in')
})

test('what a client paid is what came in, and its billing has its fees', async () => {
  const payments = await rowsOf<{
    readonly client: { readonly name: string } | null
    readonly payer: string
    readonly amount: number
  }>(accounting.caller, `/reports/payments?startDate=${month}&endDate=${today()}`)
  const of = payments.find(({ client, payer }) => client?.name === payer)?.client?.name
  if (of !== undefined) {
    const paid = payments
      .filter(({ client }) => client?.name === of)
      .reduce((sum, { amount }) => sum + amount, 0)
    const { text } = await ask(server, accounting, `what did ${of} pay this month`)
    expect(text).toContain(`**${dollars(paid)} amount**`)
  }
  const [store] = await rowsOf<{ readonly clientId: number; readonly client: { readonly name: string } }>(
    admin.caller,
    `/reports/overview-dashboard?month=${month}`,
  )
  if (!store) throw new Error('The demo has no stores.')
  const named = new Date(`${month}T12:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  const { body: budgets } = await admin.caller.get<
    readonly {
      readonly invoiceAmount: number
      readonly fees: readonly { readonly invoiceAmount: number }[]
    }[]
  >(`/clients/${store.clientId}/budgets/active?month=${named}&year=${month.slice(0, 4)}`)
  const charged = budgets.reduce(
    (sum, { invoiceAmount, fees }) =>
      sum + invoiceAmount + fees.reduce((all, fee) => all + fee.invoiceAmount, 0),
    0,
  )
  expect(charged).toBeGreaterThan(0)
  const { text } = await ask(server, admin, `billing of ${store.client.name} this month`)
  expect(text).toContain(`**${dollars(charged)} amount with fees**`)
})

test('by manager are people of the agency alone', async () => {
  const { body: people } = await admin.caller.get<readonly { readonly fullName: string }[]>('/users/active')
  const ours = new Set(people.map(({ fullName }) => fullName))
  const { text } = await ask(server, admin, 'spend by AM last month')
  const told = [...text.matchAll(/^\| ([A-Z]\S+ [A-Z]\S+) \| \$/gm)].map(([, name = '']) => name)
  expect(told.length).toBeGreaterThan(1)
  expect(told.filter((name) => !ours.has(name))).toEqual([])
})

test('an average is held against that of the year before', async () => {
  const { sessionId } = await ask(server, admin, 'avg budget per client')
  const { text } = await ask(server, admin, 'is that up from last year', sessionId)
  expect(text).toMatch(/on average.*, over \d+\. .*: \$[\d,.]+, over \d+ \((?:up|down) [\d.]+%\)/)
})

test('what the portal does not keep is said so', async () => {
  for (const question of [
    'bounce rate last month',
    'engagement rate on facebook last month',
    'who hit their goal last month',
  ]) {
    const { text } = await ask(server, admin, question)
    expect(text, question).toMatch(/The portal keeps no such figure|nobody enters whether it was reached/)
  }
})

test('a store that somebody else pays for has the terms of whoever pays', async () => {
  const { body: parents } =
    await accounting.caller.get<
      readonly { readonly id: number; readonly name: string; readonly termsDays: number }[]
    >('/parent-organizations')
  const { body: clients } =
    await accounting.caller.get<Rows<{ readonly id: number; readonly name: string }>>('/clients?pageSize=200')
  for (const { id, name } of clients.rows) {
    const { body: billing } = await accounting.caller.get<{ readonly parentOrganizationId: number | null }>(
      `/clients/${id}/billing`,
    )
    const parent = parents.find((one) => one.id === billing.parentOrganizationId)
    if (!parent) continue
    const { text } = await ask(server, accounting, `payment terms of ${name}`)
    expect(text, name).toMatch(new RegExp(`\\| ${parent.name} \\| .*\\| ${parent.termsDays} \\|`))
    return
  }
  throw new Error('No client of the demo has a parent organization.')
})

test('departments are told with who manages them, and somebody with theirs', async () => {
  const { body: departments } = await admin.caller.get<
    readonly {
      readonly name: string
      readonly DepartmentUsers: readonly {
        readonly departmentUserTypeId: number | null
        readonly user: { readonly fullName: string; readonly active: boolean }
      }[]
    }[]
  >('/departments')
  const seo = departments.find(({ name }) => name === 'SEO')
  const head = seo?.DepartmentUsers.find(
    ({ departmentUserTypeId, user }) => user.active && [1, 6, 7].includes(departmentUserTypeId ?? 0),
  )?.user.fullName
  if (head === undefined) throw new Error('Nobody manages SEO in the demo.')
  const heads = await ask(server, admin, 'who heads the SEO department')
  expect(heads.text).toContain(`| SEO | ${head} |`)
  const own = await ask(server, admin, `which department is ${head} in`)
  expect(own.text).toMatch(new RegExp(`\\| ${head} \\| .*SEO`))
})

test('partner commission by partner is an amount', async () => {
  const { text } = await ask(server, accounting, 'partner payouts for last month by partner')
  expect(text).toMatch(/\*\*\$[\d,.]+ commission\*\*/)
})

test('what was canceled without a reason is told as such', async () => {
  const { text } = await ask(server, admin, 'cancellations by reason in the last 12 months')
  expect(text).toContain('| Not given |')
  expect(text).not.toContain('| None |')
})
