import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Microseconds over which a share is counted. */
const period = 10_000

/** Beside what else runs on the machine: sixteen programs of its own. */
const weight = 16 * 1024

/** How often something had to wait for its next share, of all periods in which it wanted to run. */
export interface Throttled {
  readonly periods: number
  readonly waited: number
}

/**
 * Groups of processes that each get a fixed share of one processor, by the machine's own means (control groups, version
 * 1, controller cpu). What is measured goes before what else runs on the machine.
 */
export class Shares {
  readonly #top: string
  readonly #before: string
  readonly #made: string[] = []

  private constructor(top: string, before: string) {
    this.#top = top
    this.#before = before
  }

  /** @returns groups, or a sentence that says why there are none here */
  static open(): Shares | string {
    try {
      const mounted = readFileSync('/proc/mounts', 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .find(([, , kind, options = '']) => kind === 'cgroup' && options.split(',').includes('cpu'))?.[1]
      if (mounted === undefined) return 'control groups of version 1 with the controller cpu are not there'
      const own = /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
      const before = join(mounted, own ?? '/')
      const top = join(before, `portal-bench-${process.pid}`)
      mkdirSync(top)
      writeFileSync(join(top, 'cpu.shares'), String(weight))
      return new Shares(top, before)
    } catch (error) {
      return `control groups cannot be made (${error instanceof Error ? error.message : String(error)})`
    }
  }

  /**
   * Puts processes into a group.
   * @param share of one processor; null for as much as there is
   */
  put(name: string, pids: readonly number[], share: number | null): void {
    const group = join(this.#top, name)
    if (!this.#made.includes(group)) {
      mkdirSync(group)
      this.#made.push(group)
    }
    if (share !== null) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(period))
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(Math.round(period * share)))
    }
    for (const pid of pids) writeFileSync(join(group, 'cgroup.procs'), String(pid))
  }

  /** Of a group, since it was made. */
  throttled(name: string): Throttled {
    const text = readFileSync(join(this.#top, name, 'cpu.stat'), 'utf8')
    const of = (what: string): number => Number(new RegExp(`^${what} (\\d+)`, 'm').exec(text)?.[1])
    return { periods: of('nr_periods'), waited: of('nr_throttled') }
  }

  /** Removes the groups; what still runs in them goes back to where it was. */
  async close(): Promise<void> {
    for (const group of [...this.#made, this.#top]) {
      for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
        try {
          writeFileSync(join(this.#before, 'cgroup.procs'), pid)
        } catch {
          // It has ended.
        }
      // What ended a moment ago is still counted.
      for (let tries = 0; tries < 100; tries += 1)
        try {
          rmdirSync(group)
          break
        } catch {
          await pause(50)
        }
    }
  }
}
