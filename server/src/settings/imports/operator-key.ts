import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly operator: OperatorKey
  }
}

/** What a running server leaves in its data directory for commands on the same machine. */
export interface OperatorFile {
  /** `http://127.0.0.1:4000` */
  readonly address: string
  readonly pid: number
  /** Good for one sign-in; the next one is written at once. */
  readonly key: string
}

const fileIn = (dataDir: string): string => join(dataDir, 'operator.json')

/** What the server on this data directory has left, or null when none runs or ran to the end. */
export function readOperatorFile(dataDir: string): OperatorFile | null {
  try {
    const content: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
    if (typeof content !== 'object' || content === null) return null
    const { address, pid, key } = content as Partial<Record<keyof OperatorFile, unknown>>
    return typeof address === 'string' && typeof pid === 'number' && typeof key === 'string'
      ? { address, pid, key }
      : null
  } catch {
    return null
  }
}

/**
 * The one-time key by which whoever may read the data directory proves it to
 * the running server: the embedded database has no other door. The file is
 * readable by its owner alone, who could read the database itself as well.
 */
export class OperatorKey {
  readonly #dataDir: string
  #address: string | null = null
  #key = ''

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Writes the first key, once the server listens. */
  open(address: string): void {
    this.#address = address.replace('://0.0.0.0:', '://127.0.0.1:').replace('://[::]:', '://[::1]:')
    this.#renew()
  }

  /** Whether a key is the present one, which is thereby used up. */
  use(given: string): boolean {
    const expected = Buffer.from(this.#key)
    const actual = Buffer.from(given)
    const right =
      this.#address !== null && expected.length === actual.length && timingSafeEqual(expected, actual)
    if (right) this.#renew()
    return right
  }

  close(): void {
    if (this.#address !== null && readOperatorFile(this.#dataDir)?.pid === process.pid)
      rmSync(fileIn(this.#dataDir), { force: true })
    this.#address = null
  }

  #renew(): void {
    if (this.#address === null) return
    this.#key = randomBytes(32).toString('base64url')
    const content: OperatorFile = { address: this.#address, pid: process.pid, key: this.#key }
    const draft = `${fileIn(this.#dataDir)}.${process.pid}`
    rmSync(draft, { force: true })
    writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
    renameSync(draft, fileIn(this.#dataDir))
  }
}
