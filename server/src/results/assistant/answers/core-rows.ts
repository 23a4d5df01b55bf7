import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  formatDay,
  isDay,
  monthNames,
  monthRange,
} from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { clientState } from '@portal/core/clients/profile/classification'
import { closedStatuses, openStatuses, supportStatuses } from '@portal/core/work/support/statuses'
import { nameOfIssue } from '@portal/core/work/support/name'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'
import { pacingSection } from '@portal/core/money/services/sections'
import { paceStateOf, passedOf } from '@portal/core/results/metrics/pace'
import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { textOf as plainText } from '../../../foundation/rich-text/text-of.ts'
import { textOf } from './compute.ts'
import { daysInWords, type Period } from '../language/period.ts'
import type { TopicQuestion } from '../language/question.ts'
import { CannotTell, type NamedCell, type ReadRows, type Row, type Source, type Wanted } from './rows.ts'
import type { PortalReader } from '../portal-reader.ts'
import { timeOf, timesOf } from './times.ts'
import { clientsWith } from './whom.ts'

const monthsOf = ({ from, to }: Period): readonly string[] => {
  const months: string[] = []
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
const monthQuery = (month: string) => ({
  month: monthNames[Number(month.slice(5, 7)) - 1] ?? ('January' as const),
  year: month.slice(0, 4),
})
const mostMonths = 12

const one = ({ whom }: Wanted) => (whom.clients.length === 1 ? whom.clients[0] : undefined)

/** Of a few clients each is asked for; of more than that everything is, and looked through. */
const fewClients = 25

const checkMonths = (period: Period): readonly string[] => {
  const months = monthsOf(period)
  if (months.length > mostMonths)
    throw new CannotTell(
      `Budgets are told for up to ${mostMonths} months at a time; ${daysInWords(period)} is longer.`,
    )
  return months
}

const monthAround = (period: Period | null, today: string): Period => {
  if (period) return period
  const { start, end } = monthRange(today)
  return { from: start, to: end }
}

/** Results: what advertising cost and brought, by client and channel, or by day. */
export const figuresRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const asked = wanted.period ?? { from: `${today.slice(0, 7)}-01`, to: today }
  if (asked.from > today) throw new CannotTell(`There are no figures of ${daysInWords(asked)} yet.`)
  const period = { from: asked.from, to: asked.to > today ? today : asked.to }
  const body = {
    clients: (whom.ids ?? []).map((id) => ({ id })),
    start_date: period.from,
    end_date: period.to,
  }
  const channels = question.conditions.flatMap(({ column, values }) =>
    column === 'channel' ? values.map(String) : [],
  )
  const inTime = question.by === 'day' || question.by === 'week' || question.by === 'month'
  const spend = portal.isEmployee ? 'Spend' : 'Investment'
  const only = one(wanted)
  const sources: Source[] = only?.slug
    ? [
        {
          words: `Insights of ${only.name}`,
          path: pathOf(
            'clients.insights',
            { slug: only.slug },
            { startDate: period.from, endDate: period.to },
          ),
        },
      ]
    : [{ words: 'Monthly report', path: pathOf('dashboard.monthly-report') }]
  const base = { period: asked, sources, labels: { spend }, done: new Set(['channel']) }
  if (portal.isEmployee && channels.length === 0) {
    const { data, total, days, through } = await portal.read('dashboards.accountManager', { body })
    const totals = total.current_period ? sumsIn(total.current_period) : {}
    if (inTime) return { ...base, rows: inTimes(days, question.by), through, totals }
    return {
      ...base,
      through,
      totals,
      rows: data.flatMap(({ clientId: id, name, slug, data: { current_period: now } }) =>
        (now?.channels ?? [])
          .filter(({ spend: cost, impressions }) => cost > 0 || impressions > 0)
          .map((of): Row => ({
            client: { id, name, slug },
            channel: channelLabel[of.channel],
            ...measuresOf(of),
          })),
      ),
    }
  }
  const wantedChannels = (Object.keys(channelCalls) as (keyof typeof channelCalls)[]).filter(
    (channel) => channels.length === 0 || channels.includes(channel),
  )
  const rows: Row[] = []
  let through = null as string | null
  for (const channel of wantedChannels) {
    const dashboard = await portal.read(channelCalls[channel], { body })
    through =
      dashboard.through !== null && (through === null || dashboard.through > through)
        ? dashboard.through
        : through
    if (inTime) rows.push(...inTimes(dashboard.days, question.by))
    else
      for (const { clientId: id, name, slug, data } of dashboard.data)
        if (data.current_period)
          rows.push({
            client: { id, name, slug },
            channel: channelLabel[channel],
            ...measuresOf(data.current_period),
          })
  }
  return { ...base, rows, through }
}

