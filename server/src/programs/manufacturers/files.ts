import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import {
  addDays,
  addMonths,
  formatMonth,
  monthRange,
  timeAt,
  today,
  type DayRange,
} from '@portal/core/foundation/format'
import {
  programCsv,
  type FileColumn,
  type FileLine,
  type ProgramFile,
} from '@portal/core/programs/manufacturers/files'
import { channelLabel, platformLabel } from '@portal/core/money/services/channels'
import type { Answer } from '@portal/core/calls'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { each } from '../../platform/jobs/each.ts'
import { fundMonths } from './fund-months.ts'
import { programCampaigns, programOf, programsOf, type Program } from './programs.ts'
import { xlsx } from './read-sheet.ts'
import { workbookOf } from './workbook.ts'

/** Days for which a file is kept, and can be made later. */
const keptDays = 90

type FileAnswer = Answer<'oemFiles.make'>

interface FileRow {
  readonly id: number
  readonly file: ProgramFile
  readonly day: string
  readonly lines: number
  readonly bytes: number
  readonly sha256: string
  readonly made_at: string
}

const presented = ({ made_at, ...row }: FileRow): FileAnswer => ({
  ...row,
  madeAt: new Date(made_at).toISOString(),
})

const columns = sql`id, file, day, lines, octet_length(coalesce(workbook, convert_to(content, 'UTF8'))) as bytes, sha256, made_at`

/** A program's files of a kind, the latest first. */
export const listFiles = operation('oemFiles.list', async ({ db, tenantId, query }) => {
  const program = await programOf(db, tenantId, query.program)
  const { rows } = await sql<FileRow>`
    select ${columns} from program_file
    where tenant_id = ${tenantId} and program_id = ${program.id} and file = ${query.file} order by day desc`.execute(
    db,
  )
  return rows.map(presented)
})

/** Makes a file of a day; one that was handed over before stays as it is. */
export const makeFile = operation('oemFiles.make', async ({ db, tenantId, body, audit }) => {
  const program = await programOf(db, tenantId, body.program)
  const daily = body.file === 'Daily spot file'
  const now = today()
  const day = daily ? body.day : monthRange(body.day).start
  const over = daily ? day < now : monthRange(day).end < now
  if (!over)
    throw invalid({
      day: daily
        ? 'The day is not over yet: the file is made of whole days.'
        : `${formatMonth(day)} is not over yet: the file is made of whole months.`,
    })
  const oldest = daily ? addDays(now, -keptDays) : addMonths(now, -24)
  if (day < oldest) throw invalid({ day: 'That is longer ago than files are kept.' })
  const made = await make(db, tenantId, program, body.file, day)
  if (made === null)
    throw invalid({
      file: `${program.name} has no columns for this file yet: add them under Manufacturers, File Columns.`,
    })
  audit({
    subject: 'program file',
    subjectId: made.id,
    changes: { file: body.file, day, sha256: made.sha256 },
  })
  return presented(made)
})

/** A file as it was made. */
export const fileContent = operation('oemFiles.content', async ({ db, tenantId, params }) => {
  const { rows } = await sql<{
    content: string
    workbook: Buffer | null
    file: ProgramFile
    day: string
    code: string
  }>`
    select f.content, f.workbook, f.file, f.day, p.code from program_file f
      join oem_program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.tenant_id = ${tenantId} and f.id = ${params.id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This file')
  const name = `${row.code}-${row.file.toLowerCase().replaceAll(' ', '-')}-${row.file === 'Daily spot file' ? row.day : row.day.slice(0, 7)}`
  const { workbook, content } = row
  return new Ready(
    200,
    {
      'content-type': workbook ? xlsx : 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${name}.${workbook ? 'xlsx' : 'csv'}`),
    },
    workbook ?? Buffer.from(content),
  )
})

