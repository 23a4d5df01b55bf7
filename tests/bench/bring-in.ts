import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgres } from '../../scripts/prerequisites.mjs'
import type { Agency } from './agency.ts'
import { median, timed } from './rounds.ts'
import type { Running } from './running.ts'

interface Run {
  readonly id: number
  readonly status: string
  readonly created: number
  readonly message: string | null
}

/**
 * Sends a file to an agency's server, and writes what it holds once it is checked.
 *
 * @param rows how many must have been created in the end
 * @throws {Error} when the import ends in any other way
 */
export async function bringIn(
  server: Running,
  { authorization }: Agency,
  kind: 'clients' | 'metrics',
  file: string,
  rows: number,
): Promise<void> {
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
  const settled = async (id: number, status: string): Promise<Run> => {
    for (;;) {
      const run = await call('GET', `/imports/${id}`)
      if (run.status === status) return run
      if (run.status !== 'reading' && run.status !== 'writing')
        throw new Error(`The import is ${run.status}, not ${status}: ${run.message ?? ''}`)
      await pause(20)
    }
  }
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', await openAsBlob(file), basename(file))
  const { id } = await call('POST', '/imports', form)
  await settled(id, 'checked')
  await call('POST', `/imports/${id}/apply`)
  const { created } = await settled(id, 'done')
  if (created !== rows) throw new Error(`The import created ${created} rows, not ${rows}.`)
}

/**
 * The reference of every import: COPY of the same file into a table without keys.
 *
 * @param columns of the table, as `create table` takes them
 * @returns milliseconds, the median of three
 */
export async function copyIn({ databaseUrl }: Agency, file: string, columns: string): Promise<number> {
  const psql = join(findPostgres() ?? '', 'psql')
  const times: number[] = []
  for (const table of ['copied_1', 'copied_2', 'copied_3']) {
    const statements = [`create table ${table} (${columns})`, `\\copy ${table} from '${file}' csv header`]
    times.push(
      await timed(() =>
        promisify(execFile)(psql, [
          databaseUrl ?? '',
          '-q',
          ...statements.flatMap((statement) => ['-c', statement]),
        ]),
      ),
    )
  }
  return median(times)
}
