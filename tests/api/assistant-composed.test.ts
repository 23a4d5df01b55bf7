import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  addMonths,
  dayAt,
  daysBetween,
  formatDollars,
  monthNames,
  monthRange,
  today,
} from '@portal/core/foundation/format'
import { signIn, startServer, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'

/** Figures of the same client, person or row, put together by the assistant that comes with the portal. */
let server: RunningServer
let admin: Chatter

beforeAll(async () => {
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
})
afterAll(async () => {
  await server?.stop()
})

const answerTo = async (question: string, who: Chatter = admin): Promise<string> => {
  const { status, text } = await ask(server, who, question)
  expect(status).toBe(200)
  return text
}

/** All entries of a list that comes in pages. */
async function every<Row>(path: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  const joint = path.includes('?') ? '&' : '?'
  for (let page = 1; ; page += 1) {
    const { body } = await admin.caller.get<{ readonly rows: readonly Row[]; readonly total: number }>(
      `${path}${joint}page=${page}&pageSize=200`,
    )
    rows.push(...body.rows)
    if (rows.length >= body.total || body.rows.length === 0) return rows
  }
}

const clients = () => every<Body<'clients.list'>['rows'][number]>('/clients?state=Client')
const contacts = () => every<Body<'contacts.list'>['rows'][number]>('/contacts')
const tasks = (state: string) => every<Body<'tasks.list'>['rows'][number]>(`/tasks?state=${state}`)
/** Agreements as they were sent and signed: who signed is told one by one. */
async function agreements() {
  const { body } = await admin.caller.get<Body<'agreements.list'>>('/agreements')
  const rows = []
  for (const { slug, sentAt } of body) {
    const { body: one } = await admin.caller.get<Body<'agreements.get'>>(`/agreements/${slug}`)
    rows.push({ sentAt, signedAt: one.signature?.at ?? null })
  }
  return rows
}

const thisMonth = monthRange(today())
const budgetsOf = (day = thisMonth.start) =>
  every<Body<'budgets.active'>['rows'][number]>(
    `/reports/activeBudgets?month=${monthNames[Number(day.slice(5, 7)) - 1]}&year=${day.slice(0, 4)}`,
  )

const tally = <Row>(
  rows: readonly Row[],
  of: (row: Row) => number | null | undefined,
): Map<number, number> => {
  const found = new Map<number, number>()
  for (const row of rows) {
    const id = of(row)
    if (typeof id === 'number') found.set(id, (found.get(id) ?? 0) + 1)
  }
  return found
}

/** The rows of the first table of an answer, each with its cells. */
const tableOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^\[([^\]]+)\].*$/, '$1')),
    )

describe('how many of something a client has', () => {
  test('clients with fewer than three open tasks are also those that have none', async () => {
    const [all, open] = [await clients(), await tasks('open')]
    const each = tally(open, ({ client }) => client?.id)
    const few = all.filter(({ id }) => (each.get(id) ?? 0) < 3)
    const none = few.filter(({ id }) => (each.get(id) ?? 0) === 0)
    expect(none.length).toBeGreaterThan(0)
    expect(few.length).toBeGreaterThan(none.length)
    const text = await answerTo('clients with fewer than 3 open tasks')
    expect(text).toContain(`**${few.length} of ${all.length} clients**`)
    expect(text).toContain(`${none.length} of them ${none.length === 1 ? 'has' : 'have'} no open tasks`)
    for (const [name, many] of tableOf(text)) {
      const client = all.find((one) => one.name === name)
      expect(client, name).toBeDefined()
      expect(Number(many), name).toBe(each.get(client?.id ?? -1) ?? 0)
    }
  })

  test('services are counted once each, of the budgets that run', async () => {
    const [all, budgets] = [await clients(), await budgetsOf()]
    const services = new Map<number, Set<number>>()
    for (const { clientId, serviceId } of budgets)
      services.set(clientId, (services.get(clientId) ?? new Set()).add(serviceId))
    const many = (id: number): number => services.get(id)?.size ?? 0
    const fits = all.filter(({ id }) => many(id) < 3)
    const text = await answerTo('clients with fewer than three services')
    expect(text).toContain(`**${fits.length} of ${all.length} clients**`)
    for (const [name, said] of tableOf(text))
      expect(Number(said), name).toBe(many(all.find((one) => one.name === name)?.id ?? -1))
    const exactly = all.filter(({ id }) => many(id) === 1)
    expect(await answerTo('how many stores have only one service')).toContain(
      `**${exactly.length} of ${all.length} clients**`,
    )
    const most = Math.max(...all.map(({ id }) => many(id)))
    expect(await answerTo('which client has the most services')).toMatch(
      new RegExp(`: ${most} services, the most of ${all.length}`),
    )
    const average = all.reduce((sum, { id }) => sum + many(id), 0) / all.length
    expect(await answerTo('average number of services per client')).toContain(
      `**${Number(average.toFixed(2))}** is the average of services`,
    )
  })

  test('two conditions hold of the same client', async () => {
    const [all, open, people] = [await clients(), await tasks('open'), await contacts()]
    const [ofTasks, ofContacts] = [
      tally(open, ({ client }) => client?.id),
      tally(people, ({ clientId }) => clientId),
    ]
    const fits = all.filter(({ id }) => (ofTasks.get(id) ?? 0) >= 1 && (ofContacts.get(id) ?? 0) < 3)
    expect(await answerTo('clients with at least one open task and fewer than 3 contacts')).toContain(
      `**${fits.length} of ${all.length} clients**`,
    )
  })
})

