import { formatDay } from '@portal/core/foundation/format'
import { textOf } from '../../../../foundation/rich-text/text-of.ts'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { lately } from './activities.ts'
import { count } from './budgets.ts'

const mostInteractions = 10

/** When somebody last spoke with a client, and about what. */
export async function* interactions(asking: Asking): Answering {
  const { portal, subject, words } = asking
  if (subject === '') return yield 'Name a client, and I show the latest interactions with it.'
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') return yield noneNamed(subject)
  const client = found.one
  const time = asking.period ? lately(asking) : null
  const { rows, total } = await portal.read('interactions.ofClient', {
    params: { id: String(client.id) },
    query: {
      pageSize: String(mostInteractions),
      ...(time ? { startDate: time.from, endDate: time.to } : {}),
    },
  })
  const when = time ? ` in ${time.label}` : ''
  const screen = link(`Communications of ${client.name}`, `/clients/${client.slug}/communications`)
  if (total === 0)
    return yield `No interaction with **${plain(client.name)}** is logged${when}.${source(screen)}`
  yield `${count(total, 'interaction')} with **${plain(client.name)}**${when}${total > rows.length ? `; the latest ${rows.length}` : ''}:`
  yield* table(
    [
      { label: 'Date', cell: ({ publishedAt }) => formatDay(publishedAt.slice(0, 10)) },
      { label: 'Type', cell: ({ interactionType }) => plain(interactionType.name) },
      { label: 'By', cell: ({ user }) => plain(user.fullName) },
      { label: 'Interaction', cell: ({ body }) => plain(shorter(textOf(body))) },
    ],
    rows,
  )
  yield source(screen)
}

const shorter = (text: string): string => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)