const channelCalls = {
  search: 'dashboards.sem',
  social: 'dashboards.social',
  display: 'dashboards.programmaticDisplay',
  video: 'dashboards.programmaticVideo',
  ctv: 'dashboards.ctv',
} as const satisfies Partial<Record<Channel, string>>

interface Measures {
  readonly spend?: number
  readonly investment?: number
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly views: number
  readonly storeVisits: number
  readonly vdpViews: number
}
const measuresOf = (of: Measures): Row => sumsIn(of)

/** The sums of a dashboard, as it gives them. */
const sumsIn = (of: Measures): Readonly<Record<string, number | null>> => ({
  spend: of.spend ?? of.investment ?? null,
  impressions: of.impressions,
  clicks: of.clicks,
  conversions: of.conversions,
  views: of.views,
  storeVisits: of.storeVisits,
  vdpViews: of.vdpViews,
})

const inTimes = (days: readonly (Measures & { readonly day: string })[], by: string | null): readonly Row[] =>
  days.map((of) => ({ ...measuresOf(of), [by ?? 'day']: timeOf(of.day, by) }))

const budgetsPage = 200

/** The months in which budgets run that begin or end in the time asked for, and the present one. */
function withDates(period: Period, conditions: TopicQuestion['conditions'], today: string): Period {
  const dates = conditions
    .filter(({ column }) => column === 'startsAt' || column === 'endsAt')
    .flatMap(({ is, values }) => [...values.map(String), ...(is === '<' || is === '<=' ? [today] : [])])
    .filter((day) => isDay(day))
  const all = [period.from, period.to, ...dates].toSorted()
  return { from: all[0] ?? period.from, to: all.at(-1) ?? period.to }
}

const narrowsByChannel = ({ question: { conditions, by }, told }: Wanted): boolean =>
  by === 'channel' || told?.has('channel') === true || conditions.some(({ column }) => column === 'channel')

/** The channel whose pacing the budgets of a service count to, by the service's id. */
async function channelsOfServices(portal: PortalReader): Promise<ReadonlyMap<number, string>> {
  return new Map(
    (await portal.read('services.list')).flatMap(({ id, pacingSectionId }) => {
      const section = pacingSectionId === null ? undefined : pacingSection(pacingSectionId)
      return section ? [[id, channelLabel[section.channel]] as const] : []
    }),
  )
}

