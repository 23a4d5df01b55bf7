import { sql } from 'kysely'
import { addDays, formatDay, formatMonth, monthRange, today } from '@portal/core/foundation/format'
import {
  claimedCents,
  claimName,
  figuredChannels,
  spendOfChannels,
  type FiguredChannel,
} from '@portal/core/programs/coop/claims'
import type { Db } from '../../foundation/database/database.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { programCampaigns } from '../manufacturers/programs.ts'

/** A program as its claims need it. */
interface ProgramRow {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly manufacturer_id: number | null
  readonly share: string | null
  readonly claim_days: number
}

/**
 * A store's spend of a month in a channel of co-op, with how many claims are there of it: those that were made for the
 * program, and those of which nothing says for which of the manufacturer's programs they are.
 */
interface StoreSpend {
  readonly client_id: number
  readonly client: string
  readonly owner_id: number | null
  /** Null for a store without spend. */
  readonly channel: FiguredChannel | null
  readonly cents: number
  readonly there: number
  /** Whether it is in another program of the manufacturer as well. */
  readonly beside: boolean
}

interface Plan {
  readonly program: ProgramRow
  /** The first day of the month. */
  readonly month: string
  readonly deadline: string
  readonly sharePercent: number | null
  readonly problem: string | null
  readonly rows: readonly StoreSpend[]
}

/** A channel of figures as the channel of co-op that it belongs to. */
const coopChannel = sql`case k.channel ${sql.join(
  figuredChannels.flatMap((channel) =>
    spendOfChannels[channel].map((of) => sql`when ${sql.lit(of)} then ${sql.lit(channel)}`),
  ),
  sql` `,
)} end`

async function programOf(db: Db, tenantId: number, code: string): Promise<ProgramRow> {
  const { rows } = await sql<ProgramRow>`
    select p.id, p.name, p.code, p.manufacturer_id, coalesce(p.coop_percent, m.coop_percent) as share, p.claim_days
    from oem_program p left join manufacturer m on m.tenant_id = p.tenant_id and m.id = p.manufacturer_id and m.deleted_at is null
    where p.tenant_id = ${tenantId} and lower(p.code) = ${code.toLowerCase()} and p.deleted_at is null and p.active`.execute(
    db,
  )
  const [program] = rows
  if (!program) throw notFound('This program')
  return program
}

/**
 * What each store of a program spent in a month in each channel. A store of several programs counts here what campaigns
 * spent whose names say this one.
 */
async function spendOfStores(
  db: Db,
  tenantId: number,
  { id, code, manufacturer_id: manufacturer }: ProgramRow,
  month: string,
): Promise<readonly StoreSpend[]> {
  const { start, end } = monthRange(month)
  const { rows } = await sql<StoreSpend>`
    with spent as (
      select g.client_id, ${coopChannel} as channel, round(sum(k.spend_micros) / 1e4)::integer as cents
      from ${programCampaigns(tenantId, code)} g
        join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
          and k.day between ${start}::date and ${end}::date
      where g.fund_id is not null or not exists (
        select from program_store o join oem_program q on q.tenant_id = o.tenant_id and q.id = o.program_id and q.deleted_at is null and q.active
        where o.tenant_id = ${tenantId} and o.client_id = g.client_id and o.program_id <> g.program_id and o.deleted_at is null and o.active)
      group by 1, 2 having sum(k.spend_micros) > 0
    )
    select s.client_id, c.name as client, p.channel, coalesce(p.cents, 0) as cents,
      (select m.user_id from client_user m where m.tenant_id = s.tenant_id and m.client_id = s.client_id and m.client_user_type_id = 1
        order by m.user_id limit 1) as owner_id,
      (select count(*)::integer from claim k where k.tenant_id = s.tenant_id and k.client_id = s.client_id and k.channel = p.channel
        and k.manufacturer_id = ${manufacturer}::integer and k.deleted_at is null and coalesce(k.program_id, ${id}) = ${id}
        and k.month between ${start}::date and ${end}::date) as there,
      exists (select from program_store o join oem_program q on q.tenant_id = o.tenant_id and q.id = o.program_id and q.deleted_at is null and q.active
        where o.tenant_id = s.tenant_id and o.client_id = s.client_id and o.program_id <> s.program_id and o.deleted_at is null and o.active
          and q.manufacturer_id = ${manufacturer}::integer) as beside
    from program_store s join client c on c.tenant_id = s.tenant_id and c.id = s.client_id
      left join spent p on p.client_id = s.client_id and p.channel is not null
    where s.tenant_id = ${tenantId} and s.program_id = ${id} and s.deleted_at is null and s.active
    order by c.name_folded, c.id, p.channel`.execute(db)
  return rows
}