/** @returns null where the program has no columns for it */
async function make(
  db: Db,
  tenantId: number,
  program: Program,
  file: ProgramFile,
  day: string,
): Promise<FileRow | null> {
  const { rows: chosen } = await sql<FileColumn>`
    select name as heading, holds from file_column
    where tenant_id = ${tenantId} and program_id = ${program.id} and file = ${file} and deleted_at is null order by "order", id`.execute(
    db,
  )
  if (chosen.length === 0) return null
  const lines = await linesOf(db, tenantId, program, file, day)
  const content = programCsv(chosen, lines)
  // What machines read each morning is CSV; what people hand in for a month is a workbook.
  const workbook = file === 'Daily spot file' ? null : await workbookOf(file, chosen, lines)
  const sha256 = createHash('sha256')
    .update(workbook ?? content)
    .digest('hex')
  // Two who press at once make it once.
  await sql`
    insert into program_file (tenant_id, program_id, file, day, content, workbook, lines, sha256)
    values (${tenantId}, ${program.id}, ${file}, ${day}, ${content}, ${workbook}, ${lines.length}, ${sha256})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<FileRow>`
    select ${columns} from program_file
    where tenant_id = ${tenantId} and program_id = ${program.id} and file = ${file} and day = ${day}`.execute(
    db,
  )
  return rows[0] ?? null
}

interface LineRow {
  readonly dealer_code: string
  readonly dealer_name: string
  readonly district: string
  readonly external_id: string | null
  readonly name: string | null
  readonly platform: keyof typeof platformLabel | null
  readonly channel: keyof typeof channelLabel | null
  readonly fund_code: string | null
  readonly fund_name: string | null
  readonly impressions: string
  readonly clicks: string
  readonly conversions: string
  readonly spend_micros: string
  readonly allotted: string | null
}

/**
 * The lines of a file, in an order that never changes: by dealer code and campaign, or fund, character by character.
 * A billing has a line for each store and fund, the other files one for each store and campaign with figures.
 */
async function linesOf(
  db: Db,
  tenantId: number,
  program: Program,
  file: ProgramFile,
  day: string,
): Promise<readonly FileLine[]> {
  const { rows } = await (file === 'Billing'
    ? billed(db, tenantId, program, day)
    : delivered(db, tenantId, program, {
        start: day,
        end: file === 'Daily spot file' ? day : monthRange(day).end,
      }))
  return rows.map((row) => ({
    dealerCode: row.dealer_code,
    dealerName: row.dealer_name,
    district: row.district,
    day,
    campaignId: row.external_id ?? '',
    campaignName: row.name ?? '',
    platform: row.platform === null ? '' : platformLabel[row.platform],
    channel: row.channel === null ? '' : channelLabel[row.channel],
    fundCode: row.fund_code ?? '',
    fundName: row.fund_name ?? '',
    program: program.name,
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    conversions: Number(row.conversions),
    spendCents: Math.round(Number(row.spend_micros) / 10_000),
    allottedCents: row.allotted === null ? null : Math.round(Number(row.allotted) * 100),
  }))
}

/** What the Billing report says of a month. */
const billed = (db: Db, tenantId: number, program: Program, day: string) =>
  sql<LineRow>`
    select m.dealer_code, c.name as dealer_name, m.district, null::text as external_id, null::text as name, null::text as platform,
      null::text as channel, f.code as fund_code, m.fund as fund_name, m.impressions, m.clicks, m.conversions,
      (m.spent * 1000000)::bigint as spend_micros, m.allotted
    from ${fundMonths({ tenantId, program: program.code, period: monthRange(day) })} m
      join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
      join program_fund f on f.tenant_id = ${tenantId} and f.id = m.fund_id
    order by m.dealer_code collate "C", f.code collate "C", f.id`.execute(db)

/** What the campaigns of the stores did, but for those of which nothing says that the program pays for them. */
const delivered = (db: Db, tenantId: number, program: Program, { start, end }: DayRange) =>
  sql<LineRow>`
    select g.dealer_code, c.name as dealer_name, g.district, g.external_id, g.name, g.platform, g.channel, f.code as fund_code,
      f.name as fund_name, sum(k.impressions)::bigint as impressions, sum(k.clicks)::bigint as clicks,
      round(sum(k.conversion_micros) / 1e6)::bigint as conversions, sum(k.spend_micros)::bigint as spend_micros, null::numeric as allotted
    from ${programCampaigns(tenantId, program.code)} g
      join client c on c.tenant_id = ${tenantId} and c.id = g.client_id
      join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
        and k.day between ${start}::date and ${end}::date
      join program_fund f on f.tenant_id = ${tenantId} and f.id = g.fund_id
    where g.program_id = ${program.id} and g.fund_id is not null
    group by c.id, g.dealer_code, c.name, g.district, f.id, f.code, f.name, g.external_id, g.name, g.platform, g.channel
    order by g.dealer_code collate "C", g.platform collate "C", g.external_id collate "C", f.code collate "C"`.execute(
    db,
  )

/** The time of the agency's day after which no other run of the morning comes. */
const lastRun = '11:00'

/** Whether a platform that had figures of a program in the three days before has none of a day yet. */
export async function isWaiting(db: Db, tenantId: number, program: Program, day: string): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from (
        select g.platform, bool_or(k.day = ${day}::date) as arrived from ${programCampaigns(tenantId, program.code)} g
          join metric_fact k on k.tenant_id = ${tenantId} and k.client_id = g.client_id and k.channel = g.channel and k.campaign_id = g.campaign_id
            and k.day between ${addDays(day, -3)}::date and ${day}::date
        group by g.platform
      ) p where not p.arrived
    ) as waiting`.execute(db)
  return rows[0]?.waiting ?? false
}

/**
 * Each morning, as soon as the figures of the day before are there from every platform, and in the last run with what there
 * is: the daily files, which never change again; and those go that are no longer kept.
 */
export const makeDailyFiles = defineJob({
  name: 'daily-spot-files',
  every: '20 5-11 * * *',
  retries: { most: 2, firstWait: 60 },
  limit: 20 * 60,
  async run(_data, services) {
    const day = addDays(today(), -1)
    const last = timeAt(Date.now()) >= lastRun
    const tenants = await services.database.asOwner(async (client) => {
      await client.query(`delete from program_file where file = 'Daily spot file' and day < $1`, [
        addDays(today(), -keptDays),
      ])
      const { rows } = await client.query<{ id: number }>(
        `select distinct tenant_id as id from file_column where file = 'Daily spot file' and deleted_at is null`,
      )
      return rows
    })
    await each(tenants, async ({ id }) => {
      const reading = services.database.reading(wholeTenant(id))
      const { rows } =
        await sql`select from metric_fact where tenant_id = ${id} and day = ${day} limit 1`.execute(reading)
      if (rows.length === 0) return
      await each(await programsOf(reading, id), async (program) => {
        if (last || !(await isWaiting(reading, id, program, day)))
          await services.database.write(wholeTenant(id), (db) =>
            make(db, id, program, 'Daily spot file', day),
          )
      })
    })
  },
})