/** Budgets that run in a month, or in each of several. */
export const budgetsRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period = monthAround(wanted.period, today)
  const months = checkMonths(wanted.period ? period : withDates(period, question.conditions, today))
  const seen = new Set<number>()
  const rows: Row[] = []
  const services = question.records.filter(({ of }) => of === 'services')
  const channels = narrowsByChannel(wanted) ? await channelsOfServices(portal) : null
  const few = whom.ids !== null && whom.ids.length <= fewClients
  if (!few && !portal.may('budgets.active'))
    throw new CannotTell(
      'Name the client whose budgets you want to see: the budgets of all clients are not open to you.',
    )
  for (const month of months) {
    const found = []
    if (few)
      for (const id of whom.ids ?? [])
        found.push(
          ...(await portal.read('budgets.activeOfClient', {
            params: { id: String(id) },
            query: monthQuery(month),
          })),
        )
    else
      for (let page = 1; ; page++) {
        const answer = await portal.read('budgets.active', {
          query: { ...monthQuery(month), page: String(page), pageSize: String(budgetsPage) },
        })
        found.push(...answer.rows)
        if (found.length >= answer.total || answer.rows.length === 0) break
      }
    for (const budget of found) {
      if (whom.ids && !whom.ids.includes(budget.clientId)) continue
      // One that runs in several of them is one where only its dates are asked for.
      if (!wanted.period && seen.has(budget.id)) continue
      seen.add(budget.id)
      if (services.length > 0 && !services.some(({ id }) => id === budget.serviceId)) continue
      rows.push({
        id: budget.id,
        client: budget.Client,
        service: budget.Service.name,
        ...(channels ? { channel: channels.get(budget.serviceId) ?? 'Other' } : {}),
        type: budget.budgetType,
        amount: budget.invoiceAmount,
        fees: budget.fees.reduce((sum, { invoiceAmount }) => sum + invoiceAmount, 0),
        margin: budget.marginAmount ?? null,
        startsAt: budget.startsAt,
        endsAt: budget.endsAt,
        month,
      })
    }
  }
  const only = one(wanted)
  const sees = rows.some(({ margin }) => margin !== null)
  const dated = question.conditions.some(({ column }) => column === 'startsAt' || column === 'endsAt')
  return {
    rows,
    period: wanted.period || !dated ? period : null,
    hidden: new Set(sees ? [] : ['margin', 'marginRate']),
    sources: [
      only?.slug
        ? { words: `Budgets of ${only.name}`, path: `/clients/${only.slug}/budgets` }
        : { words: 'Active Budgets', path: '/budgets/active-budgets' },
    ],
  }
}

const sectionWords: Readonly<Record<string, RegExp>> = {
  search: /search|sem/i,
  social: /social|facebook/i,
  display: /display/i,
  video: /video/i,
  ctv: /ctv|tv/i,
}

/** Spend of a month so far against its budgets. */
export const pacingRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period = monthAround(wanted.period, today)
  if (monthsOf(period).length > 1)
    throw new CannotTell(`Pacing is told for one month; ${daysInWords(period)} is more.`)
  const foretells =
    question.measures.includes('projected') ||
    question.conditions.some(({ column, than }) => column === 'projected' || than === 'projected')
  if (foretells && period.from > today)
    throw new CannotTell(
      `I project the month that runs, from what it has spent so far: of ${daysInWords(period)} nothing is spent yet.`,
    )
  const totals = await portal.read('clients.mtdPacingTotals', {
    body: { clientIds: [...(whom.ids ?? [])], month: `${period.from.slice(0, 7)}-01` },
  })
  const channels = question.conditions.flatMap(({ column, values }) =>
    column === 'channel' ? values.map(String) : [],
  )
  const states = question.conditions.flatMap(({ column, values }) =>
    column === 'state' ? values.map(String) : [],
  )
  const over = question.conditions.find(({ column }) => column === 'over')?.values[0]
  const fitsBudget = ({ budget, spend }: { readonly budget: number; readonly spend: number }): boolean =>
    over === undefined || (budget > 0 && (over === 'yes' ? spend > budget : spend < budget))
  const bySection =
    question.by === 'channel' ||
    channels.length > 0 ||
    (whom.ids?.length === 1 && question.by === null && question.measures.length === 0)
  const rows = totals.rows.flatMap(({ sections, clientId: id, name, slug, ...client }): readonly Row[] => {
    const cell = { id, name, slug }
    const parts = bySection
      ? sections.filter(
          ({ label, budget, spend }) =>
            (budget > 0 || spend > 0) &&
            (channels.length === 0 || channels.some((channel) => sectionWords[channel]?.test(label))),
        )
      : [{ ...client, label: '' }]
    return parts
      .filter((part) => {
        const fits =
          states.length === 0 ||
          (bySection
            ? states.includes(paceStateOf(part))
            : sections.some((section) => states.includes(paceStateOf(section))))
        return fits && fitsBudget(part)
      })
      .map(({ budget, spend, expected, projected, pace, label }) => ({
        client: cell,
        channel: label,
        budget,
        spend,
        expected,
        projected,
        left: Math.round((budget - spend) * 100) / 100,
        pace: expected > 0 ? Math.round((spend / expected) * 10_000) / 100 : null,
        state: paceStateOf({ budget, spend, pace }),
      }))
  })
  return {
    rows,
    period,
    through: totals.through,
    done: new Set(['state', 'over', 'channel']),
    ...(foretells ? { notes: [howProjected(period, totals.through)] } : {}),
    sources: [{ words: 'Pacing', path: pathOf('dashboard.pacing') }],
  }
}