/** What would be made of a month, and why it cannot be. */
async function planOf(db: Db, tenantId: number, code: string, anyDay: string): Promise<Plan> {
  const program = await programOf(db, tenantId, code)
  const { start: month, end } = monthRange(anyDay)
  const problem =
    end >= today()
      ? `${formatMonth(month)} is not over yet: claims are made of whole months.`
      : program.manufacturer_id === null
        ? `${program.name} names no manufacturer: choose one under Manufacturers, Programs.`
        : program.share === null
          ? `${program.name} has no co-op share: give it one under Manufacturers, Programs.`
          : null
  return {
    program,
    month,
    deadline: addDays(end, program.claim_days),
    sharePercent: program.share === null ? null : Number(program.share),
    problem,
    rows: await spendOfStores(db, tenantId, program, month),
  }
}

/** How many claims a month would get, before anybody makes them. */
export const previewMonthClaims = operation('coopClaims.plan', async ({ db, tenantId, query }) => {
  const { program, month, deadline, sharePercent, problem, rows } = await planOf(
    db,
    tenantId,
    query.program,
    query.month,
  )
  return {
    month,
    program: program.name,
    sharePercent,
    deadline,
    problem,
    stores: new Set(rows.map(({ client_id: id }) => id)).size,
    channels: figuredChannels.map((channel) => {
      const own = rows.filter((row) => row.channel === channel)
      const fresh = own.filter(({ there }) => there === 0)
      const sum = (of: (cents: number) => number): number =>
        fresh.reduce((all, { cents }) => all + of(cents), 0) / 100
      return {
        channel,
        fresh: fresh.length,
        spent: sum((cents) => cents),
        claimed: sum((cents) => claimedCents(cents, sharePercent ?? 0)),
        there: own.length - fresh.length,
      }
    }),
    without: rows.flatMap(({ client_id: id, client: name, channel }) =>
      channel === null ? [{ id, name }] : [],
    ),
  }
})

/** Makes them all at once. Two who press at once make each claim once. */
export const makeMonthClaims = operation('coopClaims.make', async ({ db, tenantId, body, person, audit }) => {
  const { id } = await programOf(db, tenantId, body.program)
  await sql`select from oem_program where tenant_id = ${tenantId} and id = ${id} for update`.execute(db)
  const { program, month, deadline, sharePercent, problem, rows } = await planOf(
    db,
    tenantId,
    body.program,
    body.month,
  )
  if (problem !== null) throw conflict(problem)
  if (deadline < today() && body.late !== true)
    throw invalid({
      month: `Their deadline, ${formatDay(deadline)}, has passed: say that they are wanted all the same.`,
    })
  const asked = rows.flatMap((row) =>
    row.channel !== null && body.channels.includes(row.channel) ? [{ ...row, channel: row.channel }] : [],
  )
  const fresh = asked.filter(({ there }) => there === 0)
  const claims = fresh.map(({ client_id: client, channel, cents, owner_id: owner, beside }) => ({
    client,
    channel,
    name: beside ? `${claimName(month, channel)}, ${program.name}` : claimName(month, channel),
    spent: cents / 100,
    owner: owner ?? person.id,
  }))
  await sql`
    insert into claim (tenant_id, client_id, name, manufacturer_id, program_id, channel, month, spent, share_percent, deadline, state, owner_id)
    select ${tenantId}, w.client, w.name, ${program.manufacturer_id}::integer, ${program.id}::integer, w.channel, ${month}::date, w.spent,
      ${sharePercent}::numeric, ${deadline}::date, 'Not started', w.owner
    from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as w (client integer, name text, channel text, spent numeric, owner integer)
    ${takenByNodes}`.execute(db)
  audit({
    subject: 'co-op claims',
    subjectId: program.id,
    changes: { program: program.name, month, made: claims.length, channels: body.channels.join(', ') },
  })
  return { made: claims.length, there: asked.length - fresh.length }
})
