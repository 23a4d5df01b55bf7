import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import {
  addDays,
  addMonths,
  dayAt,
  formatCount,
  formatDollars,
  formatMoney,
  previousMonthRange,
  today,
} from '@portal/core/foundation/format'
import { agencyDay, agencyYear } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { ask, chatter, everybody, type Chatter } from './chat-asking.ts'

/** The assistant that comes with the portal: no webhook and no model is configured. */
let server: RunningServer
let admin: Chatter
/** Somebody else who may chat: one person has thirty questions a minute. */
let other: Chatter
let director: Chatter
/** Who asks the later questions: nobody is answered more than thirty in a minute. */
let developer: Chatter
let clients: Body<'clients.list'>['rows']

beforeAll(async () => {
  // Everybody may chat here, to see what outsiders are told.
  server = await startServer({ env: { CHAT_USERS: everybody } })
  admin = await chatter(await signIn(server.url, 'admin'))
  other = await chatter(await signIn(server.url, 'super-admin'))
  director = await chatter(await signIn(server.url, 'director'))
  developer = await chatter(await signIn(server.url, 'developer'))
  const { body } = await admin.caller.get<Body<'clients.list'>>('/clients?state=Client&pageSize=200')
  clients = body.rows
})
afterAll(async () => {
  await server?.stop()
})

/** A client whose name no other one's contains. */
function distinct(): Body<'clients.list'>['rows'][number] {
  const found = clients.find(
    ({ id, name, Group }) =>
      Group === null && clients.every((other) => other.id === id || !other.name.includes(name)),
  )
  if (!found) throw new Error('Every name is part of another.')
  return found
}

const answerTo = async (question: string, who = admin, sessionId?: string): Promise<string> => {
  const { status, text, lines } = await ask(server, who, question, sessionId)
  expect(status).toBe(200)
  expect(lines.at(-1)).toEqual({ type: 'end' })
  return text
}

/** The first of a month, that many months ago. */
const monthsBack = (many: number): string => addMonths(`${today().slice(0, 7)}-01`, -many)

const activeBudgets = async (caller: Caller, clientId: number, month: string, year: number) =>
  (
    await caller.get<Body<'budgets.activeOfClient'>>(
      `/clients/${clientId}/budgets/active?month=${month}&year=${year}`,
    )
  ).body

