import { cpus } from 'node:os'
import { startCluster } from '../../../scripts/cluster/cluster.mjs'
import { processorOf } from '../../soak/watch.ts'
import { startPooler } from '../../support/pooler.ts'
import { fillAgency, secret, type Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load, type Asked, type Served } from '../load.ts'
import { inRounds } from '../rounds.ts'
import { Running } from '../running.ts'
import { sizes, type World } from '../world.ts'
import { onTheirOwn, untilDown } from './cluster-cores.ts'

/** Connections for each process that answers. */
const each = 8
const milliseconds = 3_000
const rounds = 5

/** Several processes behind a balancer beside one, and reads through a pooler beside reads without. */
export async function measureCluster(world: World): Promise<Figure[]> {
  return [...(await severalProcesses(world)), await throughPooler(world)]
}

/** What people ask most, by turns. */
const paths = ['/api/services/7', '/api/clients/17', '/api/clients?industryId=3&state=Client&pageSize=50']

const asking = ({ authorization }: Agency): (() => Asked) => {
  let turn = 0
  return () => ({ method: 'GET', path: paths[turn++ % paths.length] ?? '', headers: { authorization } })
}

async function severalProcesses(world: World): Promise<Figure[]> {
  let agency: Agency | null = null
  const cluster = await startCluster({
    folder: world.place('cluster'),
    env: {
      SESSION_SECRET: secret,
      SEED_DEMO: 'false',
      REQUESTS_PER_MINUTE: '10000000',
      SCHEDULED_WORK: 'false',
    },
    prepare: async (databaseUrl) => {
      agency = await fillAgency({ databaseUrl, dataDir: world.place('cluster-agency') }, sizes.small)
    },
  })
  try {
    if (agency === null) throw new Error('There is no agency.')
    const next = asking(agency)
    const run = (processes: number): Promise<Served> =>
      load(cluster.url, next, { connections: each * processes, milliseconds })
    await run(3)
    const before = processorOf(cluster)
    const three = await run(3)
    const used = processorOf(cluster)
    const spent = (part: string): number => (used[part] ?? 0) - (before[part] ?? 0)
    const all = Object.keys(used).reduce((sum, part) => sum + spent(part), 0)
    const share = (part: string): string => `${((spent(part) / all) * 100).toFixed(0)} %`
    const apart = await onTheirOwn(cluster, next)
    await Promise.all(cluster.portals.slice(1).map((portal) => portal.end('SIGKILL')))
    await untilDown(cluster, 2)
    await run(1)
    const one = await run(1)
    return [
      {
        name: 'three processes behind a balancer, calls',
        on: 'PostgreSQL',
        ours: `${perSecond(three.rate)}, 99th percentile ${ms(three.p99)}`,
        reference: `${perSecond(one.rate)}, ${ms(one.p99)} of one process`,
        value: three.rate / one.rate,
        reach: { atLeast: 2.4 },
        note: `${cpus().length} processors for all parts and the caller (it takes six); the portal used ${share('portal')} of what all parts did, PostgreSQL ${share('postgres')}, PgBouncer ${share('pgbouncer')}, HAProxy ${share('haproxy')}; ${each} connections for each process`,
      },
      apart,
    ]
  } finally {
    await cluster.stop()
  }
}

async function throughPooler(world: World): Promise<Figure> {
  const agency = await world.agency('PostgreSQL', 'small')
  const pooler = await startPooler(agency.databaseUrl ?? '', 10)
  const direct = await Running.ours(agency)
  try {
    const pooled = await Running.ours(agency, { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' })
    try {
      const next = asking(agency)
      const options = { connections: 4, milliseconds: 1_500 }
      const time = async (server: Running): Promise<number> => (await load(server.url, next, options)).p50
      await time(direct)
      await time(pooled)
      const { ours, reference, ratio } = await inRounds(rounds, {
        ours: () => time(pooled),
        reference: () => time(direct),
      })
      return {
        name: 'reads through PgBouncer',
        on: 'PostgreSQL',
        ours: ms(ours),
        reference: `${ms(reference)} without`,
        value: ratio,
        reach: { atMost: 1.1 },
        note: `median of ${options.connections} callers, in turns; each statement is told its context there, and none is prepared`,
      }
    } finally {
      await pooled.stop()
    }
  } finally {
    await direct.stop()
    await pooler[Symbol.asyncDispose]()
  }
}
