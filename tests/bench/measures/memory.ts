import { setTimeout as pause } from 'node:timers/promises'
import { megabytes, type Figure } from '../figure.ts'
import { load } from '../load.ts'
import { Running } from '../running.ts'
import { kinds, type Kind, type World } from '../world.ts'

const mega = 1024 * 1024
const reach: Readonly<Record<Kind, { readonly idle: number; readonly busy: number }>> = {
  PostgreSQL: { idle: 120, busy: 250 },
  embedded: { idle: 550, busy: 800 },
}

/** What the server's process occupies: doing nothing, and with 200 connections that never rest. */
export async function measureMemory(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const { authorization, ...place } = await world.agency(kind, 'large')
    const server = await Running.ours(place)
    try {
      const headers = { authorization }
      await load(server.url, () => ({ method: 'GET', path: '/api/services/7', headers }), {
        connections: 1,
        milliseconds: 200,
      })
      await pause(2000)
      const idle = server.memory
      let most = 0
      const sampling = setInterval(() => {
        most = Math.max(most, server.memory)
      }, 50)
      const paths = [
        '/api/services/7',
        '/api/clients?industryId=3&pageSize=50',
        '/api/clients/41',
        '/api/reports/activeBudgets?serviceId=3&pageSize=50',
        '/api/clients/list/simple',
      ]
      let turn = 0
      const { answers } = await load(
        server.url,
        () => ({ method: 'GET', path: paths[(turn += 1) % paths.length] ?? '/', headers }),
        { connections: 200, milliseconds: 8000 },
      )
      clearInterval(sampling)
      const line = (name: string, bytes: number, atMost: number, note: string): Figure => ({
        name,
        on: kind,
        ours: megabytes(bytes),
        reference: '',
        value: bytes / mega,
        reach: { atMost },
        note,
      })
      figures.push(
        line(
          'memory, idle',
          idle,
          reach[kind].idle,
          kind === 'embedded'
            ? 'MB of the whole process; PGlite alone takes 350 to 640'
            : 'MB of the whole process',
        ),
        line(
          'memory, 200 busy connections',
          most,
          reach[kind].busy,
          `MB, the most in 8 s of lists and single records, ${answers.toLocaleString('en-US')} answers`,
        ),
      )
    } finally {
      await server.stop()
    }
  }
  return figures
}
