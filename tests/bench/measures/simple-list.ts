import pg from 'pg'
import type { Agency } from '../agency.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load } from '../load.ts'
import { exponent, inRounds, median, timed } from '../rounds.ts'
import { Running, side } from '../running.ts'
import { sizes, type World } from '../world.ts'

/** The list of all clients that search and choosers need: made anew, unchanged, and what it does to everyone else meanwhile. */
export async function measureSimpleList(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'large')
  const figures: Figure[] = []
  await side(agency, world.reference(agency), async (ours, reference) => {
    figures.push(
      await firstBuild(agency, ours, reference),
      ...(await meanwhile(agency, ours)),
      ...(await unchanged(agency, ours, reference)),
    )
  })
  figures.push(await growth(world))
  return figures
}

/** Makes the kept list stale, as any change of a client does. */
async function change({ databaseUrl }: Agency): Promise<void> {
  const client = new pg.Client(databaseUrl ?? '')
  await client.connect()
  await client.query('update client set phone = phone where tenant_id = 1 and id = 1')
  await client.end()
}

async function fetchList(
  { authorization }: Agency,
  { url }: Running,
  etag?: string,
): Promise<{ firstByte: number; etag: string; status: number; bytes: number }> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/clients/list/simple`, {
    headers: {
      authorization,
      'accept-encoding': 'gzip',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    },
  })
  const reader = response.body?.getReader()
  const first = await reader?.read()
  const firstByte = performance.now() - begun
  let bytes = first?.value?.length ?? 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.length
  return { firstByte, etag: response.headers.get('etag') ?? '', status: response.status, bytes }
}

async function firstBuild(agency: Agency, ours: Running, reference: Running): Promise<Figure> {
  const build = async (): Promise<number> => {
    await change(agency)
    return timed(() => fetchList(agency, ours))
  }
  const plain = (): Promise<number> => timed(async () => (await fetch(`${reference.url}/list`)).arrayBuffer())
  await build()
  await plain()
  const compared = await inRounds(7, { ours: build, reference: plain })
  return {
    name: 'simple list of 50,000 clients, made anew',
    on: 'PostgreSQL',
    ours: ms(compared.ours),
    reference: ms(compared.reference),
    value: compared.ratio,
    reach: { atMost: 1.2 },
    note: 'reference: json_agg of the same rows, compressed the same',
  }
}

/** How long others wait, and when the first byte arrives, while the list is made. */
async function meanwhile(agency: Agency, ours: Running): Promise<Figure[]> {
  const stalls: number[] = []
  const firstBytes: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await change(agency)
    const others = load(ours.url, () => ({ method: 'GET', path: '/api/health' }), {
      connections: 1,
      milliseconds: 700,
    })
    const { firstByte } = await fetchList(agency, ours)
    firstBytes.push(firstByte)
    stalls.push((await others).worst)
  }
  return [
    {
      name: 'simple list, made anew: first byte',
      on: 'PostgreSQL',
      ours: ms(median(firstBytes)),
      reference: '',
      value: median(firstBytes),
      reach: { atMost: 10 },
      note: 'milliseconds; another caller asks for something small at the same time',
    },
    {
      name: 'simple list, made anew: longest wait of others',
      on: 'PostgreSQL',
      ours: ms(median(stalls)),
      reference: '',
      value: median(stalls),
      reach: { atMost: 10 },
      note: 'milliseconds; the worst answer of GET /health meanwhile: the stall of the event loop',
    },
  ]
}

async function unchanged(agency: Agency, ours: Running, reference: Running): Promise<Figure[]> {
  const { etag } = await fetchList(agency, ours)
  const options = { connections: 8, milliseconds: 800 }
  const { authorization } = agency
  const path = '/api/clients/list/simple'
  const full = async (): Promise<number> =>
    (
      await load(
        ours.url,
        () => ({ method: 'GET', path, headers: { authorization, 'accept-encoding': 'gzip' } }),
        options,
      )
    ).rate
  const known = async (): Promise<number> =>
    (
      await load(
        ours.url,
        () => ({ method: 'GET', path, headers: { authorization, 'if-none-match': etag } }),
        options,
      )
    ).rate
  const ready = async (): Promise<number> =>
    (await load(reference.url, () => ({ method: 'GET', path: '/buffer' }), options)).rate
  await (await fetch(`${reference.url}/list`)).arrayBuffer()
  await full()
  const whole = await inRounds(5, { ours: full, reference: ready })
  const same = await inRounds(5, { ours: known, reference: ready })
  return [
    {
      name: 'simple list, unchanged, whole',
      on: 'PostgreSQL',
      ours: perSecond(whole.ours),
      reference: perSecond(whole.reference),
      value: whole.ratio,
      reach: { atLeast: 0.8 },
      note: 'reference: a ready buffer of the same bytes from a bare handler',
    },
    {
      name: 'simple list, unchanged, 304',
      on: 'PostgreSQL',
      ours: perSecond(same.ours),
      reference: perSecond(same.reference),
      value: same.ratio,
      reach: { atLeast: 0.8 },
      note: 'the reader already has the list: what everyone gets after the first time',
    },
  ]
}

async function growth(world: World): Promise<Figure> {
  const times: number[] = []
  for (const size of ['small', 'large'] as const) {
    const agency = await world.agency('PostgreSQL', size)
    const server = await Running.ours(agency)
    try {
      const taken: number[] = []
      for (let round = 0; round < 5; round += 1) {
        await change(agency)
        taken.push(await timed(() => fetchList(agency, server)))
      }
      times.push(median(taken))
    } finally {
      await server.stop()
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times
  return {
    name: 'simple list, made anew: growth',
    on: 'PostgreSQL',
    ours: `${ms(small)} at ${sizes.small.toLocaleString('en-US')} clients`,
    reference: `${ms(large)} at ${sizes.large.toLocaleString('en-US')}`,
    value: exponent(small, large, sizes.large / sizes.small),
    reach: null,
    note: 'exponent',
  }
}
