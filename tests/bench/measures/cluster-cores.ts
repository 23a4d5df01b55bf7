import { setTimeout as pause } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import type { Cluster } from '../../../scripts/cluster/cluster.mjs'
import { childrenOf } from '../../soak/processes.ts'
import { processorOf } from '../../soak/watch.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load, type Asked, type Served } from '../load.ts'
import { median } from '../rounds.ts'
import { Shares } from '../shares.ts'

/** Of a processor, for each process of the portal: three of them leave PostgreSQL and the caller more than they need. */
const share = 0.12

/** Connections for each process that answers: as many for one, and fewer for three where they would wait longer. */
const most = 8
const fewer = [8, 7, 6] as const

const milliseconds = 3_000
const rounds = 6

const name = 'as many calls as three processes with a processor each'

/** Several processes that each have a slow processor of their own beside one that has. */
export async function onTheirOwn(cluster: Cluster, next: () => Asked): Promise<Figure> {
  const shares = Shares.open()
  if (typeof shares === 'string')
    return {
      name,
      on: 'PostgreSQL',
      ours: 'skipped',
      reference: '',
      value: Number.NaN,
      reach: null,
      note: `not measured: a processor for each process is imitated by a share of one, and ${shares}`,
    }
  try {
    return await shared(cluster, next, shares)
  } finally {
    await shares.close()
  }
}

async function shared(cluster: Cluster, next: () => Asked, shares: Shares): Promise<Figure> {
  const { portals, balancer, pooler, redis, postgres } = cluster
  const postmaster = Number(readFileSync(`${postgres.dir}/data/postmaster.pid`, 'utf8').split('\n')[0])
  const pidOf = ({ pid }: { readonly pid: number | undefined }): readonly number[] => (pid ? [pid] : [])
  shares.put(
    'rest',
    [process.pid, postmaster, ...childrenOf(postmaster), ...[balancer, pooler, redis].flatMap(pidOf)],
    null,
  )
  for (const portal of portals) shares.put(portal.name, pidOf(portal), share)
  const run = (processes: number, each: number): Promise<Served> =>
    load(cluster.url, next, { connections: processes * each, milliseconds })
  await run(3, most)
  const one: Served[] = []
  const three = new Map<number, Served[]>(fewer.map((each) => [each, []]))
  const used = { three: 0, postgres: 0, seconds: 0 }
  for (let round = 0; round < rounds; round += 1) {
    for (const each of fewer) {
      const [before, since] = [processorOf(cluster), performance.now()]
      three.get(each)?.push(await run(3, each))
      const after = processorOf(cluster)
      used.three += (after['portal'] ?? 0) - (before['portal'] ?? 0)
      used.postgres += (after['postgres'] ?? 0) - (before['postgres'] ?? 0)
      used.seconds += (performance.now() - since) / 1000
    }
    // Each in turn: one that is slower than the others would make three look better than they are.
    const chosen = portals[round % portals.length]
    await alone(cluster, chosen, () => run(1, most).then((served) => one.push(served)))
  }
  const p99 = median(one.map((served) => served.p99))
  const rate = median(one.map((served) => served.rate))
  const carried = [...three].map(([each, served]) => ({
    each,
    p99: median(served.map((one) => one.p99)),
    rate: median(served.map((one) => one.rate)),
  }))
  // As many connections as make nobody wait longer than with one process.
  const best = carried.find((some) => some.p99 <= p99 * 1.02) ?? carried.at(-1)
  if (best === undefined) throw new Error('Nothing was measured.')
  const stopped = portals.map(({ name: group }) => shares.throttled(group))
  const waited = stopped.reduce((sum, { waited }) => sum + waited, 0)
  const periods = stopped.reduce((sum, { periods }) => sum + periods, 0)
  const percent = (part: number): string => `${(part * 100).toFixed(0)} %`
  return {
    name,
    on: 'PostgreSQL',
    ours: `${perSecond(best.rate)}, 99th percentile ${ms(best.p99)}`,
    reference: `${perSecond(rate)}, ${ms(p99)} of one process`,
    value: best.rate / rate,
    reach: { atLeast: 2.4 },
    note: `each process has ${percent(share)} of a processor, everything else what it needs: PostgreSQL used ${percent(used.postgres / used.seconds)} of one, the three ${percent(used.three / used.seconds)}, held back in ${percent(waited / periods)} of all periods; ${most} connections for one process, ${best.each} for each of three (${carried.map((some) => `${some.each}: ${perSecond(some.rate)}, ${ms(some.p99)}`).join('; ')})`,
  }
}

/** Stops all processes but one for as long as something is measured, and waits before and after until the balancer knows. */
async function alone(
  cluster: Cluster,
  chosen: Cluster['portals'][number] | undefined,
  measure: () => Promise<unknown>,
): Promise<void> {
  const others = cluster.portals.flatMap(({ name: one, pid }) => (pid && one !== chosen?.name ? [pid] : []))
  for (const pid of others) process.kill(pid, 'SIGSTOP')
  try {
    await untilDown(cluster, others.length)
    await measure()
  } finally {
    for (const pid of others) process.kill(pid, 'SIGCONT')
  }
  await untilDown(cluster, 0)
}

/** Until the balancer takes as many of the processes as this for gone. */
export async function untilDown({ operatorUrl }: Cluster, processes: number): Promise<void> {
  const down = /haproxy_server_status\{proxy="ready",server="portal-\d",state="DOWN"\} 1/g
  for (;;) {
    const text = await (await fetch(`${operatorUrl}/metrics`)).text()
    if ((text.match(down) ?? []).length === processes) return
    await pause(50)
  }
}