/** How a month's spend is projected, with its own numbers. */
function howProjected({ from }: Period, through: string | null): string {
  const { passed, days } = passedOf(from, through)
  return passed === 0 || through === null
    ? 'There are no figures of the month yet to project it from.'
    : `Projected: what was spent through ${formatDay(through)}, divided by the ${passed} ${passed === 1 ? 'day' : 'days'} until then and times the ${days} days of the month.`
}

const lately = (period: Period | null, today: string): Period => {
  if (period) return period
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 29)
  return { from: date.toISOString().slice(0, 10), to: today }
}

const shorter = (text: string): string => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)
/** People and clients that an answer looks at one by one. */
const mostLooked = 120
/** Rows that calls of activities and interactions answer at most. */
const mostAnswered = 1000

/** What a call answers in a time: where it would answer more than it gives at once, half of the time after the other. */
async function wholly<T>(
  read: (period: Period) => Promise<readonly T[]>,
  period: Period,
): Promise<readonly T[]> {
  const found = await read(period)
  if (found.length < mostAnswered) return found
  if (period.from >= period.to)
    throw new CannotTell(
      `More than ${mostAnswered.toLocaleString('en-US')} are of one day alone: name a client.`,
    )
  const middle = addDays(period.from, Math.floor((daysBetween(period.from, period.to) + 1) / 2) - 1)
  return [
    ...(await wholly(read, { from: addDays(middle, 1), to: period.to })),
    ...(await wholly(read, { from: period.from, to: middle })),
  ]
}
const daysIn = ({ from, to }: Period) => ({ startDate: from, endDate: to })

/** What was logged for clients, or by somebody. */
export const activitiesRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  // When was the last one: whenever it was.
  const period =
    question.ask === 'when'
      ? (wanted.period ?? { from: addMonths(today, -24), to: today })
      : lately(wanted.period, today)
  const people = peopleOf(wanted, 'author')
  const found = []
  if (whom.ids !== null) {
    if (whom.ids.length > mostLooked)
      throw new CannotTell(
        'Those are too many clients to look through one by one: name a group, or some of them.',
      )
    for (const id of whom.ids)
      found.push(
        ...(await wholly(
          (days) => portal.read('activities.ofClient', { params: { id: String(id) }, query: daysIn(days) }),
          period,
        )),
      )
  } else {
    if (!portal.may('activities.ofUser')) return activitiesRows({ ...wanted, whom: await everyOwn(wanted) })
    const ids =
      people ??
      (await portal.read('users.active', { query: { limit: '500', userTypeId: '1' } })).map(({ id }) => id)
    if (ids.length > mostLooked)
      throw new CannotTell(
        'Those are too many people to look through one by one: name some of them, or a client.',
      )
    for (const id of ids)
      found.push(
        ...(await wholly(
          (days) => portal.read('activities.ofUser', { params: { userId: String(id) }, query: daysIn(days) }),
          period,
        )),
      )
  }
  const rows = found
    .filter(({ user }) => people === null || people.includes(user.id))
    .toSorted((a, b) => Date.parse(b.loggedAt) - Date.parse(a.loggedAt))
    .map((activity): Row => ({
      date: dayAt(activity.loggedAt),
      client: activity.client,
      type: activity.type.name,
      category: activity.category.name,
      author: { id: activity.user.id, name: activity.user.fullName },
      text: shorter(plainText(activity.body)),
      ...timesOf(dayAt(activity.loggedAt)),
    }))
  const only = one(wanted)
  return {
    rows,
    period: question.ask === 'when' ? wanted.period : period,
    sources: [
      only?.slug
        ? { words: `Activity of ${only.name}`, path: `/clients/${only.slug}/activity` }
        : { words: 'Activities', path: pathOf('report.activities') },
    ],
  }
}

