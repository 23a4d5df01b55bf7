import { percentile } from '../bench/rounds.ts'

/** What somebody was answered instead of what was asked for. */
export interface Heard {
  /** 0 where no answer came. */
  readonly status: number
  /** As the portal or the balancer worded it. */
  readonly sentence: string
  times: number
}

/** One stretch of the run: a calm one, or that of a fault. */
export interface Phase {
  readonly name: string
  readonly heard: Heard[]
  answered: number
  /** Milliseconds that the unluckiest caller waited until the call came through, tries and pauses together. */
  longest: number
}

/** How calls went: how long they took by kind, and what people heard in each phase. */
export class Tally {
  readonly phases: Phase[] = []
  readonly #times = new Map<string, number[]>()
  #phase: Phase

  constructor() {
    this.#phase = this.begin('calm')
  }

  /** From now on what is heard belongs to this phase; one of the same name goes on. */
  begin(name: string): Phase {
    const known = this.phases.find((phase) => phase.name === name)
    this.#phase = known ?? { name, heard: [], answered: 0, longest: 0 }
    if (!known) this.phases.push(this.#phase)
    return this.#phase
  }

  /**
   * A call came through.
   * @param took milliseconds of the try that did
   * @param waited milliseconds since the first try
   */
  answered(kind: string, took: number, waited: number): void {
    this.#phase.answered += 1
    this.#phase.longest = Math.max(this.#phase.longest, waited)
    const times = this.#times.get(kind) ?? []
    this.#times.set(kind, times)
    if (this.#phase.name === 'calm') times.push(took)
  }

  /** A try came to something else. */
  heard(status: number, sentence: string): void {
    const known = this.#phase.heard.find((one) => one.status === status && one.sentence === sentence)
    if (known) known.times += 1
    else this.#phase.heard.push({ status, sentence, times: 1 })
  }

  /** Calls that came through so far. */
  get count(): number {
    return this.phases.reduce((sum, { answered }) => sum + answered, 0)
  }

  /** Milliseconds by kind of call, of the calm phases. */
  kinds(): readonly { kind: string; count: number; p50: number; p99: number }[] {
    return [...this.#times]
      .filter(([, times]) => times.length > 0)
      .map(([kind, times]) => ({
        kind,
        count: times.length,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
      }))
  }
}
