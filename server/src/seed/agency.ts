import { credentials } from '@portal/core/clients/profile/client-access'
import { demoLinks } from '../settings/links/demo-apps.ts'
import { linksSetting } from '../settings/links/operations.ts'
import type pg from 'pg'
import { seal } from '../foundation/database/secrets.ts'
import { secretPlace } from '../platform/records/record-table.ts'
import { sealTotp } from '../access/second-factor/totp.ts'
import type { activityRows } from './activity-rows.ts'
import { credentialRows } from './credential-rows.ts'
import { listRows } from './agency-lists.ts'
import type { budgetRows } from './budget-rows.ts'
import { agencyClients, groups, type SeedClient } from './client-rows.ts'
import { addDays, agencyDay } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { interactionLists } from './interaction-lists.ts'
import { demoPeople, peopleRows, type SeedPerson } from './people-rows.ts'
import { randomFrom, type Random } from './random.ts'
import { programLists } from './program-lists.ts'
import { feedRows } from './feed-rows.ts'
import { assessmentTemplate, profileRowsOf } from './profile-rows.ts'
import { keptClientLists, keptLists, regionIn, tagLinks } from './kept-lists.ts'
import { siteRows } from './site-rows.ts'
import { salesLists, salesRows } from './sales-rows.ts'
import { scheduleRows } from './schedule-rows.ts'
import { recordLists, type recordRows } from './record-rows.ts'
import type { chatRows } from './chat-rows.ts'
import type { supportRows } from './support-rows.ts'
import { terminationRows } from './termination-rows.ts'
import type { calendarRows } from './calendar-rows.ts'
import { agreementLists } from './accounting-rows.ts'
import { demoTerms } from './terms-rows.ts'
import { taskLists, type SeedTasks } from './task-rows.ts'
import { profileRows, specialistRows, teamRows } from './team-rows.ts'

/** An agency before it is in the database. */
export interface Agency {
  readonly random: Random
  readonly today: string
  readonly people: readonly SeedPerson[]
  readonly clients: readonly SeedClient[]
}

/** Invents an agency: the same for the same number of clients and day. */
export function foundAgency(clientCount: number, now: Date): Agency {
  const today = agencyDay(now)
  const random = randomFrom(20_260_105)
  return {
    random,
    today,
    people: demoPeople(addDays(today, 14)),
    clients: agencyClients(random, today, clientCount),
  }
}

const partnerLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 32" role="img" aria-label="Northbeam Media"><path fill="#0f766e" d="M4 26 16 6l12 20h-6l-6-10-6 10z"/><text x="36" y="22" font-family="Inter,Arial,sans-serif" font-size="17" font-weight="700" fill="#0f766e">Northbeam</text></svg>',
)}`

/** Ports on which host pages of tests and of curious people run. */
const hostPagePorts = [4310, 4311, 4312, 4313, 4314, 4315, 4316, 4317, 4318, 4319]

/** Clients that are managed together, whoever owns them. */
const managementGroups = [
  {
    row: {
      tenant_id: 1,
      id: 1,
      name: 'New Stores',
      manager_id: 26,
      notes: 'Their first half year: a call every week, and the plan of the launch at hand.',
    },
    holds: (id: number) => id % 9 === 0,
  },
  {
    row: {
      tenant_id: 1,
      id: 2,
      name: 'Large Budgets',
      manager_id: 6,
      notes: 'Pacing is looked at every Monday.',
    },
    holds: (id: number) => id % 7 === 0,
  },
  {
    row: { tenant_id: 1, id: 3, name: 'Rural Stores', manager_id: 27, notes: '' },
    holds: (id: number) => id % 11 === 0,
  },
] as const

/** Where services and management fees are booked. */
const profitCenters = `
  update service s set profit_center_id = p.id from profit_center p
  where p.tenant_id = s.tenant_id and p.name = case when s.pacing_section_id = 1 then 'Paid Search'
    when s.pacing_section_id = 2 then 'Paid Social' when s.pacing_section_id is not null then 'Programmatic'
    when s.service_group_id = 4 then 'SEO' end;
  update fee_service f set profit_center_id = p.id from profit_center p
  where p.tenant_id = f.tenant_id and f.id = 1 and p.name = 'Management Fees'`

/** The lists that a tenant begins with, by table, in an order that respects their references. */
export const tenantLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => [
  ...listRows(tenantId),
  ...recordLists(tenantId),
  ...interactionLists(tenantId),
  ...taskLists(tenantId),
  ...keptLists(tenantId),
  ...salesLists(tenantId),
  ...assessmentTemplate(tenantId),
  ...programLists(tenantId),
  ...agreementLists(tenantId),
]

/** Tenants, lists, people, clients and teams. @returns who is on which client's team */
export async function insertAgency(
  client: pg.ClientBase,
  agency: Agency,
  passwordHash: string,
  serverSecret: Uint8Array,
): Promise<readonly SeedRow[]> {
  const { random, today, people, clients } = agency
  const person = peopleRows(people, passwordHash, (account, secret) =>
    sealTotp(serverSecret, account, secret),
  )
  const team = teamRows(random, people, clients)
  const insert = (table: string, rows: Parameters<typeof insertRows>[2]): Promise<void> =>
    insertRows(client, table, rows)
  await insert('tenant', [
    { id: 1, parent_id: null, name: 'Demo Agency', slug: 'demo', logo: null, primary_color: '#2854DF' },
    {
      id: 2,
      parent_id: 1,
      name: 'Northbeam Media',
      slug: 'partner',
      logo: partnerLogo,
      primary_color: '#0F766E',
    },
  ])
  await insert('tenant_host', [
    { host: 'localhost', tenant_id: 1 },
    { host: '127.0.0.1', tenant_id: 1 },
    { host: 'partner.localhost', tenant_id: 2 },
  ])
  await insert('tenant_setting', [
    { tenant_id: 1, setting: 'geoiq', value: true },
    { tenant_id: 1, setting: linksSetting, value: demoLinks },
    { tenant_id: 1, setting: 'mail', value: { opens: true } },
  ])
  await insert('terms_of_service', demoTerms)
  await insert(
    'tenant_origin',
    hostPagePorts.flatMap((port) =>
      ['localhost', '127.0.0.1'].map((host) => ({ tenant_id: 1, origin: `http://${host}:${port}` })),
    ),
  )
  for (const tenantId of [1, 2]) for (const [table, rows] of tenantLists(tenantId)) await insert(table, rows)
  await client.query(profitCenters)
  await insert('user_account', person.accounts)
  await client.query(`update region set manager_id = u.id from user_account u
    where u.tenant_id = 1 and u.email = 'regional-manager@demo.test' and region.tenant_id = 1`)
  await insert('user_role', person.roles)
  await insert('department_user', person.departments)
  await insert('scheduled_user_termination', terminationRows(people, today))
  await insert(
    'client_group',
    groups.map(({ id, name }) => ({ tenant_id: 1, id, name })),
  )
  await insert(
    'management_group',
    managementGroups.map(({ row }) => row),
  )
  await insert(
    'client',
    clients.map(({ id, tenantId, row }) => ({
      ...row,
      management_group_id:
        tenantId === 1 ? (managementGroups.find(({ holds }) => holds(id))?.row.id ?? null) : null,
      region_id: regionIn(String(row.state)),
    })),
  )
  for (const [table, rows] of keptClientLists(today, clients)) await insert(table, rows)
  for (const [table, rows] of profileRowsOf(today, clients)) await insert(table, rows)
  await insert(
    'credential',
    credentialRows(today, clients, (tenantId, column, plain) =>
      seal(serverSecret, secretPlace(tenantId, credentials, column), plain),
    ),
  )
  for (const [table, rows] of feedRows(today, clients)) await insert(table, rows)
  await insert('client_tag_link', tagLinks(today, clients))
  for (const [table, rows] of salesRows(today, clients)) await insert(table, rows)
  for (const [table, rows] of Object.entries(scheduleRows(today))) await insert(table, rows)
  for (const [table, rows] of siteRows(clients, today)) await insert(table, rows)
  await insert('client_user', team.members)
  await insert('client_user', specialistRows(people, clients))
  await insert('user_group_access', team.groupAccess)
  await insert('integration', profileRows(random, clients))
  return team.members
}