const everyOwn = async ({ portal }: Wanted) => {
  const clients = (await clientsWith(portal, {})).map(({ id, name, slug }) => ({
    kind: 'client' as const,
    id,
    name,
    slug,
  }))
  return { ids: clients.map(({ id }) => id), clients }
}

/** Ids of the people that a question names, or of the one who asks; null for everybody. */
const peopleOf = ({ question, portal, topic }: Wanted, as: string): readonly number[] | null => {
  const named = question.people
    .filter((person) => person.as === as)
    .map(({ who }) => (who === 'me' ? portal.userId : who.id))
  if (question.mine && topic.person !== undefined) named.push(portal.userId)
  return named.length > 0 ? named : null
}

/** All of a time; without one the latest that the call gives at once. */
const interactionsIn = <T>(
  period: Period | null,
  read: (days: { readonly startDate?: string; readonly endDate?: string }) => Promise<readonly T[]>,
): Promise<readonly T[]> => (period ? wholly((days) => read(daysIn(days)), period) : read({}))

/** Talks with clients. */
export const interactionsRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period =
    question.ask === 'when'
      ? wanted.period
      : (wanted.period ?? (whom.ids?.length === 1 ? null : lately(null, today)))
  const people = peopleOf(wanted, 'author')
  let ids = whom.ids
  const found = []
  if (ids === null && people !== null && portal.may('interactions.byUsers'))
    found.push(
      ...(await interactionsIn(period, (days) =>
        portal.read('interactions.byUsers', { body: { userIds: [...people], ...days } }),
      )),
    )
  else {
    ids ??= (await clientsWith(portal, { state: 'Client' })).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 200)
      found.push(
        ...(await interactionsIn(period, (days) =>
          portal.read('interactions.byClients', {
            body: { clientIds: ids?.slice(at, at + 200) ?? [], ...days },
          }),
        )),
      )
  }
  const rows = found
    .filter(
      ({ user, onBehalfOfUser }) =>
        people === null ||
        people.includes(user.id) ||
        (onBehalfOfUser !== null && people.includes(onBehalfOfUser.id)),
    )
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map((interaction): Row => ({
      date: interaction.publishedAt.slice(0, 10),
      client: interaction.client,
      type: interaction.interactionType.name,
      author: { id: interaction.user.id, name: interaction.user.fullName },
      text: shorter(plainText(interaction.body)),
      ...timesOf(interaction.publishedAt.slice(0, 10)),
    }))
  const only = one(wanted)
  return {
    rows,
    period,
    ...(period === null && found.length >= mostAnswered
      ? { notes: ['Only the latest 1,000 were looked at: name a time to count all of it.'] }
      : {}),
    sources: [
      only?.slug
        ? { words: `Communications of ${only.name}`, path: `/clients/${only.slug}/communications` }
        : { words: 'Overwatch Dashboard', path: pathOf('reporting.overwatch-dashboard') },
    ],
  }
}

