import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import { copyFolder } from '../support/template.ts'
import { fillAgency, type Agency, type Place } from './agency.ts'
import type { Figure } from './figure.ts'

/** Clients of the two sizes that data benches run at. */
export const sizes = { small: 5_000, large: 50_000 } as const
export type Size = keyof typeof sizes
export type Kind = 'PostgreSQL' | 'embedded'
export const kinds: readonly Kind[] = ['PostgreSQL', 'embedded']

/** What measures share: a database server that syncs to disk, and agencies on both databases, each made when first asked for. */
export class World {
  readonly folder = passable(mkdtempSync(join(tmpdir(), 'portal-bench-')))
  readonly #agencies = new Map<string, Promise<Agency>>()
  #postgres: ReturnType<typeof startPostgres> | undefined

  /** A folder of its own. */
  place(name: string): string {
    const folder = join(this.folder, name)
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    return folder
  }

  /** An agency that measures only read, or write little to. */
  agency(kind: Kind, size: Size): Promise<Agency> {
    const name = `${kind}-${size}`
    const known = this.#agencies.get(name) ?? this.#make(kind, size, name)
    this.#agencies.set(name, known)
    return known
  }

  /** Where a reference finds the same data: the same server, or a copy of the embedded database. */
  reference(agency: Agency): Place {
    if (agency.databaseUrl !== null)
      return { databaseUrl: agency.databaseUrl, dataDir: this.place('reference') }
    const copy = this.place(`reference-${crypto.randomUUID()}`)
    copyFolder(agency.dataDir, copy)
    return { databaseUrl: null, dataDir: copy }
  }

  /** A new, empty database on the server. */
  async emptyDatabase(): Promise<string> {
    const { url } = await (this.#postgres ??= startPostgres({ durable: true }))
    const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const address = new URL(url)
    address.pathname = `/${name}`
    return address.href
  }

  async #make(kind: Kind, size: Size, name: string): Promise<Agency> {
    const databaseUrl = kind === 'PostgreSQL' ? await this.emptyDatabase() : null
    return fillAgency({ databaseUrl, dataDir: this.place(name) }, sizes[size])
  }

  async close(): Promise<void> {
    await (await this.#postgres)?.stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** One subject of the bench: it answers some lines of the table. */
export type Measure = (world: World) => Promise<readonly Figure[]>

/** PostgreSQL and its pooler, which run as another user, have to pass through it. */
function passable(folder: string): string {
  chmodSync(folder, 0o711)
  return folder
}
