import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { monthRange, today } from '@portal/core/foundation/format'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { signIn, startServer, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'

/** Work, people and records of clients, asked for as people say it, by the assistant that comes with the portal. */
let server: RunningServer
let admin: Chatter

beforeAll(async () => {
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
})
afterAll(async () => {
  await server?.stop()
})

const answerTo = async (question: string): Promise<string> => {
  const { status, text } = await ask(server, admin, question)
  expect(status).toBe(200)
  return text
}

/** All entries of a list that comes in pages. */
async function every<Row>(path: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await admin.caller.get<{ readonly rows: readonly Row[]; readonly total: number }>(
      `${path}?page=${page}&pageSize=200`,
    )
    rows.push(...body.rows)
    if (rows.length >= body.total) return rows
  }
}
const deliverables = () => every<Body<'deliverables.list'>['rows'][number]>('/deliverables')
const onboardingTasks = () => every<Body<'onboardingTasks.list'>['rows'][number]>('/onboarding-tasks')

const clients = async (query = '') =>
  (await admin.caller.get<Body<'clients.list'>>(`/clients?state=Client&pageSize=200${query}`)).body.rows

describe('kinds of rows are asked for by their names', () => {
  test('blog posts of a month are the deliverables of that type', async () => {
    const rows = await deliverables()
    const { start, end } = monthRange(today())
    const due = rows.filter(
      ({ Type, dueAt }) => Type?.name === 'Blog Post' && dueAt !== null && dueAt >= start && dueAt <= end,
    )
    expect(due.length).toBeGreaterThan(1)
    expect(await answerTo('how many blog posts are due this month')).toContain(
      `**${due.length} deliverables**`,
    )
  })

  test('clients of a tag are those that have it', async () => {
    const tagged = (await clients()).filter(({ tags = [] }) =>
      tags.some(({ name }) => name === 'Key Account'),
    )
    expect(tagged.length).toBeGreaterThan(1)
    const text = await answerTo('key accounts')
    expect(text).toContain(`**${tagged.length} clients**`)
    expect(text).toContain(tagged[0]?.name)
  })

  test('stores of a brand are those that have it, whatever they are called', async () => {
    const all = await clients()
    const withBrand = all.filter(({ brands }) => brands?.split(', ').includes('Honda'))
    expect(withBrand.length).toBeGreaterThan(1)
    expect(withBrand.length).toBeLessThan(all.length)
    expect(await answerTo('how many honda stores do we have')).toContain(`**${withBrand.length} clients**`)
  })
})

describe('who signs in with a second factor', () => {
  test('is told to those who keep the accounts, and to nobody else', async () => {
    const { body } = await admin.caller.get<Body<'users.twoFactorStates'>>(
      '/users/two-factor?state=off&active=true&pageSize=200',
    )
    expect(body.total).toBeGreaterThan(1)
    expect(await answerTo('how many people have no 2fa')).toContain(`**${body.total} `)
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const { text } = await ask(server, manager, 'how many people have no 2fa')
    expect(text).toContain('for those who keep the accounts')
  })
})

describe('people of a store are no people of the agency', () => {
  test('clients are counted by the managers of the agency alone', async () => {
    const people = (await admin.caller.get<Body<'users.active'>>('/users/active?userTypeId=1&limit=1000'))
      .body
    const ofAgency = new Set(people.map(({ fullName }) => fullName))
    const text = await answerTo('how many clients does each manager have')
    const named = [...text.matchAll(/^\| ([A-Z][^|]+?) \| \d+ \|$/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => name !== 'None' && !ofAgency.has(name))).toEqual([])
  })

  test('stores without a part of a team are those on whose team nobody has it', async () => {
    const { body: types } =
      await admin.caller.get<readonly { readonly id: number; readonly name: string }[]>('/client-user-types')
    const seo = types.find(({ name }) => name === 'SEO Specialist')?.id
    const without = (await clients('&team=true')).filter(
      ({ ClientUsers = [] }) => !ClientUsers.some(({ clientUserTypeId }) => clientUserTypeId === seo),
    )
    expect(without.length).toBeGreaterThan(1)
    expect(await answerTo('which stores have no seo person')).toContain(`**${without.length} clients**`)
  })
})

