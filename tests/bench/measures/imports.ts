import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillAgency } from '../agency.ts'
import { bringIn, copyIn } from '../bring-in.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load } from '../load.ts'
import { percentile, timed } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

const rows = 50_000

/** A list of 50,000 clients from a file into the database, checked row by row, beside COPY of the same file into a bare table. */
export async function measureImports(world: World): Promise<Figure[]> {
  const agency = await fillAgency(
    { databaseUrl: await world.emptyDatabase(), dataDir: world.place('import') },
    1000,
  )
  const file = join(world.place('files'), 'clients.csv')
  writeFileSync(
    file,
    `Name,Dealer Code,City,State,Phone\n${Array.from({ length: rows }, (_, row) => `Imported Motors ${row},IMP${row},Town ${row % 500},TX,(512) 555-0${100 + (row % 900)}`).join('\n')}\n`,
  )
  const copied = await copyIn(agency, file, 'name text, identifier text, city text, state text, phone text')
  const server = await Running.ours(agency)
  try {
    const headers = { authorization: agency.authorization }
    const read = () => ({ method: 'GET', path: '/api/services/7', headers })
    await load(server.url, read, { connections: 2, milliseconds: 1000 })
    const quiet = await load(server.url, read, { connections: 2, milliseconds: 3000 })
    let under = true
    const busy: number[] = []
    const others = (async () => {
      while (under) busy.push((await load(server.url, read, { connections: 2, milliseconds: 500 })).p99)
    })()
    const taken = await timed(() => bringIn(server, agency, 'clients', file, rows))
    under = false
    await others
    return [
      {
        name: 'import of 50,000 clients',
        on: 'PostgreSQL',
        ours: perSecond(rows / (taken / 1000)),
        reference: perSecond(rows / (copied / 1000)),
        value: copied / taken,
        reach: { atLeast: 0.2 },
        note: 'sent, read, each row checked and explained, written at once with audit; reference: COPY into a table without keys',
      },
      {
        name: 'others during the import, 99th percentile',
        on: 'PostgreSQL',
        ours: ms(percentile(busy, 0.5)),
        reference: ms(quiet.p99),
        value: percentile(busy, 0.5) / quiet.p99,
        reach: { atMost: 2 },
        note: 'a point read beside the import, and without it; two callers',
      },
    ]
  } finally {
    await server.stop()
  }
}
