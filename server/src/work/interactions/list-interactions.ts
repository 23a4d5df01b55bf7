import { sql } from 'kysely'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentInteraction } from './present-interaction.ts'
import { inPeriod, interactionRows, newestFirst, visibleTo, type InteractionRow } from './query.ts'

/** Most interactions in an answer that is not paged. */
const most = 1000

type Reading = Pick<Incoming<'interactions.get'>, 'db' | 'tenantId' | 'actor' | 'services'>

const present = ({ tenantId, actor, services }: Reading, rows: readonly InteractionRow[]) =>
  rows.map((row) => presentInteraction(row, tenantId, actor, services.addresses))

/** The interactions that the caller may see: of the connection's clients, and public ones only for all but Employees. */
const seen = ({ db, tenantId, actor }: Reading) => interactionRows(db, tenantId).where(visibleTo(actor))

export const getInteraction = operation('interactions.get', async (incoming) => {
  const row = await seen(incoming).where('interaction.id', '=', incoming.params.id).executeTakeFirst()
  if (!row) throw notFound('This interaction')
  return presentInteraction(row, incoming.tenantId, incoming.actor, incoming.services.addresses)
})

const sortable = {
  publishedAt: sql`interaction.published_at`,
  type: sql`lower(interaction_type.name)`,
  user: sql`lower(user_account.first_name || ' ' || user_account.last_name)`,
} as const

const isSortable = (name: string): name is keyof typeof sortable => Object.hasOwn(sortable, name)

/** What a person typed is looked for in what an interaction shows, not in its markup. */
const matches = (typed: string) => sql<boolean>`position(${typed} in lower(
  interaction_type.name || ' ' || user_account.first_name || ' ' || user_account.last_name || ' ' ||
  regexp_replace(interaction.body, '<[^>]*>', ' ', 'g'))) > 0`

export const interactionsOfClient = operation('interactions.ofClient', async (incoming) => {
  const { params, query } = incoming
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 25
  const order = query.sort?.startsWith('-') === false ? 'asc' : 'desc'
  const column = query.sort?.replace(/^-/, '') ?? 'publishedAt'
  if (!isSortable(column)) throw invalid({ sort: `Field must be one of ${Object.keys(sortable).join(', ')}` })
  const typed = query.search?.trim().toLowerCase() ?? ''
  let found = seen(incoming).where('interaction.client_id', '=', params.id).where(inPeriod(query))
  if (query.interactionTypeId !== undefined)
    found = found.where('interaction.interaction_type_id', '=', query.interactionTypeId)
  if (query.userId !== undefined) found = found.where('interaction.user_id', '=', query.userId)
  if (typed !== '') found = found.where(matches(typed))
  const [rows, count] = await Promise.all([
    found
      .orderBy(sortable[column], order)
      .orderBy('interaction.id', order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: present(incoming, rows), total: count.total, page, pageSize }
})

const newest = async (incoming: Reading, rows: ReturnType<typeof seen>) =>
  present(incoming, await rows.orderBy(newestFirst).limit(most).execute())

export const interactionsByClients = operation('interactions.byClients', async (incoming) =>
  newest(
    incoming,
    seen(incoming)
      .where(sql<boolean>`interaction.client_id = any (${incoming.body.clientIds}::integer[])`)
      .where(inPeriod(incoming.body)),
  ),
)

export const interactionsByIds = operation('interactions.byIds', async (incoming) =>
  newest(
    incoming,
    seen(incoming).where(sql<boolean>`interaction.id = any (${incoming.body.ids}::integer[])`),
  ),
)

export const interactionsByUsers = operation('interactions.byUsers', async (incoming) =>
  newest(
    incoming,
    seen(incoming)
      .where(sql<boolean>`interaction.user_id = any (${incoming.body.userIds}::integer[])`)
      .where(inPeriod(incoming.body)),
  ),
)