describe('the assistant of the portal', () => {
  test('tells the budgets of a client in a month, as its screen shows them, and says where they stand', async () => {
    const client = distinct()
    const year = agencyYear()
    const text = await answerTo(`What are the budgets of ${client.name} for October ${year - 1}?`)
    const budgets = await activeBudgets(admin.caller, client.id, 'October', year - 1)
    const total = budgets.reduce((sum, { invoiceAmount }) => sum + Math.round(invoiceAmount * 100), 0)
    if (budgets.length === 0) expect(text).toContain('There are no budgets in October')
    else expect(text).toContain(formatMoney(total))
    expect(text).toContain(`(/clients/${client.slug}/budgets)`)
  })

  test('tells results by two things at once, and clients that have one thing and lack another', async () => {
    const text = await answerTo('spend by channel and month this quarter', developer)
    const total = await answerTo('spend this quarter', developer)
    const money = /\*\*(\$[\d,]+\.\d\d)/
    expect(text).toContain('| Channel | Month | Spend |')
    expect(money.exec(text)?.[1]).toBe(money.exec(total)?.[1])
    const cents = (words: string): number => Number(words.replaceAll(/[$,.]/g, ''))
    const rows = [...text.matchAll(/^\| [^|]+ \| [^|]+ \| (\$[\d,]+\.\d\d) \|$/gm)]
    const sum = rows.reduce((all, [, cell = '']) => all + cents(cell), 0)
    // Each cell is rounded to the cent by itself.
    expect(Math.abs(sum - cents(money.exec(text)?.[1] ?? ''))).toBeLessThanOrEqual(rows.length)
    const lacking = await answerTo('clients that spend on social but not search', developer)
    expect(lacking).toMatch(/^> Clients .*with .*social.*without .*search/im)
    const [, name = ''] = /^\| \[([^\]]+)\]/m.exec(lacking) ?? []
    if (name !== '') {
      expect(await answerTo(`search spend of ${name}`, developer)).toMatch(/no results|\$0\.00|nothing/i)
      expect(await answerTo(`social spend of ${name}`, developer)).toMatch(/\*\*\$[1-9]/)
    }
  })

  test('knows a client by its dealer code and its id too', async () => {
    const client = distinct()
    expect(await answerTo(`budgets of ${client.identifier}`)).toContain(`(/clients/${client.slug}/budgets)`)
    expect(await answerTo(`phone of client ${client.id}`)).toContain(`(/clients/${client.slug})`)
  })

  test('asks back when several are meant, and goes on with the answer', async () => {
    const question = await ask(server, admin, 'budgets of Honda this month')
    expect(question.text).toMatch(/“Honda” may be several/)
    expect(question.text).toContain('Which one do you mean?')
    const one = clients.find(({ name }) => name.includes('Honda'))
    const text = await answerTo(one?.name ?? '', admin, question.sessionId)
    expect(text).toContain(`(/clients/${one?.slug}/budgets)`)
  })

  test('takes over the client of the question before', async () => {
    const client = distinct()
    const first = await ask(server, admin, `budgets of ${client.name} this month`)
    const text = await answerTo('and last month?', admin, first.sessionId)
    expect(text).toContain(`(/clients/${client.slug}/budgets)`)
  })

  test('tells who is on a team, and who manages it', async () => {
    const client = distinct()
    const { body } = await admin.caller.get<Body<'clients.get'>>(`/clients/${client.id}`)
    const text = await answerTo(`who is on the team of ${client.name}?`)
    for (const { user } of body.ClientUsers ?? []) expect(text).toContain(user.fullName)
    const manager = body.ClientUsers?.find(({ clientUserTypeId }) => clientUserTypeId <= 2)
    if (manager) expect(await answerTo(`who manages ${client.name}`)).toContain(manager.user.fullName)
  })

  test('counts clients as the list does', async () => {
    const totals = await Promise.all(
      ['Client', 'Prospect', 'Inactive'].map(
        async (state) =>
          (await admin.caller.get<Body<'clients.list'>>(`/clients?state=${state}&pageSize=1`)).body.total,
      ),
    )
    const text = await answerTo('How many clients do we have?')
    for (const [at, state] of ['Active', 'Prospect', 'Inactive'].entries())
      if (totals[at]) expect(text).toContain(`| ${state} | ${formatCount(totals[at])} |`)
  })

  test('lists open support requests with links to them', async () => {
    expect(await answerTo('open support requests')).toMatch(/\[PS-\d+\]\(\/support-requests\/PS-\d+\)/)
  })

  test('tells months to the cent of the monthly report, and states as the sums of their clients', async () => {
    const month = `${today().slice(0, 7)}-01`
    const { body } = await director.caller.post<Body<'dashboards.monthly'>>('/dashboards/monthly-report', {
      clients: [],
      month,
    })
    const text = await answerTo('spend by month', director)
    for (const of of new Set(body.months.slice(0, -1).map(({ month: one }) => one.slice(0, 10)))) {
      if (of < monthsBack(11)) continue
      const cents = body.months
        .filter((one) => one.month.startsWith(of.slice(0, 7)) && one.channel !== 'analytics')
        .reduce((sum, { spend = 0 }) => sum + Math.round(spend * 100), 0)
      expect(text).toContain(` | ${formatMoney(cents)} |`)
    }
    const { start, end } = previousMonthRange(today())
    const { body: figures } = await director.caller.post<Body<'dashboards.accountManager'>>(
      '/dashboards/account-manager',
      { clients: [], start_date: start, end_date: end },
    )
    const { body: search } = await director.caller.post<Body<'dashboards.sem'>>('/dashboards/sem', {
      clients: [],
      start_date: start,
      end_date: end,
    })
    const ofSearch = Math.round((search.total.current_period?.spend ?? 0) * 100)
    expect(await answerTo('spend on search last month', director)).toContain(
      `**${formatMoney(ofSearch)} spend**`,
    )
    const states = new Map(clients.map(({ id, state }) => [id, state]))
    const sums = new Map<string, number>()
    for (const { clientId, data } of figures.data) {
      const state = states.get(clientId)
      if (state) sums.set(state, (sums.get(state) ?? 0) + Math.round((data.current_period?.spend ?? 0) * 100))
    }
    const [first] = [...sums].toSorted(([, one], [, another]) => another - one)
    expect(await answerTo('spend by state last month', director)).toContain(
      `| ${first?.[0]} | ${formatMoney(first?.[1] ?? 0)} |`,
    )
  })

  test('answers two questions of one sentence, and tells nobody of a dealership what others have', async () => {
    const both = await answerTo('highest spend and lowest ctr last month', director)
    expect(both.match(/\*\*: .*, the (?:most|least) of /g)).toHaveLength(2)
    const dealer = await chatter(await signIn(server.url, 'client'))
    for (const question of ['how do we compare with other dealers', 'is my ctr above average'])
      expect(await answerTo(question, dealer)).toMatch(/other dealers spend and get is not told/)
    expect(await answerTo('spend by manager', dealer)).toContain('a list of managers is not open to you')
  })

  test('tells a dealer how far the own budget is, in what it pays, as the sections’ budgets have it', async () => {
    const dealer = await chatter(await signIn(server.url, 'client'))
    let [budget, investment] = [0, 0]
    for (const sectionId of [1, 2, 3, 4, 7]) {
      const { body } = await dealer.caller.post<Body<'clients.sectionBudgets'>>('/clients/section-budgets', {
        sectionId,
        clientIds: [],
      })
      for (const row of body.rows) {
        budget += row.budget
        investment += row.investment
      }
    }
    const text = await answerTo('how much of my budget is left', dealer)
    expect(text).toContain(`**${formatDollars(budget - investment)} left**`)
    expect(text).not.toMatch(/\bspend\b/i)
    expect(await answerTo('am i pacing over budget', dealer)).not.toContain('/pacing)')
  })

  test('invoices that are late for so long were due by then, and tasks of two people are theirs alone', async () => {
    const old = addDays(today(), -30)
    const text = await answerTo('unpaid invoices older than 30 days', other)
    const due = [...text.matchAll(/\| (\d\d)\/(\d\d)\/(\d{4}) \| (\d+) \|$/gm)].map(
      ([, month, day, year, late]) => ({ day: `${year}-${month}-${day}`, late: Number(late) }),
    )
    // Where a month begins, the demo agency may have none that is so old.
    if (due.length === 0) expect(text).toContain('There are no')
    for (const { day, late } of due) {
      expect(day < old, day).toBe(true)
      expect(addDays(day, late)).toBe(today())
    }
    const { body } = await developer.caller.get<Body<'tasks.list'>>('/tasks?state=open&pageSize=200')
    const [one, two] = [
      ...new Map(body.rows.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee]] : []))),
    ].map(([, person]) => person as { id: number; name: string })
    let both = 0
    for (const person of [one, two]) {
      const of = await developer.caller.get<Body<'tasks.list'>>(`/tasks?state=open&assigneeId=${person?.id}`)
      both += of.body.total
    }
    expect(await answerTo(`how many open tasks do ${one?.name} and ${two?.name} have`, developer)).toContain(
      `**${both} tasks**`,
    )
  })

  test('tells whose figures moved by more than so many percent, and what fulfills one of two conditions', async () => {
    const year = Number(today().slice(0, 4)) - 1
    const of = async (month: string, days: number) =>
      (
        await developer.caller.post<Body<'dashboards.accountManager'>>('/dashboards/account-manager', {
          clients: [],
          start_date: `${year}-${month}-01`,
          end_date: `${year}-${month}-${days}`,
        })
      ).body.data
    const [now, before] = [await of('10', 31), await of('09', 30)]
    const clicks = (rows: typeof now): Map<number, number> =>
      new Map(rows.map(({ clientId, data }) => [clientId, data.current_period?.clicks ?? 0]))
    const [after, was] = [clicks(now), clicks(before)]
    const fell = [...was].filter(([id, had]) => had > 0 && ((after.get(id) ?? 0) - had) / had < -0.1)
    const text = await answerTo(
      `clients whose clicks fell by more than 10% in October ${year} compared with September ${year}`,
      developer,
    )
    expect(text).toMatch(
      fell.length === 0 ? /There are no/ : new RegExp(`\\*\\*${fell.length} of .*by more than 10%`),
    )
    const either = now.filter(
      ({ data: { current_period: one } }) => one && (one.clicks > 500 || one.conversions < 5),
    )
    const told = await answerTo(
      `clients with more than 500 clicks or fewer than 5 conversions in October ${year}`,
      developer,
    )
    expect(told).toContain('one of these is enough')
    expect(told).toMatch(either.length === 0 ? /There are no/ : new RegExp(`\\*\\*${either.length} of`))
  })

  test.each([
    ['my latest activities', /activit(?:y|ies)\*\* from|There are no activities/],
    ['pacing of {client} this month', /was expected by now|There are no clients/],
    ['which of my clients are underpacing', /\d+ clients?\*\*|no client|There are no clients/],
    [
      'which clients are behind',
      /(?:\*\*\d+ clients?\*\*|There are no clients).*\(\/pacing\?state=Underpacing\)/s,
    ],
    ['clicks and conversions of {client} last month', /clicks\*\*, [\d,]+ conversions|There are no results/],
    ['how is {client} doing on sem?', /Search.*(?:spend\*\*|There are no results)/s],
    ['activites for {client} last week', /activit(?:y|ies)\*\*|There are no activities/],
    ['what is due today', /tasks?\*\*|There are no tasks/],
    ['what is on my calendar', /^Today, as Your Day|^Nothing is in your calendar/],
    ['what changed for {client} in the last 30 days', /beginnings? (?:and|or) ends? of budgets/],
    ['which clients do I manage', /clients?\*\*|There are no clients/],
    ['total budgets this month', /invoice amount\*\* in/],
    ['my open tasks', /tasks?\*\*|There are no tasks/],
    ['overdue tasks', /Overdue.*(?:tasks?\*\*|There are no tasks)/s],
    ['latest interactions with {client}', /interactions?\*\*|There are no interactions/],
    ['contacts of {client}', /contacts?\*\*|There are no contacts/],
    ['where do I find the pacing report', /\(\/pacing\)/],
    [
      'how much did we spend on search last month',
      /\(\/sem\?startDate=\d{4}-\d\d-01&endDate=\d{4}-\d\d-\d\d\)/,
    ],
    ['social pacing of my clients', /\(\/pacing\?section=2&clients=mine\)|You are on the team of no client/],
    ['paid invoices last month', /\(\/budgets\/invoicing\?month=\d{4}-\d\d&state=Paid\)/],
    [
      'log that I called {client} yesterday about the recap',
      /\/communications\?log=new&logText=the\+recap&logDay=\d{4}/,
    ],
    ['remind me on Friday to call {client}', /I save nothing by myself.*\/tasks\?task_id=new&title=call/s],
    ['help', /\*\*Budgets\*\*/],
  ])('answers “%s”', async (question, expected) => {
    expect(await answerTo(question.replace('{client}', distinct().name), director)).toMatch(expected)
  })

  test('tells what a client’s advertising brought as its dashboard does, and goes on with it', async () => {
    const client = distinct()
    const sessionId = newSessionId(other.id)
    const text = await answerTo(`clicks of ${client.name} in October`, other, sessionId)
    const year = agencyDay() < `${agencyYear()}-10-01` ? agencyYear(-1) : agencyYear()
    const { body } = await admin.caller.post<Body<'dashboards.accountManager'>>(
      '/dashboards/account-manager',
      { clients: [{ id: client.id }], start_date: `${year}-10-01`, end_date: `${year}-10-31` },
    )
    const shown = body.data[0]?.data.current_period
    expect(text).toContain(`**${formatCount(shown?.clicks)} clicks**`)
    expect(text).toContain(`/clients/${client.slug}/insights?startDate=${year}-10-01&endDate=${year}-10-31`)
    const earlier = await answerTo('and the month before?', other, sessionId)
    expect(earlier).toContain(`September ${year}`)
    expect(earlier).toContain(client.name)
    expect(await answerTo('what about social?', other, sessionId)).toMatch(/Social/)
  })

  test('ranks clients by spend and by budget, as the dashboards have them', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const month = previousMonthRange(today())
    const { body } = await manager.caller.post<Body<'dashboards.accountManager'>>(
      '/dashboards/account-manager',
      { clients: [], start_date: month.start, end_date: month.end },
    )
    const first = body.data.toSorted(
      (a, b) => (b.data.current_period?.spend ?? 0) - (a.data.current_period?.spend ?? 0),
    )[0]!
    const text = await answerTo('top 3 clients by spend last month', manager)
    expect(text.match(/^\| \[/gm)).toHaveLength(3)
    expect(text.split('\n').find((line) => line.startsWith('| ['))).toContain(`/clients/${first.slug}`)
    // The screen opens with the same days and clients.
    expect(text).toContain(
      `(/account-management-dashboard?startDate=${month.start}&endDate=${month.end}&clients=all)`,
    )
    expect(await answerTo('clients with the smallest budgets this month', manager)).toMatch(
      /the least of .*\(\/budgets\/active-budgets\?month=\w+&year=\d{4}\)/s,
    )
    expect(await answerTo('who logged the most activities this month', manager)).toContain(
      '(/reporting/activities)',
    )
  })

  test('names the clients for whom nothing was logged, or with whom nobody spoke, as the reports have them', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const { body: report } = await manager.caller.get<Body<'activityReports.clientReport'>>(
      '/activityReports/clientReport',
    )
    const active = report.filter(({ client }) => clients.some(({ id }) => id === client.id))
    const waiting = active.filter(({ daysSince }) => daysSince === null || daysSince >= 14)
    const text = await answerTo('which clients have no activity in the last 14 days', manager)
    expect(text).toMatch(
      new RegExp(
        `\\*\\*${waiting.length} of ${clients.length} clients\\*\\* \\([\\d.]+%\\) without activities`,
      ),
    )
    for (const { client } of waiting.slice(0, 10)) expect(text).toContain(`/clients/${client.slug}`)
    expect(text).toContain('(/reporting/activities?by=clients)')
    const silent = await answerTo("who haven't we talked to in 3 weeks", manager)
    expect(silent).toMatch(/\d+ of \d+ clients\*\* \([\d.]+%\) without interactions/)
    expect(silent).toContain('(/reporting/overwatch-dashboard)')
  })

  test('says which of one’s own clients are over budget, and which will be', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const text = await answerTo('who is over budget in my clients', manager)
    expect(text).toMatch(/Over budget.*(?:\*\*\d+ (?:of \d+|clients?)\*\*|There are no clients)/s)
    expect(text).toContain('(/pacing?clients=mine)')
    expect(await answerTo('which of my clients are over budget', admin)).toContain(
      'You are on the team of no client.',
    )
  })

  test('does nothing and foretells nothing, and names the part that it cannot do', async () => {
    const { name } = distinct()
    for (const [question, part] of [
      [`email me the report of ${name}`, 'email'],
      [`spend of ${name} on billboards`, 'billboards'],
      [`delete the budget of ${name}`, 'delete'],
    ] as const) {
      const text = await answerTo(question, other)
      expect(text).toMatch(/^I can't answer that/)
      expect(text).toContain(`“${part}`)
      expect(text).not.toMatch(/\$\d/)
    }
  })

  test('projects the month that runs as pacing does, says how, and no other month', async () => {
    const { body } = await developer.caller.post<Body<'clients.mtdPacingTotals'>>(
      '/clients/mtd-pacing-totals',
      {
        clientIds: [],
      },
    )
    const projected = await answerTo('what will we spend this month', developer)
    expect(projected).toContain(`**${formatDollars(body.total.projected)} projected**`)
    // On the first of a month nothing of it has been spent yet.
    if (body.through !== null) expect(projected).toMatch(/Projected: what was spent through .* divided by/)
    expect(await answerTo('forecast the spend of next month', developer)).toMatch(
      /^>.*I project the month that runs/s,
    )
    const over = body.rows.filter(({ spend, budget }) => spend > budget)
    expect(await answerTo('clients where spend is over the media budget this month', developer)).toMatch(
      over.length === 0 ? /There are no clients/ : new RegExp(`\\*\\*${over.length} of`),
    )
  })

  test('tells shares of the whole, and draws what it is asked to draw', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const year = Number(today().slice(0, 4)) - 1
    const text = await answerTo(`what share of spend was search in October ${year}`, manager)
    const { body } = await developer.caller.post<Body<'dashboards.accountManager'>>(
      '/dashboards/account-manager',
      {
        clients: [],
        start_date: `${year}-10-01`,
        end_date: `${year}-10-31`,
      },
    )
    const all = body.total.current_period?.spend ?? 0
    if (all > 0) expect(text).toContain(` of ${formatDollars(all)}.`)
    const drawn = await answerTo('spend by channel last month as a chart', manager)
    const bars = JSON.parse(/```chart\n(.*)\n```/.exec(drawn)?.[1] ?? '{}') as {
      bars: [string, number, string][]
    }
    for (const [label, , written] of bars.bars) expect(drawn).toContain(`| ${label} | ${written} |`)
    const file = /file:(reports\.cancellationsFile\?[^)]*)\)/.exec(
      await answerTo('download cancellations last quarter', manager),
    )
    expect(file?.[1]).toMatch(/startDate=\d{4}-\d\d-01&endDate=/)
  })

  test('tells of closed tasks as the list does, and of those of a time by the day they were closed on', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    const { body } = await developer.caller.get<Body<'tasks.list'>>('/tasks?state=closed&pageSize=1')
    expect(await answerTo('how many closed tasks are there', manager)).toContain(
      `**${formatCount(body.total)} ${body.total === 1 ? 'task' : 'tasks'}**`,
    )
    const since = addDays(today(), -13)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(body.total / 200) }, (_, at) =>
        developer.caller.get<Body<'tasks.list'>>(`/tasks?state=closed&pageSize=200&page=${at + 1}`),
      ),
    )
    const closed = pages
      .flatMap(({ body: { rows } }) => rows)
      .filter(({ closed_at: at }) => at !== undefined && dayAt(at) >= since)
    expect(closed.length).toBeGreaterThan(0)
    expect(await answerTo('how many tasks were closed in the last 14 days', manager)).toContain(
      `**${closed.length} ${closed.length === 1 ? 'task' : 'tasks'}**`,
    )
  })

  test('tells of declared reports and lists what they themselves answer', async () => {
    const year = today().slice(0, 4)
    const { body } = await developer.caller.get<Body<'reports.cancellations'>>(
      `/reports/cancellations?startDate=${year}-01-01&endDate=${year}-12-31&pageSize=1`,
    )
    const text = await answerTo('cancellations this year', developer)
    expect(text).toContain(formatCount(body.total))
    expect(text).toContain(formatDollars(body.totals['amount']))
    expect(text).toContain(`startDate=${year}-01-01&endDate=${year}-12-31`)
    // Whoever writes invoices is told what stands on them.
    const { body: invoices } = await developer.caller.get<Body<'invoicing.list'>>(
      `/invoicing?month=${year}-10-01&pageSize=200`,
    )
    expect(await answerTo('total invoiced in October', developer)).toContain(
      formatDollars(invoices.rows.reduce((sum, { total }) => sum + total, 0)),
    )
    const { body: groups } = await developer.caller.get<Body<'groups.list'>>('/groups')
    expect(await answerTo('how many groups are there', developer)).toContain(
      `**${formatCount(groups.length)} `,
    )
  })

  test('tells the campaigns of a client as its screen does, to a dealer in what it pays, and of everybody none', async () => {
    const month = monthsBack(1)
    const { end } = previousMonthRange(today())
    const campaignsOf = async (who: Chatter, clientId: number): Promise<Body<'metrics.campaigns'>> => {
      const found = []
      for (const channel of ['search', 'social', 'display', 'video', 'ctv'])
        found.push(
          ...(
            await who.caller.get<Body<'metrics.campaigns'>>(
              `/metrics/campaigns?clientId=${clientId}&channel=${channel}&startDate=${month}&endDate=${end}`,
            )
          ).body,
        )
      return found.filter(({ current }) => current !== null)
    }
    const outsider = await chatter(await signIn(server.url, 'client'))
    const { body: own } = await outsider.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
    const [mine] = own.rows
    for (const [who, client] of [
      [developer, distinct()],
      [outsider, mine],
    ] as const) {
      if (!client) throw new Error('Nobody’s client.')
      const campaigns = await campaignsOf(who, client.id)
      expect(campaigns.length).toBeGreaterThan(0)
      const money = (of: (typeof campaigns)[number]): number =>
        of.current?.spend ?? of.current?.investment ?? 0
      const most = campaigns.toSorted((one, next) => money(next) - money(one))[0]
      const answer = await answerTo(`spend by campaign of ${client.name} last month, highest first`, who)
      const text = answer.replaceAll('\\', '')
      expect(text).toContain(most?.name)
      if (most) expect(text).toContain(formatDollars(money(most)))
      expect(text.includes('Investment')).toBe(who === outsider)
    }
    expect(await answerTo('cpc by campaign last month', developer)).toContain('client by client')
  })

  test('tells what a platform cost all clients and what was paid, as their calls do', async () => {
    const executive = await chatter(await signIn(server.url, 'executive'))
    const start = monthsBack(1)
    const { end } = previousMonthRange(today())
    const { body: platforms } = await executive.caller.post<Body<'dashboards.platforms'>>(
      '/dashboards/platforms',
      { clients: [], start_date: start, end_date: end, by: 'client' },
    )
    const cents = platforms.rows
      .filter(({ platform }) => platform === 'microsoft-ads')
      .reduce((sum, { spend }) => sum + Math.round((spend ?? 0) * 100), 0)
    expect(cents).toBeGreaterThan(0)
    const sessionId = newSessionId(executive.id)
    const spent = await answerTo('Microsoft Ads spend of all clients last month', executive, sessionId)
    expect(spent).toContain(formatDollars(cents / 100))
    expect(await answerTo('and TikTok', executive, sessionId)).toContain('TikTok')
    const { body: payments } = await executive.caller.get<Body<'reports.payments'>>(
      `/reports/payments?startDate=${start}&endDate=${end}&pageSize=1`,
    )
    expect(payments.total).toBeGreaterThan(0)
    expect(await answerTo('payments last month', executive)).toContain(
      `**${payments.total.toLocaleString('en-US')} payments**`,
    )
  })

  test('tells of support requests who filed them', async () => {
    const executive = await chatter(await signIn(server.url, 'executive'))
    const { issues } = (
      await executive.caller.get<Body<'support.list'>>(
        '/jira/issues?project_key=PS&statuses=Submitted&list=my',
      )
    ).body
    const answer = await answerTo('number of open support requests by reporter', executive)
    expect(answer).toContain('| Reported by | Number |')
    const { body: me } = await executive.caller.get<Body<'users.current'>>('/users/me')
    const mine = await answerTo(`open support requests filed by ${me.fullName}`, executive)
    for (const { key } of issues) expect(mine).toContain(key)
    const { issues: all } = (
      await executive.caller.get<Body<'support.list'>>('/jira/issues?project_key=PS&statuses=Submitted')
    ).body
    for (const { key } of all)
      if (!issues.some((one) => one.key === key)) expect(mine).not.toContain(`${key})`)
  })

  test('tells what is in the pipeline, and nothing that was won or lost', async () => {
    const { body: board } = await developer.caller.get<Body<'opportunities.board'>>('/opportunities/board')
    const sum = (kind: string): number =>
      board.stages.filter((stage) => stage.kind === kind).reduce((all, stage) => all + stage.sum, 0)
    expect(sum('Lost')).toBeGreaterThan(0)
    expect(await answerTo('how much is in our pipeline', developer)).toContain(
      `**${formatDollars(sum('Open'))} `,
    )
    expect(await answerTo('value of the deals we lost', developer)).toContain(formatDollars(sum('Lost')))
  })

  test('remembers in the thread which one was meant', async () => {
    const sessionId = newSessionId(developer.id)
    expect(await answerTo('pacing of Honda', developer, sessionId)).toContain('may be several')
    const one = clients.find(({ name }) => name.includes('Honda'))
    expect(await answerTo('1', developer, sessionId)).toMatch(/^> Pacing/)
    expect(await answerTo('clicks of Honda last month', developer, sessionId)).not.toContain('may be several')
    void one
  })

  test('knows a client by a name with a slip of the finger', async () => {
    const { name, slug } = distinct()
    const word = name.split(' ').find((part) => part.length > 4) ?? name
    const slipped = name.replace(
      word,
      `${word.slice(0, 1)}${word.charAt(2)}${word.charAt(1)}${word.slice(3)}`,
    )
    if (slipped !== name) expect(await answerTo(`activities for ${slipped}`, developer)).toContain(slug)
  })

  test('tells a Director what it tells an administrator', async () => {
    const { name } = distinct()
    // Margins are told to those alone who see them on a screen.
    expect(await answerTo(`budgets of ${name}`, other)).toContain('Margin')
    expect(await answerTo(`budgets of ${name}`, director)).not.toContain('Margin')
    for (const question of [`clicks of ${name} last month`, `pacing of ${name}`])
      expect(await answerTo(question, director)).toBe(await answerTo(question, other))
  })

  test('says so when it does not understand', async () => {
    expect(await answerTo('please write a poem about the sea and its many wonders')).toMatch(
      /^I can't answer that/,
    )
    expect(await answerTo('budgets of Nowhere Unlimited')).toMatch(/^I found no client/)
  })

  test('makes plain text of what stands in the data', async () => {
    const client = distinct()
    const named = await admin.caller.request('PUT', `/clients/${client.id}`, {
      body: { city: '[x](javascript:alert(1)) <img src=x> **bold** | cell' },
    })
    expect(named.status).toBe(200)
    const text = await answerTo(`where is ${client.name} located?`)
    expect(text).toContain('\\[x\\]')
    expect(text).toContain('\\<img')
    expect(text).toContain('\\|')
    expect(text).not.toContain('**bold**')
  })

  test('tells an outsider of no client but their own, whatever they ask', async () => {
    const outsider = await chatter(await signIn(server.url, 'client'))
    const { body: mine } = await outsider.caller.get<Body<'clients.list'>>('/clients?pageSize=200')
    const own = new Set(mine.rows.map(({ id }) => id))
    const foreign = clients.filter(({ id }) => !own.has(id)).slice(0, 5)
    for (const client of foreign) {
      for (const question of [
        `budgets of ${client.name}`,
        `phone of ${client.id}`,
        `who manages ${client.name}`,
      ]) {
        const text = await answerTo(question, outsider)
        expect(text).not.toContain(client.slug)
        expect(text).not.toMatch(/\$\d/)
      }
    }
    // What everybody’s budgets are to somebody of the agency are the own ones here.
    for (const { slug } of foreign) expect(await answerTo('budgets this month', outsider)).not.toContain(slug)
    expect(await answerTo('open support requests', outsider)).toMatch(/not open to you/)
    const [one] = mine.rows
    expect(await answerTo(`budgets of ${one?.name}`, outsider)).toContain(`[${one?.name}]`)
  })

  test('tells of the log of changes only to whom it is open', async () => {
    const manager = await chatter(await signIn(server.url, 'account-manager'))
    expect(await answerTo('what changed today', manager)).toMatch(/administrators only/)
    expect(await answerTo('what changed today')).toMatch(/Audit Log/)
    // People signed in and chatted today, and nobody changed a budget.
    expect(await answerTo('who changed the budgets today')).toContain('no entry about a budget')
  })
})
