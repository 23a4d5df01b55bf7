import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type } from '@portal/core/foundation/contract/type'

/** Why nothing was backed up or restored, as a sentence for the person at the keyboard. */
export class BackupRefused extends Error {}

/** What a backup says of itself, in `manifest.json`. */
export interface Manifest {
  readonly format: 1
  /** ISO 8601, UTC. */
  readonly madeAt: string
  /** `embedded`: a copy of the database's own files; `server`: a dump for `pg_restore`. */
  readonly kind: 'embedded' | 'server'
  /** Rows by table, counted in the very state that was saved. */
  readonly rows: Readonly<Record<string, number>>
  /** Uploaded files that rows refer to: how many, and their bytes together. */
  readonly files: { readonly count: number; readonly bytes: number }
}

const manifestShape = type({
  format: '1',
  madeAt: 'string',
  kind: "'embedded' | 'server'",
  rows: 'Record<string, number>',
  files: { count: 'number', bytes: 'number' },
})

/** What the parts of a backup are called in its folder. */
export const parts = {
  manifest: 'manifest.json',
  database: 'database',
  dump: 'database.dump',
  files: 'files',
  secret: 'secret',
} as const

/** @throws {BackupRefused} when the folder holds no finished backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, parts.manifest), 'utf8').catch(() => null)
  if (text === null)
    throw new BackupRefused(`${folder} holds no finished backup: it has no ${parts.manifest}.`)
  const read = manifestShape(parsed(text))
  if (read instanceof type.errors)
    throw new BackupRefused(`${join(folder, parts.manifest)} is damaged: ${read.summary}.`)
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Rows by table of everything that is ours. @param client as the owner */
async function countRows(client: pg.ClientBase): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss') order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${name}`)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** A file that a row refers to. */
export interface KeptFile {
  readonly key: string
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** The files of a database, removed ones left out. @param client as the owner */
async function filesOf(client: pg.ClientBase): Promise<readonly KeptFile[]> {
  const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
    'select storage_key as key, size, sha256 from file where deleted_at is null order by storage_key',
  )
  return rows.map(({ key, size, sha256 }) => ({ key, size: Number(size), sha256 }))
}

/** What of a database goes into the manifest, or is compared with it. */
export interface Content {
  readonly rows: Readonly<Record<string, number>>
  readonly files: readonly KeptFile[]
}

/** @param client as the owner */
export const contentOf = async (client: pg.ClientBase): Promise<Content> => ({
  rows: await countRows(client),
  files: await filesOf(client),
})
