import { jsonSchema, tool, type ToolSet } from 'ai'
import { clientState } from '@portal/core/clients/profile/classification'
import { monthNames, today } from '@portal/core/foundation/format'
import { nameOfIssue } from '@portal/core/work/support/name'
import { openStatuses, supportStatuses } from '@portal/core/work/support/statuses'
import { Refusal } from '../../../foundation/http/refusal.ts'
import { textOf } from '../../../foundation/rich-text/text-of.ts'
import type { PortalReader } from '../portal-reader.ts'

/** Rows of one look: a model pays for each of them. */
const mostRows = 40

const clientId = { type: 'integer', description: 'id of a client, as find_clients answers it' } as const
const month = { type: 'string', enum: [...monthNames] } as const
const year = { type: 'integer', minimum: 2000, maximum: 2100 } as const
const day = { type: 'string', description: 'YYYY-MM-DD' } as const

const shape = <T>(properties: Readonly<Record<string, object>>, required: readonly string[]) =>
  jsonSchema<T>({
    type: 'object',
    properties: { ...properties },
    required: [...required],
    additionalProperties: false,
  })

const clientAndDays = shape<{ clientId: number; from: string; to: string }>(
  { clientId, from: day, to: day },
  ['clientId', 'from', 'to'],
)

/** What a refusal says goes to the model as an answer: the person may not see it, or it is not there. */
async function told(look: () => Promise<unknown>): Promise<unknown> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { error: error.message }
    throw error
  }
}

