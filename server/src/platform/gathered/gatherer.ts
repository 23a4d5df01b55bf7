import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../foundation/http/refusal.ts'
import { outsideOfRequests } from '../../foundation/log.ts'

/** How much one batch holds, and how often batches are written. */
export interface GathererLimits<Piece> {
  /** What waits for its turn at most; whoever brings more is asked to come again. */
  readonly mostWaiting: number
  /** What one batch holds, or one piece that is larger. */
  readonly mostAtOnce: number
  /** How much of both a piece is; one where absent. */
  readonly weigh?: (piece: Piece) => number
  /** Milliseconds from the beginning of one batch to that of the next, at least. */
  readonly pace: number
}

interface Waiting<Piece, Result> {
  readonly piece: Piece
  readonly weight: number
  readonly fulfil: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes what arrives while the batch before is written in the next one, one batch at a time: thousands of small
 * arrivals a second take one connection and a few dozen commits. Whoever brings a piece is told when it is in the
 * database, not before. A batch that fails is written piece by piece, so that a bad one harms itself alone.
 */
export class Gatherer<Piece, Result> {
  readonly #waiting = new Map<number, Waiting<Piece, Result>[]>()
  readonly #write: (tenantId: number, pieces: readonly Piece[]) => Promise<readonly Result[]>
  readonly #limits: GathererLimits<Piece>
  #weight = 0
  #writing = false

  /** @param write takes pieces of one tenant in one transaction; its results are in their order */
  constructor(
    write: (tenantId: number, pieces: readonly Piece[]) => Promise<readonly Result[]>,
    limits: GathererLimits<Piece>,
  ) {
    this.#write = write
    this.#limits = limits
  }

  /** @throws {Refusal} 503 where more waits than can be written, or what went wrong with the piece */
  async take(tenantId: number, piece: Piece): Promise<Result> {
    const weight = this.#limits.weigh?.(piece) ?? 1
    if (this.#weight + weight > this.#limits.mostWaiting)
      throw new Refusal('unavailable', 'Too much arrives at once. Please send it again in a minute.')
    this.#weight += weight
    const result = new Promise<Result>((fulfil, reject) => {
      const waiting = this.#waiting.get(tenantId)
      const one = { piece, weight, fulfil, reject }
      if (waiting) waiting.push(one)
      else this.#waiting.set(tenantId, [one])
    })
    // A batch is of many requests, and goes on when the one that began it is answered.
    if (!this.#writing) outsideOfRequests(() => void this.#writeAll())
    return result
  }

  async #writeAll(): Promise<void> {
    this.#writing = true
    for (let next = this.#next(); next; next = this.#next()) {
      const began = performance.now()
      await this.#settle(next.tenantId, next.batch)
      for (const { weight } of next.batch) this.#weight -= weight
      const early = this.#limits.pace - (performance.now() - began)
      if (early > 0) await wait(early)
    }
    this.#writing = false
  }

  async #settle(tenantId: number, batch: readonly Waiting<Piece, Result>[]): Promise<void> {
    try {
      const results = await this.#write(
        tenantId,
        batch.map(({ piece }) => piece),
      )
      for (const [at, { fulfil, reject }] of batch.entries()) {
        const result = results[at]
        if (result === undefined) reject(new Error('A batch was answered with fewer results than pieces.'))
        else fulfil(result)
      }
    } catch (error) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(error)
      else for (const one of batch) await this.#settle(tenantId, [one])
    }
  }

  /** The next batch, of the tenant that has waited longest; what does not fit waits behind the other tenants. */
  #next(): { readonly tenantId: number; readonly batch: readonly Waiting<Piece, Result>[] } | null {
    const [found] = this.#waiting
    if (!found) return null
    const [tenantId, waiting] = found
    let weight = 0
    const over = waiting.findIndex((one) => (weight += one.weight) > this.#limits.mostAtOnce)
    const batch = over < 0 ? waiting : waiting.slice(0, Math.max(over, 1))
    const left = waiting.slice(batch.length)
    this.#waiting.delete(tenantId)
    if (left.length > 0) this.#waiting.set(tenantId, left)
    return { tenantId, batch }
  }
}