const mostTasks = 10_000

/** Tasks, those that are open unless others are asked for. */
export const tasksRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const people = peopleOf(wanted, 'assignee')
  const due = question.conditions.find(({ column }) => column === 'due')
  const overdue = due?.values[0] === 'overdue'
  const states = question.conditions.flatMap(({ column, values }) => (column === 'state' ? values : []))
  const state =
    states.length > 1 ? ('all' as const) : states[0] === 'closed' ? ('closed' as const) : ('open' as const)
  const rows: Row[] = []
  let all = 0
  for (const clientId of whom.ids !== null && whom.ids.length <= fewClients ? whom.ids : [null]) {
    const query = {
      state,
      pageSize: '200',
      ...(clientId === null ? {} : { clientId: String(clientId) }),
      ...(people?.length === 1
        ? people[0] === portal.userId
          ? { mine: 'true' as const }
          : { assigneeId: String(people[0]) }
        : {}),
      ...(overdue ? { dueTo: dayBefore(today) } : {}),
    }
    for (let page = 1; ; page++) {
      const answer = await portal.read('tasks.list', { query: { ...query, page: String(page) } })
      for (const task of answer.rows) {
        if (whom.ids && task.client && !whom.ids.includes(task.client.id)) continue
        if (whom.ids && !task.client) continue
        rows.push({
          task: task.title,
          client: task.client,
          due: task.due_date,
          status: task.status?.name ?? null,
          priority: task.priority?.name ?? null,
          assignee: task.assignee,
          state: task.closed ? 'closed' : 'open',
        })
      }
      if (page * 200 >= Math.min(answer.total, mostTasks)) {
        all = Math.max(all, answer.total)
        break
      }
    }
  }
  return {
    rows,
    period: null,
    ...(all > mostTasks
      ? {
          notes: [
            `Only the first ${mostTasks.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} were looked at.`,
          ],
        }
      : {}),
    done: new Set(['state', ...(overdue ? ['due'] : [])]),
    sources: [{ words: 'Tasks', path: '/tasks' }],
  }
}

const dayBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Support requests. */
export const supportRows: ReadRows = async ({ portal, question, period }) => {
  const states = question.conditions.flatMap(({ column, values }) => (column === 'state' ? values : []))
  const statuses =
    states.length === 1
      ? states[0] === 'closed'
        ? closedStatuses
        : openStatuses
      : states.length === 0 && !question.mine && period === null
        ? openStatuses
        : supportStatuses
  const { issues, more } = await portal.read('support.list', {
    query: {
      project_key: 'PS',
      statuses: statuses.join(','),
      ...(question.mine ? { list: 'my' as const } : {}),
    },
  })
  const rows = issues.map(({ key, fields }): Row => ({
    key: { name: key, slug: `/support-requests/${encodeURIComponent(key)}` },
    title: nameOfIssue(fields),
    type: fields.issuetype.name,
    status: fields.status.name,
    created: dayAt(fields.created),
  }))
  return {
    rows:
      period === null
        ? rows
        : rows.filter(
            ({ created }) => typeof created === 'string' && created >= period.from && created <= period.to,
          ),
    period,
    ...(more ? { notes: ['Only the latest 200 were looked at.'] } : {}),
    done: new Set(['state']),
    sources: [{ words: 'Support Requests', path: '/support-requests' }],
  }
}

