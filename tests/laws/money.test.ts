import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallName } from '@portal/core/calls'
import { calls } from '@portal/core/calls'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import { addDays, monthNameOf, monthRange, today } from '@portal/core/foundation/format'
import { guestReports } from '@portal/core/access/guests/reports'
import { fieldsOf, guestClient, inTurns, LiveAgency, mountedCalls, type LiveActor } from './live-agency.ts'

/**
 * Nobody outside of the agency gets to know what its platforms cost, or how
 * much of an invoice it keeps: every reading call is asked as each of them for
 * everything of their own clients, and what comes back is searched for names of
 * such money and for the amounts themselves. Every budget keeps a quarter here.
 */
const kept = 0.25

let agency: LiveAgency
const yesterday = addDays(today(), -1)
const range = { start: addDays(yesterday, -29), end: yesterday }
const month = monthRange(yesterday)

beforeAll(async () => {
  agency = await LiveAgency.start()
  await agency.database.query('update budget set platform_margin = $1', [kept * 100])
})
afterAll(async () => {
  await agency?.stop()
})

const outsiders: readonly { readonly name: string; readonly guest?: true }[] = [
  { name: 'client' },
  { name: 'client-manager' },
  { name: 'ad-support' },
  { name: 'partner' },
  { name: 'partner-plus' },
  { name: 'regional-manager' },
  { name: 'widget of client-manager' },
  { name: 'page of client-manager' },
  ...guestReports.map((report) => ({ name: `guest of ${report}`, guest: true as const })),
]

async function clientsOf(actor: LiveActor, isGuest: boolean): Promise<readonly number[]> {
  if (isGuest) return [guestClient]
  const { status, text } = await agency.ask(actor, calls['clients.simpleList'])
  if (status !== 200) return []
  return (JSON.parse(text) as Answer<'clients.simpleList'>).map(({ id }) => id)
}

/** What may stand in the fields of a question, by their names. */
const known = (clientId: number): Readonly<Record<string, unknown>> => ({
  clientId: String(clientId),
  client_id: String(clientId),
  start_date: range.start,
  end_date: range.end,
  startDate: range.start,
  endDate: range.end,
  channel: 'search',
  channels: 'search,social',
  granularity: 'total',
  year: yesterday.slice(0, 4),
  sectionId: 1,
  clients: [{ id: clientId }],
  clientIds: [clientId],
  ids: [clientId],
})

const filled = (fields: readonly string[], clientId: number): Record<string, unknown> => {
  const values = known(clientId)
  return Object.fromEntries(fields.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
}

/** Asks a call for all that there is of a client; the month is a day in some calls and a name in others. */
async function everything(actor: LiveActor, call: Call, clientId: number): Promise<readonly unknown[]> {
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
      name!,
      call.path.startsWith('/webhook') ? 'am-summary' : String(clientId),
    ]),
  )
  const query = filled(fieldsOf(call.query), clientId) as Record<string, string>
  const body = filled(fieldsOf(call.body), clientId)
  const asksMonth = [...fieldsOf(call.query), ...fieldsOf(call.body)].includes('month')
  const months = asksMonth ? [{}, { month: month.start }, { month: monthNameOf(month.start) }] : [{}]
  const answers: unknown[] = []
  for (const one of months) {
    const inQuery = fieldsOf(call.query).includes('month') ? one : {}
    const inBody = fieldsOf(call.body).includes('month') ? one : {}
    const { status, text } = await agency.ask(actor, call, {
      params,
      query: { ...query, ...inQuery },
      body: { ...body, ...inBody },
    })
    if (status === 200) answers.push(parsed(text))
  }
  return answers
}

/** JSON as what it means, and everything else, a file of comma-separated values say, as its text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Names that only the agency's own money has. */
const ownMoney = /(?<!su)spend|spent|margin|mediabudget|costmicros/i

interface Found {
  readonly names: readonly string[]
  readonly amounts: ReadonlySet<number>
}

function foundIn(answers: readonly unknown[]): Found {
  const names: string[] = []
  const amounts = new Set<number>()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') amounts.add(value)
    else if (typeof value === 'string')
      for (const [written] of value.matchAll(/\d[\d,]*\.\d{2}\b/g))
        amounts.add(Number(written.replaceAll(',', '')))
    else if (Array.isArray(value)) value.forEach((one) => walk(one, `${path}[]`))
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) {
        if (ownMoney.test(name.replaceAll(/[_-]/g, ''))) names.push(`${path}.${name}`)
        walk(one, `${path}.${name}`)
      }
  }
  answers.forEach((answer) => walk(answer, ''))
  return { names: [...new Set(names)], amounts }
}

