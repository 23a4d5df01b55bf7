interface Mark {
  /** Milliseconds of this machine's clock, from before the primary was asked. */
  readonly at: number
  /** How far the primary had written then. */
  readonly written: bigint
}

const mostMarks = 600

/**
 * How old a replica is. Both ends are places in one log: what the primary had written at an instant is in the replica
 * once it has replayed as far as that. No clocks of two machines are compared, and a primary at rest makes no one late.
 */
export class ReplicaLag {
  #marks: Mark[] = []
  #completeAt: number | null = null

  /** Notes how far both are. */
  note(at: number, written: bigint, replayed: bigint): void {
    this.#marks.push({ at, written })
    const reached = this.#marks.findLastIndex((mark) => mark.written <= replayed)
    if (reached < 0) {
      if (this.#marks.length > mostMarks) this.#marks.splice(1, 1)
      return
    }
    this.#completeAt = this.#marks[reached]?.at ?? null
    this.#marks = this.#marks.slice(reached + 1)
  }

  /** Seconds since the instant up to which everything is there; null before there is any. */
  behind(now: number): number | null {
    return this.#completeAt === null ? null : Math.max(0, now - this.#completeAt) / 1000
  }
}
