import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import { ms, type Figure } from '../figure.ts'
import { median, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import type { Place } from '../agency.ts'
import { kinds, type World } from '../world.ts'

/** From the command to the first answer, with a database that is there already. */
export async function measureStart(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const agency = await world.agency(kind, 'small')
    const whole: number[] = []
    const least: number[] = []
    for (let round = 0; round < 4; round += 1) {
      let server: Running | undefined
      const taken = await timed(async () => {
        server = await Running.ours(agency)
        await fetch(`${server.url}/api/ready`)
      })
      await server?.stop()
      const opened = await timed(() => openOnly(agency))
      // The first round reads everything from the disk for both.
      if (round > 0) {
        whole.push(taken)
        least.push(opened)
      }
    }
    const own = median(whole.map((taken, round) => taken - (least[round] ?? 0)))
    figures.push(
      {
        name: 'start, existing database',
        on: kind,
        ours: ms(median(whole)),
        reference: `${ms(median(least))} Node and opening the database`,
        value: median(whole) / 1000,
        reach: { atMost: 5 },
        note: 'seconds until GET /ready answers',
      },
      {
        name: 'start: our own part',
        on: kind,
        ours: ms(own),
        reference: '',
        value: own / 1000,
        reach: { atMost: 1 },
        note: 'seconds beyond Node and opening the database',
      },
    )
  }
  return figures
}

async function openOnly({ databaseUrl, dataDir }: Place): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'tests/bench/open-database.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The database alone could not be opened.')
}
