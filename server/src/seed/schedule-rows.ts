import { addDays, monthStart, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'

interface Schedule {
  readonly id: number
  readonly report: string
  readonly owner: number
  /** Accounts of those who get it. */
  readonly readers: readonly string[]
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
]

/** A day of each month, some weeks after `today`: nothing of the demo comes round while somebody looks at it. */
function nextDay(today: string): string {
  const day = addDays(today, 22)
  return Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day
}

/** Reports that come round by mail, each sent once so far, by table. */
export function scheduleRows(today: string): Readonly<Record<string, readonly SeedRow[]>> {
  const next = nextDay(today)
  const last = `${monthStart(next, -1).slice(0, 8)}${next.slice(8)}`
  const sentAt = workingInstant(last, 7, 2)
  const mailOf = (account: string): string => `${account}@demo.test`
  return {
    report_schedule: schedules.map(({ id, report, owner, readers, files, query = {}, isActive }) => ({
      tenant_id: 1,
      id,
      report,
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
  }
}
