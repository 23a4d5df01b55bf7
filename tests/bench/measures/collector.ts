import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '@portal/server/foundation/database/database'
import type { Agency } from '../agency.ts'
import { megabytes, ms, perSecond, type Figure } from '../figure.ts'
import { percentile } from '../rounds.ts'
import { Running } from '../running.ts'
import { kinds, type Kind, type World } from '../world.ts'

const sites = 200
const eventsOfBeacon = 10
const beaconsPerSecond = 500
const seconds = 60
/** Seconds after which memory is to grow no more. */
const warm = 20
const keyOf = (site: number): string => String(site).padStart(32, '0')
const originOf = (site: number): string => `https://dealer${site}.example`
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const paths = [
  '/',
  '/inventory',
  '/used-inventory/',
  '/service',
  '/inventory/2026-subaru-outback-premium',
  '/specials',
]

/** What dealers' pages report, 5,000 events a second for a minute, and what others wait meanwhile. */
export async function measureCollector(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) figures.push(...(await measureOn(world, kind)))
  return figures
}

async function measureOn(world: World, kind: Kind): Promise<Figure[]> {
  const agency = await world.agency(kind, 'small')
  await registerSites(agency)
  // Beacons come from as many addresses as there are visitors, by way of a proxy.
  const server = await Running.ours(agency, { TRUST_PROXY: 'true' })
  try {
    await others(agency, server, 3)
    const alone = await others(agency, server, 15)
    const sending = send(server)
    await wait(2_000)
    const meanwhile = await others(agency, server, seconds - 4)
    const { rate, refused, memory } = await sending
    const [early, late] = [memory[warm] ?? Number.NaN, Math.max(...memory.slice(-10))]
    await wait(1_000)
    return [
      {
        name: 'events of dealers’ pages, taken for a minute',
        on: kind,
        ours: perSecond(rate),
        reference: '',
        value: rate,
        reach: { atLeast: eventsOfBeacon * beaconsPerSecond * 0.99 },
        note: `${beaconsPerSecond} beacons a second of ${sites} sites, each answered when it is kept; ${refused} refused`,
      },
      {
        name: 'others’ calls meanwhile, 99th percentile',
        on: kind,
        ours: ms(meanwhile),
        reference: ms(alone),
        value: meanwhile / alone,
        reach: { atMost: 2 },
        note: 'a point read, beside the same on the quiet server',
      },
      {
        name: 'memory more at the end of the minute',
        on: kind,
        ours: megabytes(late),
        reference: megabytes(early),
        value: (late - early) / 1024 / 1024,
        reach: { atMost: 40 },
        note: `beside what it was after ${warm} seconds`,
      },
    ]
  } finally {
    await server.stop()
  }
}

const siteRows = `insert into site (tenant_id, client_id, name, origin, site_key)
  select 1, s, 'Website', 'https://dealer' || s || '.example', lpad(s::text, 32, '0') from generate_series(1, ${sites}) s`

async function registerSites(agency: Agency): Promise<void> {
  if (agency.databaseUrl !== null) {
    const client = new pg.Client(agency.databaseUrl)
    await client.connect()
    await client.query(siteRows)
    await client.end()
    return
  }
  const database = await openDatabase({ ...agency, poolSize: 1 })
  await database.asOwner((owner) => owner.query(siteRows))
  await database.stop()
}

/** The 99th percentile of point reads by one who asks every ten milliseconds. */
async function others(agency: Agency, { url }: Running, forSeconds: number): Promise<number> {
  const taken: number[] = []
  const end = performance.now() + forSeconds * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    const response = await fetch(`${url}/api/clients/7`, { headers: { authorization: agency.authorization } })
    await response.text()
    if (!response.ok) throw new Error(`A client answered ${response.status}.`)
    taken.push(performance.now() - begun)
    await wait(10)
  }
  return percentile(taken, 0.99)
}

/** A minute of beacons as dealers' visitors send them: at their own pace, whatever the server answers. */
async function send(server: Running): Promise<{ rate: number; refused: number; memory: readonly number[] }> {
  const { Agent, request } = await import('node:http')
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(server.url)
  let [taken, refused, at] = [0, 0, 0]
  const memory: number[] = []
  const beacon = (): Promise<void> =>
    new Promise((resolve) => {
      const site = 1 + (at % sites)
      const visitor = at % 40_000
      at += 1
      const body = JSON.stringify({
        s: keyOf(site),
        i: `bench0visitor${String(visitor).padStart(8, '0')}`,
        e: Array.from({ length: eventsOfBeacon }, (_, k) => ({
          k: 'view',
          p: paths[k % paths.length],
          a: k * 1000,
        })),
      })
      const asked = request(
        {
          hostname,
          port,
          agent,
          method: 'POST',
          path: '/iq',
          headers: {
            origin: originOf(site),
            'user-agent': browser,
            'content-type': 'text/plain;charset=UTF-8',
            'content-length': Buffer.byteLength(body),
            'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
          },
        },
        (answer) => {
          if (answer.statusCode === 200) taken += eventsOfBeacon
          else refused += eventsOfBeacon
          answer.resume().once('end', resolve)
        },
      )
      asked.once('error', () => {
        refused += eventsOfBeacon
        resolve()
      })
      asked.end(body)
    })
  const begun = performance.now()
  const answers: Promise<void>[] = []
  for (let sent = 0; sent < beaconsPerSecond * seconds;) {
    const due = Math.min(beaconsPerSecond * seconds, ((performance.now() - begun) / 1000) * beaconsPerSecond)
    for (; sent < due; sent += 1) answers.push(beacon())
    if (memory.length <= (performance.now() - begun) / 1000) memory.push(server.memory)
    await wait(5)
  }
  await Promise.all(answers)
  agent.destroy()
  return { rate: taken / ((performance.now() - begun) / 1000), refused, memory }
}
