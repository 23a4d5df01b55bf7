import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import {
  overrideLine,
  overridePlaces,
  overrideProblem,
  type OverrideLine,
  type OverridePlaces,
} from '@portal/core/results/overrides/columns'
import { mostOverrideLines } from '@portal/core/results/overrides/limits'
import { today } from '@portal/core/foundation/format'
import { dropFiles, storeFile } from '../../foundation/files/stored.ts'
import { operation, outsideFirst, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { readFile } from '../../foundation/spreadsheets/read/read-file.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { changeFigures } from '../metrics/change-figures.ts'
import { applyCorrections, beside, inTurn, placementOf } from './apply.ts'
import { takenByNodes } from '../../foundation/database/taken-by-nodes.ts'

type OverrideFile = Answer<'overrideFiles.upload'>

/** What the bytes of a file belong to. */
export const overrideSubject = 'override file'

const mostProblems = 50
const mostPreviewed = 500

interface Row {
  readonly id: number
  readonly name: string
  readonly state: OverrideFile['state']
  readonly problems: string
  readonly lines: number
  readonly first: string | null
  readonly last: string | null
  readonly uploaded_at: string
  readonly uploaded_by: string
  readonly changed_at: string | null
  readonly file: { readonly publicId: string; readonly name: string } | null
}

type Reading = Pick<Incoming<'overrideFiles.list'>, 'db' | 'tenantId' | 'services' | 'person'>

async function filesOf(
  { db, tenantId, services, person }: Reading,
  id: number | null = null,
): Promise<OverrideFile[]> {
  const { rows } = await sql<Row>`
    select f.id, f.name, f.state, f.problems, f.uploaded_at, f.changed_at, u.first_name || ' ' || u.last_name as uploaded_by,
      (select json_build_object('publicId', k.public_id, 'name', k.name) from file k where k.tenant_id = f.tenant_id
        and k.subject = ${overrideSubject} and k.subject_id = f.id and k.deleted_at is null limit 1) as file, l.lines, l.first, l.last
    from override_file f join user_account u on u.tenant_id = f.tenant_id and u.id = f.uploaded_by
      cross join lateral (select count(*)::integer as lines, min(day) as first, max(day) as last from override_line l
        where l.tenant_id = f.tenant_id and l.override_file_id = f.id) l
    where f.tenant_id = ${tenantId} and (${id}::integer is null or f.id = ${id}) order by f.id desc limit 500`.execute(
    db,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    lines: row.lines,
    problems: row.problems === '' ? [] : row.problems.split('\n'),
    from: row.first,
    until: row.last,
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
    changedAt: row.changed_at,
    address: row.file && services.addresses.signed({ tenantId, ...row.file }, person),
  }))
}

/** @throws {Refusal} 404 */
async function one(reading: Reading, id: number): Promise<OverrideFile> {
  const [file] = await filesOf(reading, id)
  if (!file) throw notFound('This file')
  return file
}

/** The lines of a file, and what is wrong with others. @throws {Refusal} 422 for what is no file of corrections */
async function linesIn(
  path: string,
  isWorkbook: boolean,
): Promise<{ readonly lines: readonly OverrideLine[]; readonly problems: readonly string[] }> {
  const lines = new Map<string, OverrideLine>()
  const problems: string[] = []
  let places: OverridePlaces = {}
  try {
    for await (const message of readFile(path, isWorkbook ? 'xlsx' : 'csv', 1000, true)) {
      if (message.is === 'header') {
        places = overridePlaces(message.header)
        const problem = overrideProblem(places)
        if (problem !== null) throw new Unreadable(problem)
        continue
      }
      for (const { line, cells } of message.rows) {
        const read = overrideLine(cells, places, line, today())
        if (typeof read === 'string') problems.push(read)
        else if (lines.has(`${read.campaign} ${read.day}`))
          problems.push(`Line ${line}: ${read.day} of ${read.campaign} stands in the file twice.`)
        else lines.set(`${read.campaign} ${read.day}`, read)
      }
      if (lines.size > mostOverrideLines)
        throw new Unreadable(
          `A file has at most ${mostOverrideLines.toLocaleString('en-US')} lines. Split it.`,
        )
    }
  } catch (error) {
    if (error instanceof Unreadable) throw invalid({ attachments: error.message })
    throw error
  }
  return { lines: [...lines.values()], problems }
}

