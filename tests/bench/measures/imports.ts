import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgres } from '../../../scripts/prerequisites.mjs'
import { fillAgency, type Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load } from '../load.ts'
import { median, percentile, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

const rows = 50_000

interface Run {
  readonly id: number
  readonly status: string
  readonly created: number
  readonly message: string | null
}

/** A list of 50,000 clients from a file into the database, checked row by row, beside COPY of the same file into a bare table. */
export async function measureImports(world: World): Promise<Figure[]> {
  const agency = await fillAgency(
    { databaseUrl: await world.emptyDatabase(), dataDir: world.place('import') },
    1000,
  )
  const file = join(world.place('files'), 'clients.csv')
  writeFileSync(
    file,
    `Name,Dealer Code,City,State,Phone\n${Array.from({ length: rows }, (_, row) => `Imported Motors ${row},IMP${row},Town ${row % 500},TX,(512) 555-0${100 + (row % 900)}`).join('\n')}\n`,
  )
  const copies: number[] = []
  for (let round = 0; round < 3; round += 1) copies.push(await timed(() => copy(agency, file, round)))
  const server = await Running.ours(agency)
  try {
    const headers = { authorization: agency.authorization }
    const read = () => ({ method: 'GET', path: '/api/services/7', headers })
    await load(server.url, read, { connections: 2, milliseconds: 1000 })
    const quiet = await load(server.url, read, { connections: 2, milliseconds: 3000 })
    let under = true
    const busy: number[] = []
    const others = (async () => {
      while (under) busy.push((await load(server.url, read, { connections: 2, milliseconds: 500 })).p99)
    })()
    const taken = await timed(() => bringIn(server, agency, file))
    under = false
    await others
    const rate = rows / (taken / 1000)
    const copied = rows / (median(copies) / 1000)
    return [
      {
        name: 'import of 50,000 clients',
        on: 'PostgreSQL',
        ours: perSecond(rate),
        reference: perSecond(copied),
        value: rate / copied,
        reach: { atLeast: 0.2 },
        note: 'sent, read, each row checked and explained, written at once with audit; reference: COPY into a table without keys',
      },
      {
        name: 'others during the import, 99th percentile',
        on: 'PostgreSQL',
        ours: ms(percentile(busy, 0.5)),
        reference: ms(quiet.p99),
        value: percentile(busy, 0.5) / quiet.p99,
        reach: { atMost: 2 },
        note: 'a point read beside the import, and without it; two callers',
      },
    ]
  } finally {
    await server.stop()
  }
}

async function copy({ databaseUrl }: Agency, file: string, round: number): Promise<void> {
  const psql = join(findPostgres() ?? '', 'psql')
  await promisify(execFile)(psql, [
    databaseUrl ?? '',
    '-q',
    '-c',
    `create table copied_${round} (name text, identifier text, city text, state text, phone text)`,
    '-c',
    `\\copy copied_${round} from '${file}' csv header`,
  ])
}

async function bringIn(server: Running, { authorization }: Agency, file: string): Promise<void> {
  const call = async (method: string, path: string, body?: FormData): Promise<Run> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization, ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }) },
      ...(body ? { body } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as Run
  }
  const settled = async (id: number): Promise<Run> => {
    for (;;) {
      const run = await call('GET', `/imports/${id}`)
      if (run.status !== 'reading' && run.status !== 'writing') return run
      await pause(20)
    }
  }
  const { openAsBlob } = await import('node:fs')
  const form = new FormData()
  form.set('kind', 'clients')
  form.set('file', await openAsBlob(file), 'clients.csv')
  const begun = await call('POST', '/imports', form)
  const read = await settled(begun.id)
  if (read.status !== 'checked')
    throw new Error(`The file was not taken: ${read.status} ${read.message ?? ''}`)
  await call('POST', `/imports/${begun.id}/apply`)
  const done = await settled(begun.id)
  if (done.status !== 'done' || done.created !== rows)
    throw new Error(`The import did not end: ${done.status} ${done.message ?? ''}`)
}