describe('figures of the same client held against each other', () => {
  test('more overdue tasks than closed ones', async () => {
    const [all, open, closed] = [await clients(), await tasks('open'), await tasks('closed')]
    const late = tally(
      open.filter(({ due_date }) => due_date !== null && due_date < today()),
      ({ client }) => client?.id,
    )
    const done = tally(closed, ({ client }) => client?.id)
    const fits = all.filter(({ id }) => (late.get(id) ?? 0) > (done.get(id) ?? 0))
    expect(await answerTo('clients with more overdue tasks than closed ones')).toContain(
      `**${fits.length} of ${all.length} clients**`,
    )
  })

  test('what is invoiced, above ten times its fees', async () => {
    const [all, budgets] = [await clients(), await budgetsOf()]
    const fees = new Map<number, number>()
    const amounts = new Map<number, number>()
    for (const { clientId, feeAmount, invoiceAmount } of budgets) {
      fees.set(clientId, (fees.get(clientId) ?? 0) + (feeAmount ?? 0))
      amounts.set(clientId, (amounts.get(clientId) ?? 0) + invoiceAmount)
    }
    const fits = all.filter(({ id }) => {
      const [amount, fee] = [amounts.get(id) ?? 0, fees.get(id) ?? 0]
      return !(amount === 0 && fee === 0) && Math.round(amount * 100) > Math.round(fee * 1000)
    })
    expect(fits.length).toBeGreaterThan(0)
    expect(await answerTo('clients whose revenue is more than ten times their fees')).toContain(
      `**${fits.length} of ${all.length} clients**`,
    )
  })
})

describe('what is worked out of figures', () => {
  test('fees as a percentage of revenue', async () => {
    const budgets = await budgetsOf()
    const fees = budgets.reduce((sum, { feeAmount }) => sum + (feeAmount ?? 0), 0)
    const amount = budgets.reduce((sum, { invoiceAmount }) => sum + invoiceAmount, 0)
    const text = await answerTo('fees as a percentage of revenue')
    expect(text).toContain(`**${((fees / amount) * 100).toFixed(1)}%**`)
    expect(text).toContain(formatDollars(Math.round(amount * 100) / 100))
  })

  test('the median of what clients are invoiced', async () => {
    const budgets = await budgetsOf()
    const all = new Set((await clients()).map(({ id }) => id))
    const sums = new Map<number, number>()
    for (const { clientId, invoiceAmount } of budgets)
      if (all.has(clientId)) sums.set(clientId, (sums.get(clientId) ?? 0) + invoiceAmount)
    const sorted = [...sums.values()].filter((sum) => sum !== 0).toSorted((one, other) => one - other)
    const half = Math.floor(sorted.length / 2)
    const median =
      sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
    expect(await answerTo('median revenue per client')).toContain(
      `**${formatDollars(Math.round(median * 100) / 100)}** is the median of`,
    )
  })

  test('whoever may not see the margin does not see what is worked out of it', async () => {
    const client = await chatter(await signIn(server.url, 'client'))
    const text = await answerTo('margin as a share of revenue by store', client)
    expect(text).not.toMatch(/\d%/)
  })
})