/** Budgets with what belongs to them. */
export async function insertMoney(
  client: pg.ClientBase,
  money: ReturnType<typeof budgetRows>,
): Promise<void> {
  await insertRows(client, 'budget', money.budgets)
  await insertRows(client, 'budget_spend', money.spends)
  await client.query(
    `update budget_spend s set entered_by = u.id from user_account u
     where u.tenant_id = s.tenant_id and u.email = 'accounting@demo.test' and s.entered_by is null`,
  )
  await insertRows(client, 'budget_tag_link', money.tags)
  await insertRows(client, 'budget_fee', money.fees)
  await insertRows(client, 'budget_change', money.changes)
}

/** Activities with the stores they concern. */
export async function insertWork(
  client: pg.ClientBase,
  work: ReturnType<typeof activityRows>,
): Promise<void> {
  await insertRows(client, 'activity', work.activities)
  await insertRows(client, 'activity_store', work.stores)
}

/** Showroom figures and deliverables. */
export async function insertRecords(
  client: pg.ClientBase,
  records: ReturnType<typeof recordRows>,
): Promise<void> {
  for (const [table, rows] of Object.entries(records)) await insertRows(client, table, rows)
}

/** Support requests with their comments. */
export async function insertSupport(
  client: pg.ClientBase,
  support: ReturnType<typeof supportRows>,
): Promise<void> {
  await insertRows(client, 'support_issue', support.issues)
  await insertRows(client, 'support_comment', support.comments)
}

/** What two people asked the assistant. */
export async function insertChats(client: pg.ClientBase, chats: ReturnType<typeof chatRows>): Promise<void> {
  await insertRows(client, 'chat_session', chats.sessions)
  await insertRows(client, 'chat_message', chats.messages)
}

/** Tasks with what was said and done about them, and appointments. */
export async function insertTasks(
  client: pg.ClientBase,
  { tasks, comments, activities }: SeedTasks,
  events: ReturnType<typeof calendarRows>,
): Promise<void> {
  await insertRows(client, 'task', tasks)
  await insertRows(client, 'task_comment', comments)
  await insertRows(client, 'task_activity', activities)
  await insertRows(client, 'calendar_event', events)
  for (const statement of onboardingAsTasks) await client.query(statement)
}

/** Every onboarding task is a task of the first team, due and done as it is. */
const onboardingAsTasks = [
  `update onboarding_task o set task_id = n.task_id
    from (select k.tenant_id, k.id, (select max(t.id) from task t where t.tenant_id = k.tenant_id) + row_number() over (partition by k.tenant_id order by k.id) as task_id
      from onboarding_task k) n
    where o.tenant_id = n.tenant_id and o.id = n.id and n.task_id is not null`,
  `insert into task (tenant_id, id, client_id, team_id, type_id, status_id, assignee_id, reporter_id, due_date, title, created_at, updated_at)
    select o.tenant_id, o.task_id, o.client_id, y.team_id, y.id, s.id, o.owner_id, o.owner_id, o.due_at, o.name,
      least(now(), (o.due_at - 20)::timestamptz), least(now(), (o.due_at - 20)::timestamptz)
    from onboarding_task o,
      lateral (select y.id, y.team_id from task_type y join task_team t on t.tenant_id = y.tenant_id and t.id = y.team_id
        where y.tenant_id = o.tenant_id order by t."order", t.id, y."order", y.id limit 1) y,
      lateral (select s.id from task_status s where s.tenant_id = o.tenant_id and s.closes = o.done order by s."order", s.id limit 1) s
    where o.task_id is not null`,
]