describe('work is told as it stands', () => {
  test('whoever signed an agreement is told by it', async () => {
    const agreements = (await admin.caller.get<Body<'agreements.list'>>('/agreements')).body
    const active = agreements.find(({ state }) => state === 'Active')
    if (!active) throw new Error('No agreement is active.')
    const { signature } = (await admin.caller.get<Body<'agreements.get'>>(`/agreements/${active.slug}`)).body
    expect(signature?.name).toBeTruthy()
    expect(await answerTo(`who signed the agreement of ${active.client.name}`)).toContain(signature?.name)
  })

  test('whoever is coming on board is told by what is left to do', async () => {
    const rows = await onboardingTasks()
    const open = rows.filter(({ done }) => !done)
    expect(open.length).toBeGreaterThan(0)
    expect(await answerTo("who's onboarding right now")).toContain(`**${open.length} onboarding tasks**`)
  })

  test('the next one that is due is the first by its day', async () => {
    const rows = await onboardingTasks()
    const [first] = rows
      .flatMap(({ dueAt }) => (dueAt !== null && dueAt >= today() ? [dueAt] : []))
      .toSorted((a, b) => a.localeCompare(b))
    const [year, month, day] = (first ?? '').split('-')
    expect(await answerTo('when is the next onboarding due')).toContain(`**${month}/${day}/${year}**`)
  })

  test('those who are watched are not those who were saved or lost', async () => {
    const { rows } = (
      await admin.caller.get<Body<'priorityWatchlist.list'>>('/priority-watchlist?pageSize=200')
    ).body
    const watched = rows.filter(({ state }) => state === 'Watching')
    expect(watched.length).toBeLessThan(rows.length)
    expect(await answerTo("who's on the watchlist")).toContain(`**${watched.length} watchlist entries**`)
  })

  test('capacity is that of every team', async () => {
    const text = await answerTo("who's over capacity")
    for (const team of ['Account Management', 'SEM', 'SEO', 'Social', 'Premium'])
      expect(text).toContain(`${team} Bandwidth`)
  })

  test('a raise to an amount is a change to it, and its four digits are no year', async () => {
    const [store] = await clients()
    const text = await answerTo(`raise the SEO budget of ${store?.name} to 2000 from January`)
    expect(text).toContain('Amount: $2,000.00')
    expect(text).toContain('From: 01/01/')
  })
})

describe('what people call it is told as it is kept', () => {
  test('what waits for the client is theirs to do, and not done', async () => {
    const theirs = (await onboardingTasks()).filter(({ byClient, done }) => byClient && !done)
    expect(theirs.length).toBeGreaterThan(0)
    expect(await answerTo('onboarding tasks waiting on the client')).toContain(
      `**${theirs.length} onboarding task${theirs.length === 1 ? '' : 's'}**`,
    )
  })

  test('of several scores of a store their average is told', async () => {
    const shops = await every<Body<'mysteryShopRequests.list'>['rows'][number]>('/mystery-shop-requests')
    const ofStores = Map.groupBy(
      shops.filter(({ score }) => score !== null),
      ({ Client }) => Client.name,
    )
    const averages = [...ofStores.values()].map(
      (of) => of.reduce((sum, { score }) => sum + Number(score), 0) / of.length,
    )
    expect(averages.length).toBeGreaterThan(1)
    expect(await answerTo('worst mystery shop score')).toContain(
      `${Math.min(...averages).toFixed(1)}% average score`,
    )
  })

  test('why something was turned down is told of each', async () => {
    const rows = await every<Body<'achievements.list'>['rows'][number]>('/achievements')
    const reason = rows.find((row) => row.state === 'Rejected' && row.reason !== '')?.reason
    expect(reason).toBeDefined()
    expect(await answerTo('rejected achievements and why')).toMatch(/\| Reason \|/)
  })

  test('agreements are told by the month in which they end', async () => {
    const { body } = await admin.caller.get<Body<'agreements.list'>>('/agreements')
    const year = Number(today().slice(0, 4)) + 1
    const ending = body.filter(({ endsAt }) => endsAt?.startsWith(`${year}-`))
    expect(ending.length).toBeGreaterThan(1)
    const text = await answerTo(`agreements ending in ${year} by month`)
    const counts = [...text.matchAll(/^\| [^|]*\d{4}[^|]* \| (\d+) \|/gm)].map(([, many]) => Number(many))
    expect(counts.reduce((sum, many) => sum + many, 0)).toBe(ending.length)
  })
})

test('meetings are the interactions whose kind is called so, also of what goes on with them', async () => {
  const manager = await chatter(await signIn(server.url, 'account-manager'))
  const session = newSessionId(manager.id)
  const year = today().slice(0, 4)
  const told = async (question: string): Promise<string> =>
    (await ask(server, manager, question, session)).text
  const readAs = (text: string): string => text.split('\n')[0] ?? ''
  const meetings = await told(`how many meetings did I have in ${year}`)
  expect(readAs(meetings)).toContain('Video Meeting')
  const goesOn = await told('and last month')
  expect(readAs(goesOn)).toContain('Video Meeting')
  const number = (text: string): string | undefined => /\*\*([\d,]+) /.exec(text)?.[1]
  const whole = await told(`how many interactions did I have in ${year}`)
  expect(readAs(whole)).not.toContain('Video Meeting')
  expect(Number(number(meetings)?.replace(',', ''))).toBeGreaterThan(0)
  expect(Number(number(whole)?.replace(',', ''))).toBeGreaterThan(Number(number(meetings)?.replace(',', '')))
})
