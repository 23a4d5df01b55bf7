import type { Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load, type Asked, type Served } from '../load.ts'
import { exponent, median } from '../rounds.ts'
import { Running, side } from '../running.ts'
import { kinds, sizes, type Kind, type World } from '../world.ts'

interface Read {
  readonly name: string
  readonly ours: string
  readonly reference: string
  readonly atLeast: number
  readonly note: string
}

const reads: readonly Read[] = [
  {
    name: 'point read',
    ours: '/api/services/7',
    reference: '/services/7',
    atLeast: 0.5,
    note: 'GET /services/{id}: token, policy, scope, row-level security, presenter; the reference is the statement alone',
  },
  {
    name: '50-row filtered list',
    ours: '/api/clients?industryId=3&state=Client&pageSize=50',
    reference: '/clients/3',
    atLeast: 0.7,
    note: 'GET /clients with a filter, two joins and the count of all',
  },
]

const rounds = 5
const options = { connections: 16, milliseconds: 1000 }

/** Reads through the whole way in, beside bare handlers with the same prepared statements. */
export async function measureReads(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const agency = await world.agency(kind, 'large')
    await side(agency, world.reference(agency), async (ours, reference) => {
      for (const read of reads) figures.push(...(await compare(read, kind, agency, ours, reference)))
    })
  }
  figures.push(...(await growth(world)))
  return figures
}

async function compare(
  read: Read,
  kind: Kind,
  agency: Agency,
  ours: Running,
  reference: Running,
): Promise<Figure[]> {
  const mine = (): Promise<Served> => load(ours.url, () => ourRequest(read, agency), options)
  const theirs = (): Promise<Served> =>
    load(reference.url, () => ({ method: 'GET', path: read.reference }), options)
  await mine()
  await theirs()
  const pairs: (readonly [Served, Served])[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push([await mine(), await theirs()])
    else {
      const first = await theirs()
      pairs.push([await mine(), first])
    }
  }
  const middle = (value: (pair: readonly [Served, Served]) => number): number => median(pairs.map(value))
  return [
    {
      name: read.name,
      on: kind,
      ours: perSecond(middle(([one]) => one.rate)),
      reference: perSecond(middle(([, other]) => other.rate)),
      value: middle(([one, other]) => one.rate / other.rate),
      reach: { atLeast: read.atLeast },
      note: read.note,
    },
    {
      name: `${read.name}, 99th percentile`,
      on: kind,
      ours: ms(middle(([one]) => one.p99)),
      reference: ms(middle(([, other]) => other.p99)),
      value: middle(([one, other]) => one.p99 / other.p99),
      reach: { atMost: 3 },
      note: `${options.connections} connections, each asking again as soon as it is answered`,
    },
  ]
}

const ourRequest = (read: Read, { authorization }: Agency): Asked => ({
  method: 'GET',
  path: read.ours,
  headers: { authorization },
})

/** The same reads one at a time at two sizes. */
async function growth(world: World): Promise<Figure[]> {
  const factor = sizes.large / sizes.small
  const times = new Map<string, number[]>(reads.map(({ name }) => [name, []]))
  for (const size of ['small', 'large'] as const) {
    const agency = await world.agency('PostgreSQL', size)
    const server = await Running.ours(agency)
    try {
      for (const read of reads) {
        const one = (): Promise<Served> =>
          load(server.url, () => ourRequest(read, agency), { connections: 1, milliseconds: 500 })
        await one()
        times.get(read.name)?.push(median([(await one()).p50, (await one()).p50, (await one()).p50]))
      }
    } finally {
      await server.stop()
    }
  }
  return reads.map(({ name }) => {
    const [small = Number.NaN, large = Number.NaN] = times.get(name) ?? []
    return {
      name: `${name}: growth`,
      on: 'PostgreSQL',
      ours: `${ms(small)} at ${sizes.small.toLocaleString('en-US')} clients`,
      reference: `${ms(large)} at ${sizes.large.toLocaleString('en-US')}`,
      value: exponent(small, large, factor),
      reach: null,
      note: 'exponent: 0 costs the same at any size, 1 in proportion; one caller, median',
    }
  })
}
