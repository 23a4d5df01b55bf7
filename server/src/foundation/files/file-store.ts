import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Arrival, MayLeave } from './arrival.ts'
import type { FileSettings } from './bucket-settings.ts'
import { bucketStorage } from './bucket-storage.ts'
import type { ByteRange } from './byte-range.ts'
import { hashOfFile } from './hash.ts'
import { localStorage } from './local-storage.ts'
import { StorageAway, type Storage } from './storage.ts'

/** The places of files: new ones go to the first, every one is read. */
export type Places = readonly [Storage, ...Storage[]]

/** @param dataDir whose folder `files` is one of the places */
export async function openPlaces(dataDir: string, settings: FileSettings): Promise<Places> {
  const disk = localStorage(fileDirectory(dataDir))
  if (settings.bucket === null) return [disk]
  const bucket = await bucketStorage(settings.bucket)
  return settings.keptIn === 'bucket' ? [bucket, disk] : [disk, bucket]
}

/** The folder of uploaded files. */
export const fileDirectory = (dataDir: string): string => join(dataDir, 'files')

/** A directory for uploads under way, on the same disk as the files that lie on one. */
export async function incomingDirectory(dataDir: string): Promise<string> {
  const incoming = join(fileDirectory(dataDir), 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  return incoming
}

/** A finished upload on this machine's disk. */
export interface Temporary {
  readonly path: string
  /** Hexadecimal. */
  readonly sha256: string
}

/** Where the bytes of stored files are kept and found again, wherever they lie. */
export class FileStore {
  /** A directory for uploads under way. */
  readonly incoming: string
  readonly #places: Places
  readonly #log: (error: unknown) => void
  /** What was brought before its transaction, by the path that it was brought from. */
  readonly #brought = new Map<string, { readonly key: string; taken: boolean }>()
  /** What is on its way while it arrives, by the path to which it arrives. */
  readonly #arriving = new Map<string, { readonly key: string; readonly arrival: Arrival }>()

  /** @param log is told what went wrong where nobody waits for it */
  constructor(places: Places, incoming: string, log: (error: unknown) => void) {
    this.incoming = incoming
    this.#places = places
    this.#log = log
  }

  /**
   * Begins to take an upload to where files are kept while it arrives, and it is brought the sooner; null where that
   * gains nothing. `bring` or `release` ends it.
   *
   * @param path to which it arrives on this machine
   */
  begin(path: string, mayLeave: MayLeave): Pick<Arrival, 'take' | 'arrived'> | null {
    const key = randomUUID()
    const arrival = this.#places[0].arrival(key, mayLeave)
    if (arrival === null) return null
    this.#arriving.set(path, { key, arrival })
    const log = (error: unknown): never => {
      this.#log(error)
      throw error
    }
    return {
      take: (bytes) => arrival.take(bytes)?.catch(log) ?? null,
      arrived: () => arrival.arrived(),
    }
  }

  /**
   * Takes finished uploads to where files are kept, before a transaction begins: bytes on their way to a bucket must
   * keep nobody waiting who needs the database. `put` then only takes what is there; `release` ends it.
   *
   * @throws {Refusal} 503 or 507 when they cannot be kept; then none of them is
   */
  async bring(temporaries: readonly Temporary[]): Promise<void> {
    if (!this.#places[0].far) return
    try {
      for (const { path, sha256 } of temporaries) {
        if (await this.#finished(path)) continue
        const key = randomUUID()
        await this.#keep(key, path, sha256)
        this.#brought.set(path, { key, taken: false })
      }
    } catch (error) {
      await this.release(temporaries)
      throw error
    }
  }

  /** Ends what `bring` began: what no record took is removed. */
  async release(temporaries: readonly Pick<Temporary, 'path'>[]): Promise<void> {
    for (const { path } of temporaries) {
      const brought = this.#brought.get(path)
      this.#brought.delete(path)
      if (brought && !brought.taken) await this.remove(brought.key)
      const arriving = this.#arriving.get(path)
      this.#arriving.delete(path)
      await arriving?.arrival.abandon().catch(this.#log)
    }
  }

  /** Ends the way of what was on it while it arrived. @returns whether it was, and is there */
  async #finished(path: string): Promise<boolean> {
    const arriving = this.#arriving.get(path)
    if (arriving === undefined) return false
    this.#arriving.delete(path)
    try {
      if (!(await arriving.arrival.finish())) return false
    } catch (error) {
      this.#log(error)
      throw error
    }
    this.#brought.set(path, { key: arriving.key, taken: false })
    return true
  }

  /**
   * Takes a finished upload; when it returns, the bytes survive a power cut.
   * The upload itself stays where it is, so that a repeated transaction can take it again.
   */
  async put(temporary: string): Promise<string> {
    const brought = this.#brought.get(temporary)
    if (brought && !brought.taken) {
      brought.taken = true
      return brought.key
    }
    const key = randomUUID()
    await this.#keep(key, temporary, null)
    return key
  }

  /**
   * Bytes `start` to `end`, both included, or all; null when no place has such a file.
   * @param sha256 what the whole file should have, where it is known
   * @throws {Refusal} 503 when a place is away that may have it
   */
  async open(key: string, range?: ByteRange, sha256?: string): Promise<Readable | null> {
    return this.#first((place) => place.open(key, range, sha256))
  }

  /** The same as a stream that breaks where `open` would refuse or find nothing. */
  read(key: string, sha256?: string): Readable {
    const open = (): Promise<Readable | null> => this.open(key, undefined, sha256)
    return Readable.from(
      (async function* () {
        const bytes = await open()
        if (bytes === null) throw new Error(`The file ${key} is not there.`)
        yield* bytes
      })(),
      { objectMode: false },
    )
  }

  /** Size in bytes, or null when no place has such a file. */
  async size(key: string): Promise<number | null> {
    return this.#first((place) => place.size(key))
  }

  /** Where a browser may read a file itself for a minute; null where it reads it through the portal. */
  async direct(
    key: string,
    shown: { readonly type: string; readonly disposition: string },
  ): Promise<string | null> {
    const [place] = this.#places
    const address = await place.direct(key, shown)
    return address !== null && (await place.size(key)) !== null ? address : null
  }

  /** Removes a file. What cannot be removed now is left to the sweep. */
  async remove(key: string): Promise<void> {
    const brought = [...this.#brought.values()].find((one) => one.key === key)
    if (brought) {
      // Its transaction failed and may be repeated; `release` removes it.
      brought.taken = false
      return
    }
    for (const place of this.#places) await place.remove(key).catch(this.#log)
  }

  async #keep(key: string, path: string, sha256: string | null): Promise<void> {
    const [place] = this.#places
    try {
      // On the same disk it is the very same bytes: nothing on the way could change them.
      await place.put(key, path, place.far ? (sha256 ?? (await hashOfFile(path))) : '')
    } catch (error) {
      this.#log(error)
      throw error
    }
  }

  /**
   * Asks place after place, near ones first. While files are moved one may have gone on between two looks, so the
   * first is asked again.
   */
  async #first<T>(ask: (place: Storage) => Promise<T | null>): Promise<T | null> {
    const inTurn = [...this.#places].sort((a, b) => Number(a.far) - Number(b.far))
    let away: unknown = null
    for (const place of inTurn.length === 1 ? inTurn : [...inTurn, ...inTurn.slice(0, 1)]) {
      try {
        const found = await ask(place)
        if (found !== null) return found
      } catch (error) {
        if (!(error instanceof StorageAway)) throw error
        away = error
      }
    }
    if (away === null) return null
    this.#log(away)
    throw away
  }
}
