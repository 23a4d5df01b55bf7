import { addDays, formatDate } from '@portal/core/foundation/format'
import { textOf } from '../../../../foundation/rich-text/text-of.ts'
import { link, plain, source, table } from '../markdown.ts'
import { groupNamed } from '../group-named.ts'
import { during, type Period } from '../period.ts'
import { findClient, findColleague } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

/** Activities in one answer, the newest. */
const mostActivities = 10

/** Where nothing is said about the time. */
export const lately = ({ period, today }: Pick<Asking, 'period' | 'today'>): Period =>
  period ?? { from: addDays(today, -29), to: today, label: 'the last 30 days', month: null }

/** What was logged for a client, or by somebody. */
export async function* activities(asking: Asking): Answering {
  const { portal, subject, words, own, userId } = asking
  const time = lately(asking)
  const query = { startDate: time.from, endDate: time.to }
  const named = await groupNamed(asking)
  if (named) {
    const rows = []
    for (const { id } of named.clients)
      rows.push(...(await portal.read('activities.ofClient', { params: { id: String(id) }, query })))
    const newest = rows.toSorted((a, b) => Date.parse(b.loggedAt) - Date.parse(a.loggedAt))
    const whose = `for the group **${plain(named.group.name)}**`
    return yield* listed(newest, whose, time, link('Clients', '/clients'))
  }
  if (subject !== '') {
    const client = await findClient(portal, subject, words)
    if (client.is === 'several') return yield client.question
    if (client.is === 'one') {
      const rows = await portal.read('activities.ofClient', { params: { id: String(client.one.id) }, query })
      const screen = link(`Activity of ${client.one.name}`, `/clients/${client.one.slug}/activity`)
      return yield* listed(rows, `for **${plain(client.one.name)}**`, time, screen)
    }
  }
  const person = own || subject === '' ? null : await findColleague(portal, subject)
  if (person?.is === 'several') return yield person.question
  if (person?.is === 'none')
    return yield `I found no client and nobody named “${plain(subject)}” among those you may see.`
  if (!portal.may('activities.ofUser')) return yield 'Name a client, and I show what was logged for it.'
  const rows = await portal.read('activities.ofUser', {
    params: { userId: String(person?.one.id ?? userId) },
    query,
  })
  const by = person ? `by **${plain(person.one.fullName)}**` : 'by you'
  yield* listed(rows, by, time, link('Clients', '/clients'))
}

interface Activity {
  readonly loggedAt: string
  readonly client: { readonly name: string; readonly slug: string }
  readonly type: { readonly name: string }
  readonly category: { readonly name: string }
  readonly user: { readonly fullName: string }
  readonly body: string
}

async function* listed(rows: readonly Activity[], whose: string, time: Period, screen: string): Answering {
  if (rows.length === 0) return yield `No activity was logged ${whose} ${during(time)}.${source(screen)}`
  const newest = rows.slice(0, mostActivities)
  yield `${count(rows.length, 'activity', 'activities')} logged ${whose} ${during(time)}${rows.length > newest.length ? `; the latest ${newest.length}` : ''}:`
  yield* table(
    [
      { label: 'Date', cell: ({ loggedAt }) => formatDate(loggedAt) },
      { label: 'Client', cell: ({ client }) => link(client.name, `/clients/${client.slug}/activity`) },
      { label: 'Type', cell: ({ type, category }) => `${plain(type.name)}, ${plain(category.name)}` },
      { label: 'By', cell: ({ user }) => plain(user.fullName) },
      { label: 'Activity', cell: ({ body }) => plain(shorter(textOf(body))) },
    ],
    newest,
  )
  yield source(screen)
}

const shorter = (text: string): string => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)
