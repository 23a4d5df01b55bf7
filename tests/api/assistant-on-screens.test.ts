import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, addMonths, dayAt, formatDay, formatDollars, today } from '@portal/core/foundation/format'
import { signIn, startServer, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'

/** What is on screens and in no declared list, told by the assistant that comes with the portal. */
let server: RunningServer
let admin: Chatter
let client: Chatter

beforeAll(async () => {
  // Everybody may chat here, to see what somebody of a dealership is told.
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
  client = await chatter(await signIn(server.url, 'client'))
})
afterAll(async () => {
  await server?.stop()
})

const answerTo = async (question: string, who = admin): Promise<string> => {
  const { status, text, lines } = await ask(server, who, question)
  expect(status).toBe(200)
  expect(lines.at(-1)).toEqual({ type: 'end' })
  return text
}

/** Whether a client is one on a day. */
const isThere = (
  { activatedAt, canceledAt }: { readonly activatedAt: string | null; readonly canceledAt: string | null },
  day: string,
): boolean => activatedAt !== null && activatedAt <= day && (canceledAt === null || canceledAt > day)

/** The first day of a month, that many months ago. */
const monthsBack = (many: number): string => addMonths(`${today().slice(0, 7)}-01`, -many)

const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
] // prettier-ignore
const inWords = (month: string): string => `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

const month = async (of: string) =>
  (await admin.caller.get<Body<'invoicing.list'>>(`/invoicing?month=${of}&pageSize=200`)).body

/** Amounts of a table's last cells that hold money, in cents. */
const centsIn = (text: string): number =>
  [...text.matchAll(/^\|.*?(-?)\$([\d,]+\.\d\d) \|/gm)].reduce(
    (sum, [, sign, amount = '']) => sum + (sign === '-' ? -1 : 1) * Number(amount.replaceAll(/[,.]/g, '')),
    0,
  )

describe('what is on screens is asked for like any list', () => {
  test('the lines of an invoice are those of its screen, and come to its subtotal', async () => {
    const { rows } = await month(monthsBack(1))
    const listed = rows.find(
      ({ clients, lineCount }) => clients.length === 1 && lineCount > 1 && lineCount <= 10,
    )
    const [store] = listed?.clients ?? []
    if (!listed || !store) throw new Error('No invoice of one store.')
    const { body: invoice } = await admin.caller.get<Body<'invoicing.get'>>(`/invoicing/${listed.id}`)
    const text = await answerTo(`what's on ${store.name}'s ${inWords(invoice.month)} invoice?`)
    expect(text).toMatch(/^> Invoice Lines/)
    const lines = invoice.lines.filter(({ removed }) => !removed)
    expect(text).toContain(`**${lines.length} invoice lines**, ${formatDollars(invoice.subtotal)}`)
    expect(centsIn(text)).toBe(Math.round(invoice.subtotal * 100))
    expect(text).toContain(`(/budgets/invoicing?month=${invoice.month.slice(0, 7)}&clientId=${store.id})`)
  })

  test('invoices with an adjustment are those that have such a line', async () => {
    const of = monthsBack(0)
    const { rows } = await month(of)
    const having: string[] = []
    let many = 0
    for (const { id, state } of rows) {
      if (state === 'Void') continue
      const { body } = await admin.caller.get<Body<'invoicing.get'>>(`/invoicing/${id}`)
      const found = body.lines.filter(({ kind, removed }) => kind === 'adjustment' && !removed).length
      if (found > 0) having.push(body.number ?? `Draft for ${body.billTo}`)
      many += found
    }
    const text = await answerTo(`which invoices have an adjustment in ${inWords(of)}`)
    if (many === 0) return expect(text).toContain('There are no invoice lines')
    expect(text).toMatch(new RegExp(`\\*\\*${many} invoice lines?\\*\\*`))
    for (const name of having) expect(text).toContain(name)
  })

  test('a month is told closed by whoever closed it, or open with what is left to do', async () => {
    const closed = (await month(monthsBack(2))).overview
    expect(closed.closed).toBe(true)
    const text = await answerTo(`is ${inWords(closed.month)} closed?`)
    expect(text).toContain(`**${inWords(closed.month)} is closed**, by ${closed.closedBy}`)
    expect(await answerTo(`who closed ${inWords(closed.month)}`)).toContain(closed.closedBy ?? '?')
    const open = (await month(monthsBack(1))).overview
    expect(open.closed).toBe(false)
    const told = await answerTo(`what is left to do before we can close ${inWords(open.month)}`)
    expect(told).toContain(`**${inWords(open.month)} is open**`)
    const left = open.checks.find(({ done }) => !done)
    if (left) expect(told).toContain(left.sentence)
    const still = await answerTo('which months are still open')
    expect(still).toContain(`| ${inWords(open.month)} |`)
    expect(still).not.toContain(`| ${inWords(closed.month)} |`)
  })

  test('a guest link is told with who made it and its last day', async () => {
    const { rows } = (await admin.caller.get<Body<'clients.list'>>('/clients?state=Client&pageSize=200')).body
    const store = rows.find(({ name }) => rows.every((one) => one.name === name || !one.name.includes(name)))
    if (!store) throw new Error('Every name is part of another.')
    const made = await admin.caller.post<Body<'guestAccesses.create'>>('/guest-accesses', {
      accessDetails: {
        clientId: store.id,
        report: 'clients.insights',
        expiresAt: today(),
        note: 'For the GM',
      },
    })
    expect(made.status).toBe(200)
    const text = await answerTo(`who made the guest link for ${store.name}`)
    expect(text).toMatch(/^> Guest Links/)
    expect(text).toContain(made.body.createdBy?.fullName ?? '?')
    expect(text).toContain(formatDay(today()))
    expect(text).toContain(`(/clients/${store.slug}/guest-access)`)
    expect(text).not.toContain(made.body.token)
    expect(await answerTo('which guest links expire this month')).toContain(store.name)
  })

  test('answers to a form are counted by the form, also by two words of its name', async () => {
    const forms = (await admin.caller.get<Body<'forms.list'>>('/forms')).body
    const form = forms.find(({ name }) => name === 'Book a test drive')
    if (!form) throw new Error('No such form.')
    const text = await answerTo('how many answers did the test drive form get')
    expect(text).toContain(`**${form.answers} form answers**`)
    expect(text).toContain(`(/tools/forms/${form.id}/edit)`)
    const latest = await answerTo('latest answers of the test drive form')
    expect(latest).toContain(formatDay(form.lastAnswerAt?.slice(0, 10) ?? ''))
  })

  test('broken redirects are those that lead to a wrong place or to none', async () => {
    const { body: moving } = await admin.caller.get<Body<'redirects.overview'>>(
      '/website-migrations/1/redirects/overview',
    )
    const broken = new Set(['Wrong target', 'Not redirected', 'Target missing', 'Loop', 'Not reachable'])
    const many = moving.states.reduce((sum, { state, count }) => sum + (broken.has(state) ? count : 0), 0)
    const text = await answerTo(`which redirects are broken for ${moving.Client.name}`)
    expect(many).toBeGreaterThan(0)
    expect(text).toContain(`**${many} redirects**`)
    expect(text).toContain('(/tools/website-migrations/1)')
  })

  test('the parts of a split are those of its screen', async () => {
    const of = monthsBack(0)
    const { body } = await admin.caller.get<Body<'allocations.list'>>(`/allocations/paid-search?month=${of}`)
    const one = body.find(
      ({ client: store, setIn }) =>
        setIn !== null &&
        body.every(({ client: other }) => other === store || !other.name.includes(store.name)),
    )
    if (!one) throw new Error('Nothing is split.')
    const text = await answerTo(`how is ${one.client.name}'s paid search split?`)
    expect(text).toMatch(/^> Allocations/)
    for (const { amount, percent } of one.parts)
      if (percent > 0) expect(text).toContain(formatDollars(amount))
    expect(text).toContain(`(/allocations/paid-search?month=${of.slice(0, 7)})`)
  })

  test('somebody of a store who asks what is on an invoice gets the invoices that were sent to it', async () => {
    for (const question of [
      "what's on my last invoice?",
      `what was on our ${inWords(monthsBack(1))} invoice`,
    ]) {
      const text = await answerTo(question, client)
      expect(text, question).toMatch(/^> Invoices/)
      expect(text, question).not.toMatch(/not open to you/)
    }
  })

  test('who was here last is told to those who keep the accounts, and who did what to those who read the log', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const { body: users } = await admin.caller.get<Body<'users.list'>>('/users?state=active&pageSize=200')
    const since = addDays(today(), -20)
    const quiet = users.rows.filter(
      ({ lastSeenAt }) => typeof lastSeenAt !== 'string' || dayAt(lastSeenAt) < since,
    )
    const asked = `who has not signed in since ${formatDay(since)}`
    expect(await answerTo(asked)).toContain(`**${quiet.length} people**`)
    expect(await answerTo(asked, manager)).toMatch(/those who keep the accounts/)
    expect(await answerTo(asked, client)).not.toMatch(/\| --/)
    const { body: log } = await admin.caller.get<Body<'audit.list'>>(
      `/audit-log?from=${today()}&to=${today()}&subject=user&limit=200`,
    )
    expect(log.next).toBeNull()
    const added = log.rows.filter(({ call }) => call === 'users.create')
    expect(await answerTo('who added users today')).toMatch(
      added.length === 0 ? /There (?:are|is) no/ : new RegExp(`\\*\\*${added.length} entr`),
    )
    for (const who of [manager, client])
      expect(await answerTo('who deleted a budget this year', who)).toMatch(/not open to you/)
  })

  test('a share of the clients is one of those that are with the agency, and so many were there on a day', async () => {
    const { body: all } = await admin.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
    const active = all.rows.filter(({ activatedAt, canceledAt }) =>
      isThere({ activatedAt, canceledAt }, today()),
    )
    expect(await answerTo('what percent of our clients are healthy')).toContain(` of ${active.length}.`)
    expect(await answerTo('which share of clients have SEO')).toMatch(
      new RegExp(`of ${active.length} clients\\*\\* \\(\\d`),
    )
    const then = addMonths(today(), -12)
    const were = all.rows.filter(({ activatedAt, canceledAt }) => isThere({ activatedAt, canceledAt }, then))
    expect(await answerTo('how many active clients did we have a year ago')).toContain(
      `**${were.length} clients**`,
    )
  })

  test('two channels that are compared by client stand beside each other, with what lies between them', async () => {
    const text = await answerTo('compare search and social spend by client for last month')
    expect(text).toContain('| Client | Search | Social | Difference |')
    const [, name = '', search = '', social = '', apart = ''] =
      /^\| (\[[^\]]+\])\([^)]*\) \| (\S+) \| (\S+) \| (\S+) \|$/m.exec(text) ?? []
    const cents = (said: string): number =>
      Math.round(Number(said.replaceAll(/[$,]/g, '').replace('–', '0')) * 100)
    expect(cents(search) - cents(social), name).toBe(cents(apart))
  })

  test('whoever works on one channel alone means that one, and it is said', async () => {
    const sem = await chatter(await signIn(server.url, 'sem'))
    expect(await answerTo('my cost per click last month', sem)).toMatch(/^> CPC · \[Search\]/)
    expect(await answerTo('my cost per click last month by channel', sem)).not.toMatch(/^> .*\[Search\]/)
    expect(await answerTo('cost per click last month', sem)).not.toMatch(/^> .*\[Search\]/)
  })

  test('what is not understood is declined with the screens on which it may stand, as far as they are open', async () => {
    expect(await answerTo('accounts that share a 2fa device')).toMatch(
      /^I can't answer that: .+“device”\. Without them I can answer: \[People: Second Factor\]\(ask:[^)]+\)\. What you ask about stands in \[Two-Factor Authentication\]\(\/[^)]+\)/,
    )
    expect(await answerTo('which contracts might run out first')).toContain('[Agreements](/agreements)')
    const { body: alarms } = await admin.caller.get<Body<'metricAlarms.list'>>('/metric-alarms')
    expect(await answerTo('who set up the metric alarms')).toContain(
      `These are all of its rows:\n\n**${alarms.length} metric alarms**`,
    )
    const shut = await answerTo('accounts that share a 2fa device', client)
    expect(shut).toMatch(/^I can't answer that/)
    expect(shut).not.toContain('Without them')
    expect(shut).not.toContain('/settings')
    expect(await answerTo('accounts without 2fa', client)).toContain('that is not open to you')
  })

  test('somebody to whom none of it is open gets none of it', async () => {
    for (const question of [
      'invoice lines of October',
      `is ${inWords(monthsBack(2))} closed`,
      'guest links',
      'form answers this month',
      'redirects by state',
      'paid search allocations',
    ]) {
      const text = await answerTo(question, client)
      expect(text, question).toMatch(/not open to you/)
      expect(text, question).not.toMatch(/\| --/)
    }
  })
})