/** What was really spent for clients, by day, month and period, and what their budgets leave for media: to the cent. */
async function secretsOf(
  clientIds: readonly number[],
): Promise<readonly { readonly what: string; readonly amount: number }[]> {
  const { rows } = await agency.database.query<{ what: string; amount: number }>(
    `select 'spend of ' || client_id || ' in ' || channel as what, round(sum(spend_micros) / 1e6, 2)::float8 as amount
       from metric_day where client_id = any ($1) and day between $2 and $3 group by client_id, channel
     union all
     select 'spend of ' || client_id || ' in ' || channel || ' of ' || month, round(spend_micros / 1e6, 2)::float8
       from metric_month where client_id = any ($1)
     union all
     select 'spend of campaign ' || campaign_id, round(sum(spend_micros) / 1e6, 2)::float8
       from metric_fact where client_id = any ($1) and day between $2 and $3 group by campaign_id
     union all
     select 'media of budget ' || id, round(invoice_amount * 0.75, 2)::float8 from budget
       where client_id = any ($1) and deleted_at is null and round(invoice_amount * 0.75, 2) <> round(invoice_amount * 0.75)`,
    [clientIds, range.start, range.end],
  )
  // Small round amounts may be anything's.
  return rows.filter(({ amount }) => amount > 25 && amount !== Math.round(amount))
}

const reading = mountedCalls.filter(({ call }) => !writes(call) && call.answers !== 'file')

test.each(outsiders)('$name reads no platform spend and no margin in any answer', async ({ name, guest }) => {
  const actor = agency.actor(name)
  const own = await clientsOf(actor, guest === true)
  const asked = (own.length === 0 ? [guestClient] : own).slice(0, 2)
  const answered: CallName[] = []
  const all: unknown[] = []
  await inTurns(reading, async ({ name: of, call }) => {
    for (const clientId of asked) {
      const answers = await everything(actor, call, clientId)
      if (answers.length > 0) answered.push(of)
      const { names } = foundIn(answers)
      expect(names, `${of} for ${name}`).toEqual([])
      all.push(...answers)
    }
  })
  const { amounts } = foundIn(all)
  const told = (await secretsOf(asked)).filter(({ amount }) => amounts.has(amount))
  expect(told).toEqual([])
  if (name === 'client-manager')
    expect(answered).toEqual(
      expect.arrayContaining([
        'dashboards.sem',
        'dashboards.monthly',
        'metrics.campaigns',
        'clients.sectionBudgets',
        'budgets.ofClient',
        'performanceNotes.list',
      ]),
    )
})

test('a client’s figures are what the agency’s are, divided by what is left of the invoice', async () => {
  const client = agency.actor('client-manager')
  const [clientId = 0] = await clientsOf(client, false)
  const body = { clients: [{ id: clientId }], start_date: month.start, end_date: month.end }
  const ask = async (actor: LiveActor): Promise<Answer<'dashboards.sem'>['total']['current_period']> => {
    const { status, text } = await agency.ask(actor, calls['dashboards.sem'], { body })
    expect(status, text).toBe(200)
    return (JSON.parse(text) as Answer<'dashboards.sem'>).total.current_period
  }
  const [own, theirs] = [await ask(agency.actor('account-manager')), await ask(client)]
  expect(own?.spend).toBeGreaterThan(0)
  expect(own).not.toHaveProperty('investment')
  const { rows } = await agency.database.query(
    `select from budget b join service s on s.id = b.service_id and s.tenant_id = b.tenant_id
     where b.client_id = $1 and b.deleted_at is null and s.pacing_section_id = 1 and b.starts_at <= $3 and (b.ends_at is null or b.ends_at >= $2)`,
    [clientId, month.start, month.end],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(theirs?.investment).toBeCloseTo((own?.spend ?? 0) / (1 - kept), 1)
  expect(theirs?.cpc).toBeCloseTo((own?.cpc ?? 0) / (1 - kept), 1)
  expect(theirs?.clicks).toBe(own?.clicks)
})