/** Ways for a model to read the portal, all of them calls of the portal in the name of one person. */
export const toolsFor = (portal: PortalReader): ToolSet => ({
  find_clients: tool({
    description: 'Clients by a part of the name, the dealer code or the id; how many there are in all.',
    inputSchema: shape<{ search?: string; state?: 'Client' | 'Prospect' | 'Inactive' }>(
      {
        search: { type: 'string' },
        state: { type: 'string', enum: ['Client', 'Prospect', 'Inactive'] },
      },
      [],
    ),
    execute: ({ search, state }) =>
      told(async () => {
        const { rows, total } = await portal.read('clients.list', {
          query: {
            pageSize: String(mostRows),
            ...(search ? { search: search.slice(0, 200) } : {}),
            ...(state ? { state } : {}),
          },
        })
        return {
          total,
          clients: rows.map((client) => ({
            id: client.id,
            name: client.name,
            dealerCode: client.identifier,
            group: client.Group?.name,
            state: clientState(client, today()),
            screen: `/clients/${client.slug}`,
          })),
        }
      }),
  }),
  client_profile: tool({
    description: 'What the profile of a client says, with its team.',
    inputSchema: shape<{ clientId: number }>({ clientId }, ['clientId']),
    execute: ({ clientId: id }) =>
      told(async () => {
        const client = await portal.read('clients.get', { params: { id: String(id) } })
        return {
          ...client,
          can: undefined,
          ClientUsers: client.ClientUsers?.map(({ user, clientUserTypeId }) => ({
            name: user.fullName,
            manager: clientUserTypeId <= 2,
          })),
          screen: `/clients/${client.slug}`,
        }
      }),
  }),
  budgets_of_client: tool({
    description: 'Budgets of a client in a month, with invoice amount and actual spend in dollars.',
    inputSchema: shape<{ clientId: number; month: (typeof monthNames)[number]; year: number }>(
      { clientId, month, year },
      ['clientId', 'month', 'year'],
    ),
    execute: ({ clientId: id, month: name, year: of }) =>
      told(async () => {
        const rows = await portal.read('budgets.activeOfClient', {
          params: { id: String(id) },
          query: { month: name, year: String(of) },
        })
        return {
          budgets: rows.slice(0, mostRows).map((budget) => ({
            service: budget.Service.name,
            type: budget.budgetType,
            startsAt: budget.startsAt,
            endsAt: budget.endsAt,
            invoiceAmount: budget.invoiceAmount,
            actualSpend: budget.actualSpend,
            fees: budget.fees.map(({ FeeService, invoiceAmount }) => [FeeService.name, invoiceAmount]),
          })),
          screen: `/clients/${rows[0]?.Client.slug ?? id}/budgets`,
        }
      }),
  }),
  figures_of_client: tool({
    description:
      'Impressions, clicks, spend in dollars and conversions of a client between two days, by channel, with the period before.',
    inputSchema: clientAndDays,
    execute: ({ clientId: id, from, to }) =>
      told(async () => {
        const { data, through } = await portal.read('dashboards.accountManager', {
          body: { clients: [{ id }], start_date: from, end_date: to },
        })
        const [one] = data
        return { ...one?.data, through, screen: `/clients/${one?.slug ?? id}/insights` }
      }),
  }),
  pacing_of_client: tool({
    description:
      'Spend of a month so far against what the budgets of a client leave for media, by section; month is any day of it.',
    inputSchema: shape<{ clientId: number; month: string }>({ clientId, month: day }, ['clientId', 'month']),
    execute: ({ clientId: id, month: of }) =>
      told(async () => {
        const { rows, through } = await portal.read('clients.mtdPacingTotals', {
          body: { clientIds: [id], month: of },
        })
        return { ...rows[0], through, screen: '/pacing' }
      }),
  }),
  total_budgets: tool({
    description: 'How many budgets all clients have in a month, and their sums.',
    inputSchema: shape<{ month: (typeof monthNames)[number]; year: number }>({ month, year }, [
      'month',
      'year',
    ]),
    execute: ({ month: name, year: of }) =>
      told(async () => {
        const { total, totals } = await portal.read('budgets.active', {
          query: { month: name, year: String(of), pageSize: '1' },
        })
        return { budgets: total, ...totals, screen: '/budgets/active-budgets' }
      }),
  }),
  activities_of_client: tool({
    description: 'Activities logged for a client between two days, newest first.',
    inputSchema: clientAndDays,
    execute: ({ clientId: id, from, to }) =>
      told(async () => {
        const rows = await portal.read('activities.ofClient', {
          params: { id: String(id) },
          query: { startDate: from, endDate: to },
        })
        return {
          total: rows.length,
          activities: rows.slice(0, mostRows).map((activity) => ({
            at: activity.loggedAt,
            by: activity.user.fullName,
            type: `${activity.type.name}, ${activity.category.name}`,
            text: textOf(activity.body).slice(0, 300),
          })),
          screen: `/clients/${rows[0]?.client.slug ?? id}/activity`,
        }
      }),
  }),
  support_requests: tool({
    description: 'Support requests that are open, or those that the person reported in any state.',
    inputSchema: shape<{ mine?: boolean }>({ mine: { type: 'boolean' } }, []),
    execute: ({ mine = false }) =>
      told(async () => {
        const { issues } = await portal.read('support.list', {
          query: {
            project_key: 'PS',
            statuses: (mine ? supportStatuses : openStatuses).join(','),
            ...(mine ? { list: 'my' as const } : {}),
          },
        })
        return {
          total: issues.length,
          requests: issues.slice(0, mostRows).map(({ key, fields }) => ({
            key,
            title: nameOfIssue(fields),
            type: fields.issuetype.name,
            status: fields.status.name,
            created: fields.created,
            screen: `/support-requests/${key}`,
          })),
        }
      }),
  }),
  find_people: tool({
    description: 'Active users by a part of the name, and the clients of the first one.',
    inputSchema: shape<{ name: string }>({ name: { type: 'string' } }, ['name']),
    execute: ({ name }) =>
      told(async () => {
        const people = await portal.read('users.active', {
          query: { search: name.slice(0, 100), limit: '10' },
        })
        const [first] = people
        const clients = first ? await portal.read('users.clients', { params: { id: String(first.id) } }) : []
        return {
          people: people.map(({ id, fullName }) => ({ id, fullName })),
          clientsOfFirst: clients.slice(0, mostRows).map((client) => ({
            name: client.name,
            manages: client.clientUserTypeId <= 2,
            screen: `/clients/${client.slug}`,
          })),
        }
      }),
  }),
})