const list = operation('overrideFiles.list', (incoming) => filesOf(incoming))

const upload = outsideFirst('overrideFiles.upload', async ({ files, tenantId, person }) => {
  const [file] = files
  if (!file) throw invalid({ attachments: 'Choose a file of corrections.' })
  const { lines, problems } = await linesIn(file.path, file.mediaType.includes('spreadsheetml'))
  return async (incoming) => {
    const { db, audit } = incoming
    const { rows: known } = await sql<{ id: number; client_id: number; external_id: string }>`
      select id, client_id, external_id from metric_campaign where tenant_id = ${tenantId} and platform = 'dv360'
        and external_id = any (${[...new Set(lines.map(({ campaign }) => campaign))]}::text[])`.execute(db)
    const byId = Map.groupBy(known, ({ external_id }) => external_id)
    const wrong = [...problems]
    const kept = lines.flatMap((line) => {
      const [found, ...others] = byId.get(line.campaign) ?? []
      if (!found || others.length > 0) {
        wrong.push(
          found
            ? `Line ${line.line}: the insertion order ${line.campaign} is of several clients.`
            : `Line ${line.line}: there is no insertion order ${line.campaign} among the figures of Display & Video 360.`,
        )
        return []
      }
      return [
        {
          client_id: found.client_id,
          campaign_id: found.id,
          day: line.day,
          impressions: line.impressions === null ? null : Math.round(line.impressions),
          clicks: line.clicks === null ? null : Math.round(line.clicks),
          spend_micros: line.spend === null ? null : Math.round(line.spend * 1_000_000),
          conversion_micros: line.conversions === null ? null : Math.round(line.conversions * 1_000_000),
        },
      ]
    })
    const more = wrong.length - mostProblems
    const told = [...wrong.slice(0, mostProblems), ...(more > 0 ? [`And ${more} more.`] : [])]
    const { rows } = await sql<{ id: number }>`
      insert into override_file (tenant_id, name, problems, uploaded_by)
      values (${tenantId}, ${file.name}, ${told.join('\n')}, ${person.id}) returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    await storeFile(incoming, file, { subject: overrideSubject, subjectId: id }, '')
    await sql`
      insert into override_line (tenant_id, override_file_id, client_id, campaign_id, day, impressions, clicks, spend_micros, conversion_micros)
      select ${tenantId}, ${id}, l.client_id, l.campaign_id, l.day, l.impressions, l.clicks, l.spend_micros, l.conversion_micros
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l (client_id integer, campaign_id integer, day date,
        impressions bigint, clicks bigint, spend_micros bigint, conversion_micros bigint)
      ${takenByNodes}`.execute(db)
    audit({
      subject: 'override file',
      subjectId: id,
      changes: { lines: [null, kept.length], problems: wrong.length },
    })
    return one(incoming, id)
  }
})

interface Beside {
  readonly day: string
  readonly campaign: string
  readonly client: string
  readonly had_impressions: string
  readonly had_clicks: string
  readonly had_spend: string
  readonly had_conversions: string
  readonly impressions: string
  readonly clicks: string
  readonly spend_micros: string
  readonly conversion_micros: string
}

const preview = operation('overrideFiles.preview', async (incoming) => {
  const { db, tenantId, params } = incoming
  await one(incoming, params.id)
  const { rows } = await sql<Beside>`
    select b.*, m.name as campaign, c.name as client from (${beside(tenantId, params.id)}) b
      join metric_campaign m on m.tenant_id = ${tenantId} and m.id = b.campaign_id
      join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
    order by b.day desc, c.name, m.name limit ${mostPreviewed}`.execute(db)
  return rows.map((row) => ({
    day: row.day,
    campaign: row.campaign,
    client: row.client,
    before: {
      impressions: Number(row.had_impressions),
      clicks: Number(row.had_clicks),
      spend: Number(row.had_spend) / 1_000_000,
      conversions: Number(row.had_conversions) / 1_000_000,
    },
    after: {
      impressions: Number(row.impressions),
      clicks: Number(row.clicks),
      spend: Number(row.spend_micros) / 1_000_000,
      conversions: Number(row.conversion_micros) / 1_000_000,
    },
  }))
})

const apply = operation('overrideFiles.apply', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  await inTurn(db, tenantId)
  const file = await one(incoming, params.id)
  if (file.state === 'Applied') throw conflict('This file is applied already.')
  if (file.problems.length > 0)
    throw conflict('Something is wrong with this file: correct it, and upload it again.')
  if (file.lines === 0) throw conflict('This file corrects nothing.')
  await applyCorrections(db, tenantId, params.id)
  audit({ subject: 'override file', subjectId: params.id, changes: { state: [file.state, 'Applied'] } })
  return one(incoming, params.id)
})

const takeBack = operation('overrideFiles.takeBack', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  await inTurn(db, tenantId)
  const file = await one(incoming, params.id)
  if (file.state !== 'Applied') throw conflict('This file is not applied.')
  // A later file counts from what this one made of the figures.
  const { rows: later } = await sql<{ name: string }>`
    select f.name from override_file f where f.tenant_id = ${tenantId} and f.state = 'Applied' and f.id <> ${params.id}
      and f.changed_at > (select changed_at from override_file where tenant_id = ${tenantId} and id = ${params.id})
      and exists (select from override_line a join override_line b on b.tenant_id = a.tenant_id and b.campaign_id = a.campaign_id and b.day = a.day
        where a.tenant_id = ${tenantId} and a.override_file_id = f.id and b.override_file_id = ${params.id}) limit 1`.execute(
    db,
  )
  if (later[0]) throw conflict(`Take "${later[0].name}" back first: it corrects some of the same days.`)
  await changeFigures(db, {
    tenantId,
    steps: sql`taken_back as (
      delete from metric_fact f using override_line l
      where l.tenant_id = ${tenantId} and l.override_file_id = ${params.id} and f.tenant_id = ${tenantId}
        and f.client_id = l.client_id and f.campaign_id = l.campaign_id and f.day = l.day
        and f.placement = ${placementOf(params.id)} returning f.*)`,
    gone: 'taken_back',
  })
  await sql`update override_file set state = 'Taken Back', changed_at = now() where tenant_id = ${tenantId} and id = ${params.id}`.execute(
    db,
  )
  audit({ subject: 'override file', subjectId: params.id, changes: { state: ['Applied', 'Taken Back'] } })
  return one(incoming, params.id)
})

const remove = operation('overrideFiles.remove', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  await inTurn(db, tenantId)
  const file = await one(incoming, params.id)
  if (file.state === 'Applied') throw conflict('Take it back first: its corrections stand in the figures.')
  await dropFiles(db, tenantId, { subject: overrideSubject, subjectId: params.id })
  await sql`delete from override_line where tenant_id = ${tenantId} and override_file_id = ${params.id}`.execute(
    db,
  )
  await sql`delete from override_file where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({ subject: 'override file', subjectId: params.id, changes: { name: [file.name, null] } })
  return { id: params.id }
})

export const overrideOperations = {
  'overrideFiles.list': list,
  'overrideFiles.upload': upload,
  'overrideFiles.preview': preview,
  'overrideFiles.apply': apply,
  'overrideFiles.takeBack': takeBack,
  'overrideFiles.remove': remove,
}
