import { sql, type RawBuilder } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { figureSaid, goalFigureProblems, goalState } from '@portal/core/work/interactions/goals/measures'
import { primaryGoalText } from '@portal/core/work/interactions/rules'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { changesOf } from '../../platform/audit/changes.ts'

/** What a showroom counted in the month of a goal until today: an appointment that is ahead has not come about. */
const counted = (table: 'lead' | 'sale' | 'appointment', day: string): RawBuilder<unknown> => sql`(
  select sum(r.count) from ${sql.table(table)} r
  where r.tenant_id = primary_goal.tenant_id and r.client_id = primary_goal.client_id and r.deleted_at is null
    and r.${sql.ref(day)} >= primary_goal.month and r.${sql.ref(day)} < primary_goal.month + interval '1 month'
    and r.${sql.ref(day)} <= ${today()}::date)`

/** What the platforms counted in it: Analytics the visits, advertising the rest. */
const told = (sum: RawBuilder<unknown>, ofVisits = false): RawBuilder<unknown> => sql`(
  select ${sum} from metric_month m
  where m.tenant_id = primary_goal.tenant_id and m.client_id = primary_goal.client_id and m.month = primary_goal.month
    and m.facts > 0 and (m.channel = 'analytics') = ${sql.lit(ofVisits)})`

const figureOfMonth = () => sql<number | null>`(case primary_goal.measure
  when 'Leads' then ${counted('lead', 'received_at')}
  when 'Sales' then ${counted('sale', 'sold_at')}
  when 'Appointments' then ${counted('appointment', 'scheduled_at')}
  when 'Sessions' then ${told(sql`sum(m.sessions)`, true)}
  when 'Clicks' then ${told(sql`sum(m.clicks)`)}
  when 'Conversions' then ${told(sql`round(sum(m.conversion_micros) / 1e6)`)} end)::float8`

const goalRows = (db: Db, tenantId: number) =>
  db
    .selectFrom('primary_goal')
    .innerJoin('client', (join) =>
      join
        .onRef('client.tenant_id', '=', 'primary_goal.tenant_id')
        .onRef('client.id', '=', 'primary_goal.client_id'),
    )
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'primary_goal.tenant_id')
        .onRef('user_account.id', '=', 'primary_goal.user_id'),
    )
    .where('primary_goal.tenant_id', '=', tenantId)
    .select([
      'primary_goal.id',
      'primary_goal.client_id',
      'client.name as client_name',
      'client.slug as client_slug',
      'primary_goal.month',
      'primary_goal.goal',
      'primary_goal.user_id',
      sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('user_name'),
      'primary_goal.created_at',
      'primary_goal.measure',
      sql<number | null>`primary_goal.target::float8`.as('target'),
      figureOfMonth().as('figure'),
    ])

type GoalRow = Awaited<ReturnType<ReturnType<typeof goalRows>['execute']>>[number]

const present = (row: GoalRow): Answer<'primaryGoals.create'> => ({
  id: row.id,
  clientId: row.client_id,
  client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
  month: row.month,
  goal: row.goal,
  userId: row.user_id,
  user: { id: row.user_id, fullName: row.user_name },
  createdAt: row.created_at,
  measure: row.measure,
  target: row.target,
  figure: row.figure,
  state: goalState(row, today()),
})

/** Adds a goal to those of the client and month; any day stands for its month. One that says its figure is held against it. */
const create = operation('primaryGoals.create', async ({ db, tenantId, params, body, person, audit }) => {
  const goal = body.goal.trim()
  const problem = primaryGoalText(goal)
  if (problem !== null) throw invalid({ goal: problem })
  const month = `${body.month.slice(0, 7)}-01`
  const client = await db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select('id')
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const { measure, target } = figureSaid(goal) ?? { measure: null, target: null }
  const { id } = await db
    .insertInto('primary_goal')
    .values({
      tenant_id: tenantId,
      client_id: params.id,
      month,
      goal,
      user_id: person.id,
      measure,
      target: target === null ? null : String(target),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({
    subject: 'primary goal',
    subjectId: id,
    clientId: params.id,
    changes: {
      month: [null, month],
      goal: [null, goal],
      ...(measure && { measure: [null, measure], target: [null, target] }),
    },
  })
  return present(await goalRows(db, tenantId).where('primary_goal.id', '=', id).executeTakeFirstOrThrow())
})

/** Says what a goal is held against; whoever logs interactions with the client may. */
const update = operation('primaryGoals.update', async ({ db, tenantId, params, body, audit }) => {
  const problems = goalFigureProblems(body.measure, body.target)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const { id } = params
  const before = await db
    .selectFrom('primary_goal')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['client_id', 'measure', 'target'])
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound('This primary goal')
  await db
    .updateTable('primary_goal')
    .set({ measure: body.measure, target: body.target === null ? null : String(body.target) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  audit({
    subject: 'primary goal',
    subjectId: id,
    clientId: before.client_id,
    changes: changesOf(
      { measure: before.measure, target: before.target === null ? null : Number(before.target) },
      body,
    ),
  })
  return present(await goalRows(db, tenantId).where('primary_goal.id', '=', id).executeTakeFirstOrThrow())
})

const ofClient = operation('primaryGoals.ofClient', async ({ db, tenantId, params }) => {
  const rows = await goalRows(db, tenantId)
    .where('primary_goal.client_id', '=', params.id)
    .orderBy('primary_goal.month', 'desc')
    .orderBy('primary_goal.id', 'desc')
    .limit(1000)
    .execute()
  return rows.map(present)
})

const sortable = {
  month: sql`primary_goal.month`,
  client: sql`client.name_folded`,
  user: sql`lower(user_account.first_name || ' ' || user_account.last_name)`,
} as const

const isSortable = (name: string): name is keyof typeof sortable => Object.hasOwn(sortable, name)

const list = operation('primaryGoals.list', async ({ db, tenantId, query }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 25
  const column = query.sort?.replace(/^-/, '') ?? 'month'
  const order = (query.sort ?? '-month').startsWith('-') ? 'desc' : 'asc'
  if (!isSortable(column)) throw invalid({ sort: `Field must be one of ${Object.keys(sortable).join(', ')}` })
  const typed = query.search?.trim().toLowerCase() ?? ''
  let found = goalRows(db, tenantId)
  if (query.month !== undefined)
    found = found.where('primary_goal.month', '=', `${query.month.slice(0, 7)}-01`)
  if (query.clientId !== undefined) found = found.where('primary_goal.client_id', '=', query.clientId)
  if (typed !== '')
    found = found.where(
      sql<boolean>`position(${typed} in lower(client.name || ' ' || primary_goal.goal)) > 0`,
    )
  const [rows, count] = await Promise.all([
    found
      .orderBy(sortable[column], order)
      .orderBy('client.name_folded')
      .orderBy('primary_goal.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(present), total: count.total, page, pageSize }
})

export const primaryGoalOperations = {
  'primaryGoals.create': create,
  'primaryGoals.update': update,
  'primaryGoals.ofClient': ofClient,
  'primaryGoals.list': list,
}
