import { demoPassword } from '../../support/account.ts'
import type { Agency } from '../agency.ts'
import { ms, type Figure } from '../figure.ts'
import { load, type Asked } from '../load.ts'
import { inRounds, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import { kinds, type World } from '../world.ts'

/** People who come to work at the same time, and how many of them press the button at once. */
const people = 200
const atOnce = 16

/** A point read while passwords are verified, beside the same read alone; and a morning's worth of sign-ins. */
export async function measureSignIn(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const agency = await world.agency(kind, 'small')
    // Each colleague at an address of their own, as a proxy tells it: one address may not try so often.
    const server = await Running.ours(agency, { TRUST_PROXY: 'true' })
    try {
      figures.push(await readsMeanwhile(server, agency, kind), await morning(server, kind))
    } finally {
      await server.stop()
    }
  }
  return figures
}

const read = ({ authorization }: Agency): Asked => ({
  method: 'GET',
  path: '/api/services/1',
  headers: { authorization },
})

let turn = 0

/** A sign-in of the next colleague. */
const signIn = (): Asked => {
  const number = turn++ % people
  return {
    method: 'POST',
    path: '/api/users/signIn',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${1 + number}` },
    body: JSON.stringify({ email: `bench-${1 + number}@demo.test`, password: demoPassword }),
  }
}

/** The 99th percentile of a read by a few callers, with and without others signing in. */
async function readsMeanwhile(server: Running, agency: Agency, kind: string): Promise<Figure> {
  const few = { connections: 2, milliseconds: 2000 }
  const alone = async (): Promise<number> => (await load(server.url, () => read(agency), few)).p99
  const meanwhile = async (): Promise<number> => {
    const [reads] = await Promise.all([
      load(server.url, () => read(agency), few),
      load(server.url, signIn, { connections: 2, milliseconds: few.milliseconds }),
    ])
    return reads.p99
  }
  await alone()
  const { ours, reference, ratio } = await inRounds(5, { ours: meanwhile, reference: alone })
  return {
    name: 'point read while passwords are verified, 99th percentile',
    on: kind,
    ours: ms(ours),
    reference: ms(reference),
    value: ratio,
    reach: { atMost: 3 },
    note: 'two callers read, two sign in without a pause (argon2id, 19 MiB, 2 passes); reference: the same without the sign-ins',
  }
}

async function morning(server: Running, kind: string): Promise<Figure> {
  let left = people
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { path, body, headers } = signIn()
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`A sign-in was answered ${answer.status}.`)
    }
  }
  const took = await timed(() => Promise.all(Array.from({ length: atOnce }, one)))
  return {
    name: `${people} people sign in`,
    on: kind,
    ours: ms(took),
    reference: '',
    value: took / 1000,
    reach: { atMost: 10 },
    note: `seconds; ${atOnce} at a time, each with its session and audit entry`,
  }
}
