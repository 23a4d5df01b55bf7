import { addDays, monthStart, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'

interface Schedule {
  readonly id: number
  readonly report: string
  readonly owner: number
  /** Accounts of those who get it, or addresses outside of the agency. */
  readonly readers: readonly string[]
  readonly client?: number
  readonly files: readonly string[]
  readonly query?: Readonly<Record<string, string>>
  readonly isActive: boolean
}

const schedules: readonly Schedule[] = [
  {
    id: 1,
    report: 'managementReport',
    owner: 5,
    readers: ['executive', 'director'],
    files: ['pdf', 'xlsx'],
    isActive: true,
  },
  { id: 2, report: 'amReportCard', owner: 4, readers: ['director'], files: ['pdf'], isActive: true },
  {
    id: 3,
    report: 'semConfiguration',
    owner: 7,
    readers: ['sem-manager', 'sem'],
    files: ['xlsx'],
    query: { state: 'missing' },
    isActive: false,
  },
  {
    id: 4,
    report: 'clientActivities',
    owner: 8,
    readers: ['manager@infinitiofkalamazoo.example', 'director'],
    client: 1011,
    files: ['pdf'],
    isActive: true,
  },
]

interface Push {
  readonly id: number
  readonly report: string
  readonly message: string
  readonly state: 'Sent' | 'Canceled'
  readonly daysAgo: number
  /** Clients with their people, and why nobody of one got it. */
  readonly clients: readonly (readonly [client: number, people: number, problem?: string])[]
}

const pushes: readonly Push[] = [
  {
    id: 1,
    report: 'programmaticInsights',
    message:
      'The report on display and video has a new look: each creative stands beside what it brought.\n\nCall us with any question.',
    state: 'Sent',
    daysAgo: 48,
    clients: [
      [1001, 1],
      [1003, 1],
      [1004, 1],
      [1044, 1, 'Nobody has an account any more.'],
    ],
  },
  {
    id: 2,
    report: 'localServiceAds',
    message: 'Local Service Ads are part of your report from this month on.',
    state: 'Canceled',
    daysAgo: 21,
    clients: [
      [1001, 1],
      [1003, 1],
    ],
  },
  {
    id: 3,
    report: 'localServiceAds',
    message:
      'Local Service Ads are part of your report from this month on: what each lead cost, by kind of job.',
    state: 'Sent',
    daysAgo: 20,
    clients: [
      [1001, 1],
      [1003, 1],
      [1004, 1],
    ],
  },
]

/** A day of each month, some weeks after `today`: nothing of the demo comes round while somebody looks at it. */
function nextDay(today: string): string {
  const day = addDays(today, 22)
  return Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day
}

/** Reports that come round by mail, each sent once so far, and those that were pushed, by table. */
export function scheduleRows(today: string): Readonly<Record<string, readonly SeedRow[]>> {
  const next = nextDay(today)
  const last = `${monthStart(next, -1).slice(0, 8)}${next.slice(8)}`
  const sentAt = workingInstant(last, 7, 2)
  const mailOf = (account: string): string => (account.includes('@') ? account : `${account}@demo.test`)
  return {
    report_schedule: schedules.map(({ id, report, owner, readers, client, files, query = {}, isActive }) => ({
      tenant_id: 1,
      id,
      report,
      client_id: client ?? null,
      query: JSON.stringify(query),
      every: 'month',
      day: Number(next.slice(8)),
      hour: 7,
      files,
      recipients: readers.map(mailOf),
      is_active: isActive,
      next_on: next,
      last_on: last,
      last_at: sentAt,
      last_state: 'sent',
      created_by: owner,
      created_at: workingInstant(addDays(last, -9), 15, 20),
    })),
    report_delivery: schedules.map(({ id, readers }) => ({
      tenant_id: 1,
      id,
      schedule_id: id,
      at: sentAt,
      state: 'sent',
      recipients: readers.map(mailOf),
    })),
    ...pushRows(today),
  }
}

/** Reports that were pushed to the people of several clients, with what became of each. */
function pushRows(today: string): Readonly<Record<string, readonly SeedRow[]>> {
  const at = ({ daysAgo }: Push): string => workingInstant(addDays(today, -daysAgo), 10, 12)
  return {
    report_push: pushes.map((push) => ({
      tenant_id: 1,
      id: push.id,
      report: push.report,
      message: push.message,
      file: 'pdf',
      state: push.state,
      sends_at: at(push),
      people: push.clients.reduce((sum, [, people]) => sum + people, 0),
      created_by: 1,
      created_at: at(push),
    })),
    report_push_client: pushes.flatMap((push) =>
      push.clients.map(([client, , problem = '']) => ({
        tenant_id: 1,
        report_push_id: push.id,
        client_id: client,
        done_at: push.state === 'Sent' ? at(push) : null,
        problem,
      })),
    ),
  }
}
