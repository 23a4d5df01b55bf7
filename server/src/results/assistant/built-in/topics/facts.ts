import { clientState } from '@portal/core/clients/profile/classification'
import { formatDay, formatPhone } from '@portal/core/foundation/format'
import { link, plain, source, table } from '../markdown.ts'
import { noneNamed } from '../sentences.ts'
import { findClient } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'

/** What the profile of a client says. */
export async function* facts({ portal, subject, words, today }: Asking): Answering {
  if (subject === '') return yield 'Name a client, and I tell what its profile says.'
  const found = await findClient(portal, subject, words)
  if (found.is === 'several') return yield found.question
  if (found.is === 'none') return yield noneNamed(subject)
  const client = found.one
  const rows = [
    ['State', clientState(client, today)],
    ['Dealer Code', client.identifier],
    ['Group', client.Group?.name],
    ['Industry', client.Industry?.name],
    ['Location', [client.city, client.state].filter(Boolean).join(', ')],
    ['Phone', client.phone && formatPhone(client.phone)],
    ['Website', client.website],
    ['Activated', formatDay(client.activatedAt)],
    ['Canceled', formatDay(client.canceledAt)],
    ['Id', String(client.id)],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  yield `**${plain(client.name)}**`
  yield* table(
    [
      { label: 'Field', cell: ([label]) => label },
      { label: 'Value', cell: ([, value]) => plain(value) },
    ],
    rows,
  )
  yield source(link(client.name, `/clients/${client.slug}`))
}