/** Clients as their list has them. */
export const clientsRows: ReadRows = async ({ portal, question, whom, today }) => {
  const state = question.conditions.find(({ column }) => column === 'state')
  const dated = question.conditions.some(({ column }) => column === 'activatedAt' || column === 'canceledAt')
  const members = question.people.filter(({ as }) => as === 'member')
  void members
  const wantedState = state
    ? String(state.values[0])
    : dated || question.measures.includes('count')
      ? null
      : 'Client'
  const tells =
    question.by === 'manager' ||
    question.measures.includes('manager') ||
    question.conditions.some(({ column }) => column === 'manager')
  if (tells && !portal.isEmployee)
    throw new CannotTell(
      'Name one of your clients, and I tell who manages it: a list of managers is not open to you.',
    )
  const team = tells
  const found = await clientsWith(portal, {
    ...(wantedState === null ? {} : { state: wantedState }),
    ...(team ? { team: 'true' } : {}),
  })
  const rows = found
    .filter(({ id }) => whom.ids === null || whom.ids.includes(id))
    .map((client): Row => ({
      client: { id: client.id, name: client.name, slug: client.slug },
      state: clientState(client, today),
      group: client.Group?.name ?? null,
      us: client.state,
      city: client.city,
      industry: client.Industry?.name ?? null,
      manager: (client.ClientUsers ?? [])
        .filter(({ clientUserTypeId }) => isManagerClientUserType(clientUserTypeId))
        .map(({ user }) => user.fullName),
      activatedAt: client.activatedAt,
      canceledAt: client.canceledAt,
      website: client.website,
      phone: client.phone,
      identifier: client.identifier,
    }))
  return { rows, period: null, done: new Set(['state']), sources: [{ words: 'Clients', path: '/clients' }] }
}

/** People who may sign in. */
export const peopleRows: ReadRows = async ({ portal, question }) => {
  const employees = question.conditions.some(
    ({ column, values }) => column === 'type' && values.includes('employee'),
  )
  const people = await portal.read('users.active', {
    query: { limit: '1000', ...(employees ? { userTypeId: '1' } : {}) },
  })
  return {
    rows: people.map(({ id, fullName }): Row => ({ person: { id, name: fullName } })),
    period: null,
    done: new Set(['type']),
    ...(people.length === 1000 ? { notes: ['Only the first 1,000 were counted.'] } : {}),
    sources: [{ words: 'Users', path: '/users' }],
  }
}

/** Invoices: of a month, of a client, or those that are open. */
export const invoicesRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const open =
    question.conditions.some(
      ({ column, values }) => (column === 'state' && values[0] === 'open') || column === 'dueAt',
    ) || question.measures.includes('due')
  const period =
    wanted.period ??
    (open || whom.ids !== null
      ? { from: addMonths(`${today.slice(0, 7)}-01`, -11), to: monthRange(today).end }
      : monthAround(null, today))
  const rows: Row[] = []
  if (whom.ids !== null && whom.ids.length <= fewClients) {
    for (const id of whom.ids) {
      const payer = whom.clients.find((client) => client.id === id)
      for (const invoice of await portal.read('invoicing.ofClient', { params: { id: String(id) } }))
        rows.push({
          number: invoice.number ?? 'draft',
          payer: payer
            ? { id, name: payer.name, ...(payer.slug ? { slug: payer.slug } : {}) }
            : invoice.billTo,
          month: invoice.month,
          state: invoice.state,
          total: invoice.total,
          due: invoice.open,
          dueAt: invoice.dueOn,
        })
    }
  } else {
    for (const month of checkMonths(period)) {
      for (let page = 1; ; page++) {
        const answer = await portal.read('invoicing.list', {
          query: { month, page: String(page), pageSize: '200' },
        })
        for (const invoice of answer.rows) {
          if (whom.ids && !invoice.clients.some(({ id }) => whom.ids?.includes(id))) continue
          rows.push({
            number: invoice.number ?? 'draft',
            payer: invoice.clients.length === 1 ? (invoice.clients[0] ?? null) : { name: invoice.billTo },
            month: invoice.month,
            state: invoice.state,
            total: invoice.total,
            due: invoice.open,
            dueAt: invoice.dueOn,
          })
        }
        if (page * 200 >= answer.total) break
      }
    }
  }
  const states = question.conditions.flatMap(({ column, values }) =>
    column === 'state' ? values.map(String) : [],
  )
  const fits = rows.filter(({ state, due, dueAt, month }) => {
    const inTime =
      typeof month !== 'string' || (month >= `${period.from.slice(0, 7)}-01` && month <= period.to)
    const isOpen =
      typeof due === 'number' && due > 0 && state !== 'Void' && state !== 'Draft' && state !== 'Reviewed'
    const overdue =
      !question.conditions.some(({ column }) => column === 'dueAt') ||
      (isOpen && typeof dueAt === 'string' && dueAt < today)
    return (
      inTime &&
      (!question.measures.includes('due') || isOpen) &&
      overdue &&
      (states.length === 0 || states.includes(textOf(state)) || (states.includes('open') && isOpen))
    )
  })
  const only = one(wanted)
  return {
    rows: fits,
    period,
    done: new Set(['state', 'dueAt']),
    sources: [
      only?.slug && !portal.isEmployee
        ? { words: `Accounting of ${only.name}`, path: `/clients/${only.slug}/accounting` }
        : { words: 'Invoicing', path: '/budgets/invoicing' },
    ],
  }
}

