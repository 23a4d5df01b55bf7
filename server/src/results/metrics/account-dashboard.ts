import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { channels, type Channel } from '@portal/core/money/services/channels'
import { figuresOf } from '@portal/core/results/metrics/figures'
import type { Db } from '../../foundation/database/database.ts'
import {
  byClient,
  overallOf,
  overTime,
  rangesOf,
  readFor,
  rowsIn,
  totalOf,
  type Question,
  type Ranges,
} from './dashboard.ts'
import type { SumsRow } from './read-sums.ts'

type AccountDashboard = Answer<'dashboards.accountManager'>
type Period = NonNullable<AccountDashboard['total']['current_period']>

/** Clients over all channels, with when they were last written about and spoken to. */
export async function accountDashboard(question: Question): Promise<AccountDashboard> {
  const { clients, read, madeAt } = await readFor(question, channels)
  const touched = await lastTouched(
    question.db,
    question.tenantId,
    clients.map(({ id }) => id),
  )
  const sums = byClient(read.sums)
  const { current, previous } = rangesOf(question)
  return {
    data: clients.map(({ id, name, slug }) => ({
      clientId: id,
      name,
      slug,
      campaigns: read.campaigns.get(id) ?? 0,
      data: periodsOf(sums.get(id) ?? [], { current, previous }),
      lastActivityAt: touched.get(id)?.activity ?? null,
      lastInteractionAt: touched.get(id)?.interaction ?? null,
    })),
    total: periodsOf(read.sums, { current, previous }),
    current_range: current,
    previous_range: previous,
    ...overTime(question, read),
    madeAt,
  }
}

const periodsOf = (rows: readonly SumsRow[], ranges: Ranges): AccountDashboard['total'] => ({
  current_period: periodOf(rowsIn(rows, 'current', ranges)),
  previous_period: periodOf(rowsIn(rows, 'previous', ranges)),
})

function periodOf(rows: readonly SumsRow[]): Period | null {
  const total = overallOf(rows)
  if (!total) return null
  return {
    ...figuresOf(total),
    channels: channels.flatMap((channel: Channel) => {
      const sums = totalOf(rows.filter((row) => row.channel === channel))
      return sums ? [{ channel, ...figuresOf(sums) }] : []
    }),
  }
}

interface Touched {
  readonly id: number
  readonly activity: string | null
  readonly interaction: string | null
}

async function lastTouched(
  db: Db,
  tenantId: number,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, Touched>> {
  const { rows } = await sql<Touched>`
    select c.id,
      (select max(a.logged_at) from activity a where a.tenant_id = c.tenant_id and a.client_id = c.id and a.deleted_at is null) as activity,
      (select max(i.published_at) from interaction i where i.tenant_id = c.tenant_id and i.client_id = c.id and i.deleted_at is null) as interaction
    from client c where c.tenant_id = ${tenantId} and c.id = any (${[...clientIds]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
