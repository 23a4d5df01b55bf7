import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallName } from '@portal/core/calls'
import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import { taskToolUsers } from '@portal/core/work/tasks/policy'
import { taskToolTokenSeconds, type TaskToolClaims } from '../../access/sessions/tokens.ts'
import { wholeTenant } from '../../foundation/database/context.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import type { GivenParts } from '../../foundation/http/incoming-of.ts'
import { bodyLimit, type AnswerAs } from '../../foundation/http/way-in.ts'

const prefix = '/taskiq-api'

/** A call of the task tool, as one of ours. */
interface ToolCall {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly as: CallName
  /** What it gives to our call where that is something else. */
  readonly given?: (request: FastifyRequest, person: User | WidgetUser) => Partial<GivenParts>
}

/** The calls of TaskIQ. */
const toolCalls: readonly ToolCall[] = [
  { method: 'POST', path: '/v1/tasks', as: 'tasks.create' },
  { method: 'POST', path: '/tasks/bulk-create', as: 'tasks.bulkCreate' },
  { method: 'GET', path: '/v1/users/tasks', as: 'tasks.mine', given: ownOnly },
  { method: 'POST', path: '/v1/tasks/task-statuses', as: 'tasks.statusesOf' },
  { method: 'GET', path: '/departments-with-types', as: 'tasks.teams' },
  { method: 'PATCH', path: '/v1/tasks/:id/assignee', as: 'tasks.assign' },
  { method: 'PATCH', path: '/v1/tasks/:id', as: 'tasks.update' },
  { method: 'GET', path: '/v1/tasks/statuses', as: 'tasks.statuses' },
  { method: 'GET', path: '/v1/tasks/departments-templates', as: 'tasks.templates' },
  { method: 'GET', path: '/v1/tasks/task-templates/:id/fields', as: 'tasks.templateFields' },
  { method: 'GET', path: '/v1/users/task-templates', as: 'tasks.ownTemplates' },
  {
    method: 'GET',
    path: '/v1/users/activities',
    as: 'tasks.activities',
    given: ({ query }) => ({ query: renamed(query, { task_id: 'taskId' }) }),
  },
]

/**
 * The task tool that comes with the portal, for whoever holds a person's token
 * for it: the calls of TaskIQ with the rules, transactions and audit
 * of ours. Where another task tool is set up, only `login/token` is left, by
 * which that tool finds out whose token it was given.
 */
export function mountTaskTool(app: FastifyInstance, services: Services, answerAs: AnswerAs): void {
  const { tokens, settings } = services
  app.post(`${prefix}/login/token`, async (request) => {
    const { claims, person } = await personOf(request, services)
    return {
      key: await tokens.sign(claims),
      expires_in: taskToolTokenSeconds,
      user: await presentPerson(services, person),
    }
  })
  if (settings.taskIq !== null) return
  const mount = ({ method, path, as, given }: ToolCall): void => {
    app.route({
      method,
      url: `${prefix}${path}`,
      bodyLimit,
      handler: async (request, reply) => {
        const { person } = await personOf(request, services)
        return answerAs(as, {
          request,
          reply,
          actor: person,
          given: {
            params: request.params,
            query: request.query,
            body: request.body ?? {},
            ...given?.(request, person),
          },
        })
      },
    })
  }
  for (const call of toolCalls) mount(call)
  app.get(`${prefix}/v1/tasks/`, async (request, reply) => {
    const { person: actor } = await personOf(request, services)
    const { task_id: id, ...conditions } = fieldsOf(request.query)
    return id === undefined
      ? answerAs('tasks.list', { request, reply, actor, given: asking(renamed(conditions, listNames)) })
      : answerAs('tasks.get', { request, reply, actor, given: { ...asking({}), params: { id } } })
  })
}

const asking = (query: unknown): GivenParts => ({ params: {}, query, body: undefined })

const listNames = {
  page_size: 'pageSize',
  client_id: 'clientId',
  team_id: 'teamId',
  type_id: 'typeId',
  status_id: 'statusId',
  assignee_id: 'assigneeId',
  due_from: 'dueFrom',
  due_to: 'dueTo',
} as const

const fieldsOf = (query: unknown): Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null ? { ...query } : {}

/** Fields under the names that our calls have for them. */
const renamed = (query: unknown, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fieldsOf(query)).map(([name, value]) => [names[name] ?? name, value]))

/** `user_id` is the caller's own: whose tasks others are is asked of the list. */
function ownOnly({ query }: FastifyRequest, person: User | WidgetUser): Partial<GivenParts> {
  const { user_id: id, ...rest } = fieldsOf(query)
  if (id === undefined) throw invalid({ user_id: 'Field is required' })
  if (id !== String(person.id)) throw forbidden('You can only ask for your own tasks.')
  return { query: rest }
}

/**
 * Whose token a request bears.
 * @throws {Refusal} 401 for a token that is not of this kind, or of an ended session; 403 for somebody without the task tool
 */
async function personOf(
  request: FastifyRequest,
  { tokens, actors }: Services,
): Promise<{ readonly claims: TaskToolClaims; readonly person: User | WidgetUser }> {
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1]
  const claims = token === undefined ? 'forged' : await tokens.check(token)
  if (typeof claims === 'string' || claims.kind !== 'task-tool') throw unauthenticated()
  const { through, ...session } = claims
  const person = await actors.of({ ...session, kind: through })
  if (!person) throw unauthenticated('Your session has ended. Please sign in again.')
  const { sessionId } = claims
  const actor: User | WidgetUser =
    through === 'portal'
      ? { kind: 'user', ...person, sessionId }
      : { kind: 'widget', ...person, sessionId, widget: 'task-tool', origin: '' }
  if (taskToolUsers.scope(actor) === 'none') throw forbidden()
  return { claims, person: actor }
}

/** Who somebody is, for a tool that was given the token. */
async function presentPerson({ database }: Services, { id, tenantId }: User | WidgetUser) {
  const row = await database
    .reading(wholeTenant(tenantId))
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['email', 'first_name', 'last_name'])
    .executeTakeFirst()
  if (!row) throw notFound('Your account')
  return { id, email: row.email, name: `${row.first_name} ${row.last_name}`, tenantId }
}