/** Budget changes that wait for the one who asks. */
export const budgetChangesRows: ReadRows = async ({ portal, whom }) => {
  const rows = await portal.read('budgetChanges.forUser', { params: { id: String(portal.userId) } })
  return {
    rows: rows
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map(({ client, Service, previousAmount, newAmount }): Row => ({
        client: client as NamedCell,
        service: Service.name,
        before: previousAmount,
        now: newAmount,
      })),
    period: null,
    sources: [{ words: 'Active Budgets', path: '/budgets/active-budgets' }],
    notes: ['The dialog that opens with the portal confirms them.'],
  }
}

/** What clients want most, month by month. */
export const goalsRows: ReadRows = async ({ portal, whom }) => {
  const rows: Row[] = []
  if (whom.clients.length > fewClients)
    throw new CannotTell(
      `Goals are told for up to ${fewClients} clients at a time: name some of them, or a group.`,
    )
  for (const client of whom.clients)
    for (const { month, goal, user } of await portal.read('primaryGoals.ofClient', {
      params: { id: String(client.id) },
    }))
      rows.push({
        client: { id: client.id, name: client.name, ...(client.slug ? { slug: client.slug } : {}) },
        month,
        goal,
        person: user.fullName,
      })
  return {
    rows,
    period: null,
    sources: [{ words: 'Primary Goals', path: pathOf('reporting.client-primary-goals') }],
  }
}

/** Agreements and how far they are. */
export const agreementsRows: ReadRows = async ({ portal, whom }) => {
  const all = portal.may('agreements.list')
    ? await portal.read('agreements.list')
    : (
        await Promise.all(
          (whom.ids ?? []).map((id) => portal.read('agreements.ofClient', { params: { id: String(id) } })),
        )
      ).flat()
  return {
    rows: all
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map(({ client, title, state, endsAt }): Row => ({ client, name: title, state, endsAt })),
    period: null,
    sources: [{ words: 'Agreements', path: '/agreements' }],
  }
}

/** Requests for higher budgets. */
export const budgetIncreasesRows: ReadRows = async ({ portal, whom }) => {
  const rows = []
  for (let page = 1; ; page++) {
    const answer = await portal.read('budgetIncreases.list', {
      query: { page: String(page), pageSize: '200' },
    })
    rows.push(...answer.rows)
    if (page * 200 >= answer.total) break
  }
  return {
    rows: rows
      .filter(({ client }) => whom.ids === null || whom.ids.includes(client.id))
      .map(({ client, service, previousAmount, newAmount, status }): Row => ({
        client,
        service,
        amount: newAmount - previousAmount,
        state: status,
      })),
    period: null,
    sources: [{ words: 'Active Budgets', path: '/budgets/active-budgets' }],
  }
}