describe('times between two days of a row', () => {
  test('from sent to signed, over agreements that have both days', async () => {
    const rows = await agreements()
    const lasted = rows.flatMap(({ sentAt, signedAt }) =>
      sentAt && signedAt ? [daysBetween(dayAt(sentAt), dayAt(signedAt))] : [],
    )
    expect(lasted.length).toBeGreaterThan(0)
    const average = lasted.reduce((sum, days) => sum + days, 0) / lasted.length
    const text = await answerTo('how long does it take to get an agreement signed')
    expect(text).toContain(`**${Math.round(average * 10) / 10} days from sent to signed** on average`)
    expect(text).toContain(`over ${lasted.length} agreement`)
    const longer = lasted.filter((days) => days > 2).length
    expect(await answerTo('agreements signed more than 2 days after they were sent')).toContain(
      longer === 0 ? 'no agreements' : `**${longer} agreement`,
    )
  })

  test('where a day is not kept, that is said', async () => {
    expect(await answerTo('how long do support requests take to close')).toContain(
      'does not keep both of those days',
    )
  })
})

test('a client is told of the own stores alone', async () => {
  const client = await chatter(await signIn(server.url, 'client'))
  const { body: own } = await client.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
  const text = await answerTo('my stores with fewer than 3 services', client)
  const names = tableOf(text).map(([name]) => name)
  expect(names.every((name) => own.rows.some((one) => one.name === name))).toBe(true)
  expect(names.length).toBeGreaterThan(0)
  expect(text).toContain(`of ${own.rows.length} clients**`)
})

describe('the first of each, and months in a row', () => {
  test('the store with the most contacts of each state, and those that are alike', async () => {
    const [all, each] = [await clients(), tally(await contacts(), ({ clientId }) => clientId)]
    const states = new Map<string, number>()
    for (const { id, state } of all) {
      const many = each.get(id) ?? 0
      if (state !== null && many > 0) states.set(state, Math.max(many, states.get(state) ?? 0))
    }
    expect(states.size).toBeGreaterThan(2)
    const text = await answerTo('store with the most contacts in each state')
    expect(text).toContain(`of each of ${states.size} states`)
    const rows = tableOf(text)
    expect(new Set(rows.map(([state]) => state))).toEqual(new Set(states.keys()))
    for (const [state = '', name, many] of rows) {
      const client = all.find((one) => one.name === name)
      expect(client?.state, name).toBe(state)
      expect(Number(many), name).toBe(states.get(state))
    }
  })

  test('stores with more revenue in each of the last whole months than in the one before', async () => {
    const months = [3, 2, 1].map((back) => addMonths(thisMonth.start, -back))
    const sums = await Promise.all(
      months.map(async (day) => {
        const of = new Map<number, number>()
        for (const { clientId, invoiceAmount } of await budgetsOf(day))
          of.set(clientId, (of.get(clientId) ?? 0) + invoiceAmount)
        return of
      }),
    )
    const all = await clients()
    const rose = all.filter(({ id }) => {
      const [one = 0, two = 0, three = 0] = sums.map((of) => Math.round((of.get(id) ?? 0) * 100))
      return two > one && three > two
    })
    const text = await answerTo('stores with revenue up two months in a row')
    expect(text).toContain(`**${rose.length} of ${all.length} clients**`)
    expect(new Set(tableOf(text).map(([name]) => name))).toEqual(new Set(rose.map(({ name }) => name)))
  })

  test('stores with more revenue than one by its name are held against what that one has', async () => {
    const [all, budgets] = [await clients(), await budgetsOf()]
    const amounts = new Map<number, number>()
    for (const { clientId, invoiceAmount } of budgets)
      amounts.set(clientId, (amounts.get(clientId) ?? 0) + invoiceAmount)
    const amount = (id: number): number => Math.round((amounts.get(id) ?? 0) * 100)
    const sorted = all.toSorted((one, other) => amount(other.id) - amount(one.id))
    const named = sorted[5]
    if (!named) throw new Error('There are too few clients.')
    const more = all.filter(({ id }) => amount(id) > amount(named.id))
    expect(more.length).toBeGreaterThan(0)
    const text = await answerTo(`clients bigger than ${named.name}`)
    expect(text).toContain(`**${more.length} of ${all.length} clients**`)
    expect(new Set(tableOf(text).map(([name]) => name))).toEqual(new Set(more.map(({ name }) => name)))
  })
})
