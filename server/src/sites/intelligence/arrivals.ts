/** How many of something arrive a second, over the last seconds. */
export class Arrivals {
  readonly #span: number
  #since = performance.now()
  #now = 0
  #before = 0

  /** @param seconds over which they are counted */
  constructor(seconds: number) {
    this.#span = seconds * 1000
  }

  add(count: number): void {
    this.#pass()
    this.#now += count
  }

  /** Of the seconds before or of those that run, whichever had more. */
  get perSecond(): number {
    this.#pass()
    return (Math.max(this.#before, this.#now) / this.#span) * 1000
  }

  #pass(): void {
    const spans = Math.floor((performance.now() - this.#since) / this.#span)
    if (spans < 1) return
    this.#before = spans === 1 ? this.#now : 0
    this.#now = 0
    this.#since += spans * this.#span
  }
}
