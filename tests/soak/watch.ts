import { readFileSync } from 'node:fs'
import type { Cluster } from '../../scripts/cluster/cluster.mjs'
import { childrenOf } from './processes.ts'

/** What one process of the portal holds at a moment. */
export interface Sample {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of the process' life, which a restart ends. */
  readonly life: number
  /** Resident. */
  readonly bytes: number
  /** In use of V8's heap. */
  readonly heap: number
  readonly handles: number
  readonly files: number
  readonly timers: number
  readonly databaseConnections: number
}

/** Follows the processes of a cluster by their own figures. */
export class Watch {
  readonly samples = new Map<string, Sample[]>()
  readonly #cluster: Cluster
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  /** @param every seconds between two looks */
  constructor(cluster: Cluster, every: number) {
    this.#cluster = cluster
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.look())
    }, every * 1000)
  }

  async look(): Promise<void> {
    for (const portal of this.#cluster.portals) {
      const { pid, url, name } = portal
      if (pid === undefined) continue
      const text = await fetch(`${url}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      )
      if (text === '') continue
      const samples = this.samples.get(name) ?? []
      this.samples.set(name, samples)
      samples.push({
        at: Date.now(),
        life: pid,
        bytes: figure(text, /^process_resident_memory_bytes (\S+)/m),
        heap: figure(text, /^nodejs_heap_size_used_bytes (\S+)/m),
        handles: figure(text, /^nodejs_active_handles_total (\S+)/m),
        files: figure(text, /^process_open_fds (\S+)/m),
        timers: figure(text, /^nodejs_active_resources\{type="Timeout"\} (\S+)/m),
        databaseConnections:
          figure(text, /^portal_database_connections\{state="busy"\} (\S+)/m) +
          figure(text, /^portal_database_connections\{state="idle"\} (\S+)/m),
      })
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}

const figure = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)

/** Milliseconds over which V8 cleans up its whole heap once at least. */
const cleanedWithin = 5 * 60_000

/**
 * How fast memory grows in the longest life that was seen, its first third left out: what is resident, which follows
 * how V8 lays out its heap, or what lives in it, which is the least that was in use in each five minutes. Something
 * that is never let go shows in the second.
 * @returns megabytes an hour, and over how many minutes; null where there is too little to say
 */
export function memorySlope(
  samples: readonly Sample[],
  of: 'resident' | 'living' = 'resident',
): { perHour: number; minutes: number } | null {
  const lives = Map.groupBy(samples, ({ life }) => life)
  const longest = [...lives.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  const warm = longest.slice(Math.ceil(longest.length / 3))
  const points =
    of === 'resident'
      ? warm.map(({ at, bytes }) => ({ at, bytes }))
      : [...Map.groupBy(warm, ({ at }) => Math.floor(at / cleanedWithin)).values()].flatMap((some) => {
          const least = some.toSorted((a, b) => a.heap - b.heap)[0]
          return least === undefined ? [] : [{ at: least.at, bytes: least.heap }]
        })
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 5) return null
  const hours = points.map(({ at }) => (at - first.at) / 3_600_000)
  const megabytes = points.map(({ bytes }) => bytes / 1024 / 1024)
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleHour, middleSize] = [mean(hours), mean(megabytes)]
  const covered = hours.reduce(
    (sum, hour, at) => sum + (hour - middleHour) * ((megabytes[at] ?? 0) - middleSize),
    0,
  )
  const spread = hours.reduce((sum, hour) => sum + (hour - middleHour) ** 2, 0)
  return { perHour: covered / spread, minutes: (last.at - first.at) / 60_000 }
}

/** Seconds of processor that each part has used since it began; children that ended are counted with their parent. */
export function processorOf(cluster: Cluster): Readonly<Record<string, number>> {
  const postmaster = Number(
    readFileSync(`${cluster.postgres.dir}/data/postmaster.pid`, 'utf8').split('\n')[0],
  )
  const of = (pid: number | undefined): number => (pid === undefined ? 0 : secondsOf(pid))
  return {
    portal: cluster.portals.reduce((sum, { pid }) => sum + of(pid), 0),
    postgres: [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + of(pid), 0),
    pgbouncer: of(cluster.pooler.pid),
    haproxy: of(cluster.balancer.pid),
    redis: of(cluster.redis.pid),
    storage: of(cluster.storage.pid),
  }
}

/** `/proc/PID/stat`, proc(5): user and system time of the process and of its children that ended, in hundredths. */
function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / 100
  } catch {
    return 0
  }
}
