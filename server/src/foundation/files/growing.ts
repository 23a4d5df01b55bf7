/**
 * Bytes that are still being made, for any number of readers: each gets them
 * from the start, as they come. Small enough to be kept whole.
 */
export class Growing {
  readonly #parts: Buffer[] = []
  #state: 'growing' | 'whole' | { readonly failed: unknown } = 'growing'
  #waiting: (() => void)[] = []

  add(part: Buffer): void {
    this.#parts.push(part)
    this.#wake()
  }

  /** @returns everything, once and for all */
  end(): Buffer {
    this.#state = 'whole'
    this.#wake()
    return Buffer.concat(this.#parts)
  }

  /** Whoever reads gets the error. */
  fail(error: unknown): void {
    this.#state = { failed: error }
    this.#wake()
  }

  /** @throws what it failed with */
  async *read(): AsyncGenerator<Buffer, void, undefined> {
    for (let place = 0; ;) {
      const part = this.#parts[place]
      if (part) {
        place += 1
        yield part
      } else if (this.#state === 'growing') {
        await new Promise<void>((resolve) => {
          this.#waiting.push(resolve)
        })
      } else if (this.#state === 'whole') {
        return
      } else {
        throw this.#state.failed
      }
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const go of waiting) go()
  }
}
