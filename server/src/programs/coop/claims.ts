import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { formatDay, formatDollars, today } from '@portal/core/foundation/format'
import { channelRoutes } from '@portal/core/programs/coop/coop-claims.report'
import { claimProblems, openStates, remindsOn, type ClaimChannel } from '@portal/core/programs/coop/claims'
import { pathOf } from '@portal/core/foundation/routes'
import { coopClaims } from '@portal/core/programs/coop/lists'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { each } from '../../platform/jobs/each.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { lookingOf, missingProof } from './proof.ts'
import { createRecord, getRecord, updateRecord } from '../../platform/records/write-records.ts'

type Claim = Answer<'coopClaims.get'>

/** @throws {Refusal} 422 naming what a claim in its state still needs */
function refuseProblems(given: Pick<Claim, 'state' | 'reason' | 'spent' | 'sharePercent' | 'paid'>): void {
  const problems = claimProblems(given)
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** @throws {Refusal} 422 naming the proof that a claim lacks which is said to be ready */
async function refuseUnready(
  incoming: Parameters<typeof lookingOf>[0],
  { state, clientId, channel, month }: Pick<Claim, 'state' | 'clientId' | 'channel' | 'month'>,
): Promise<void> {
  if (state !== 'Ready') return
  const missing = await missingProof(lookingOf(incoming), { clientId, channel, month })
  if (missing.length > 0) throw invalid({ state: `Still missing of its proof: ${missing.join(', ')}.` })
}

export const createClaim = operation('coopClaims.create', async (incoming) => {
  const { state = 'Not started', channel = 'SEM', reason = '', paid = null } = incoming.body
  const claim = { ...incoming.body, state, channel, reason, paid }
  refuseProblems(claim)
  await refuseUnready(incoming, claim)
  return createRecord(coopClaims, { ...incoming, params: undefined, query: {} })
})

export const updateClaim = operation('coopClaims.update', async (incoming) => {
  const before = await getRecord(coopClaims, { ...incoming, query: {}, body: {} })
  const claim = { ...before, ...incoming.body }
  refuseProblems(claim)
  await refuseUnready(incoming, claim)
  return updateRecord(coopClaims, { ...incoming, query: {} })
})

interface DueRow {
  readonly id: number
  readonly tenant_id: number
  readonly owner_id: number
  readonly name: string
  readonly client: string
  readonly channel: ClaimChannel
  readonly state: string
  readonly deadline: string
  readonly claimed: string
}

/** Each morning: owners of claims whose deadline is 14, 7 or 2 days away, once a day; and once of those whose deadline has passed. */
export const remindOfClaims = defineJob({
  name: 'remind-of-claims',
  every: '5 7 * * *',
  retries: { most: 2, firstWait: 60 },
  limit: 5 * 60,
  run: (_, services) => each([tellOfDeadlines, tellOfLateClaims], (tell) => tell(services, today())),
})

/** Tells owners of deadlines that are near. */
async function tellOfDeadlines(services: Services, now: string): Promise<void> {
  const due = await services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<DueRow>(
      `select k.id, k.tenant_id, k.owner_id, k.name, c.name as client, k.channel, k.state, k.deadline,
         round(k.spent * k.share_percent / 100, 2) as claimed
       from claim k join client c on c.tenant_id = k.tenant_id and c.id = k.client_id
       where k.deleted_at is null and k.owner_id is not null and k.deadline between $1::date and $1::date + 14`,
      [now],
    )
    return rows
  })
  const told = due.filter(({ deadline, state }) => remindsOn(now, deadline, state))
  await each(told, async (row) => {
    const text = `${row.client}: the claim "${row.name}" has to be handed in by ${formatDay(row.deadline)}; ${formatDollars(Number(row.claimed))} are at stake.`
    const path = `${pathOf(channelRoutes[row.channel])}?claim=${row.id}`
    await services.database.write(wholeTenant(row.tenant_id), async (db) => {
      // The job may run twice; nobody is told twice.
      const { rows } = await sql`
        select from notification where tenant_id = ${row.tenant_id} and user_id = ${row.owner_id} and text = ${text}
          and created_at > now() - interval '20 hours' limit 1`.execute(db)
      if (rows.length > 0) return
      await notify({ db, tenantId: row.tenant_id, services }, [row.owner_id], { text, path })
    })
  })
}

/** A claim whose deadline has passed while it was still to be handed in. */
type LateRow = Omit<DueRow, 'state'>

/** Tells owners once that a deadline has passed; a deadline that is moved and passes again is told again. */
async function tellOfLateClaims(services: Services, now: string): Promise<void> {
  const late = await services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<LateRow>(
      `select k.id, k.tenant_id, k.owner_id, k.name, c.name as client, k.channel, k.deadline,
         round(k.spent * k.share_percent / 100, 2) as claimed
       from claim k join client c on c.tenant_id = k.tenant_id and c.id = k.client_id
       where k.deleted_at is null and k.owner_id is not null and k.deadline < $1::date and k.state = any ($2::text[])
         and k.late_told_for is distinct from k.deadline order by k.tenant_id, k.id`,
      [now, openStates],
    )
    return rows
  })
  await each(late, async (row) => {
    await services.database.write(wholeTenant(row.tenant_id), async (db) => {
      // Told and marked together: a job that runs twice tells once.
      const { rows } = await sql`
        update claim set late_told_for = deadline where tenant_id = ${row.tenant_id} and id = ${row.id}
          and late_told_for is distinct from deadline returning id`.execute(db)
      if (rows.length === 0) return
      await notify({ db, tenantId: row.tenant_id, services }, [row.owner_id], {
        text: `${row.client}: the deadline of the claim "${row.name}" passed on ${formatDay(row.deadline)}, and it is not handed in; ${formatDollars(Number(row.claimed))} are at stake.`,
        path: `${pathOf(channelRoutes[row.channel])}?claim=${row.id}`,
      })
    })
  })
}
