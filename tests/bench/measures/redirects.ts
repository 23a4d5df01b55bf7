import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { mostRedirects } from '@portal/core/sites/migrations/redirects'
import type { Figure } from '../figure.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

/** Connections that the check of a migration may have at a time. */
const mostConnections = 20

/** As many redirects as a migration may have, checked against a site of this machine. */
export async function measureRedirects(world: World): Promise<Figure[]> {
  const agency = await world.agency('PostgreSQL', 'small')
  const site = await oldSite()
  const server = await Running.ours(agency, { INNER_HOSTS: site.host })
  try {
    const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { authorization: agency.authorization, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as T
    }
    const { id } = await call<{ id: number }>('POST', '/website-migrations', {
      clientId: 7,
      name: 'Move',
      oldSite: `http://${site.host}`,
      newSite: `http://${site.host}`,
    })
    const path = `/website-migrations/${id}/redirects`
    const text = Array.from({ length: mostRedirects }, (_, at) => `/old/${at} /new/${at}`).join('\n')
    const { total } = await call<{ total: number }>('PUT', path, { text })
    const begun = performance.now()
    await call('POST', `${path}/check`, {})
    const seen: number[] = []
    for (let running = true; running;) {
      await wait(1_000)
      const now = await call<{ checked: number; running: boolean }>('GET', `${path}/overview`)
      running = now.running
      if (now.checked !== seen.at(-1)) seen.push(now.checked)
    }
    const seconds = (performance.now() - begun) / 1000
    const { states } = await call<{ states: { state: string; count: number }[] }>('GET', `${path}/overview`)
    const right = states.find(({ state }) => state === 'Right')?.count ?? 0
    return [
      {
        name: 'redirects of a migration checked, connections at a time',
        on: 'PostgreSQL',
        ours: String(site.most()),
        reference: '',
        value: site.most(),
        reach: { atMost: mostConnections },
        note: `${right} of ${total} right in ${Math.round(seconds)} s`,
      },
      {
        name: 'the same: steps of the progress bar',
        on: 'PostgreSQL',
        ours: String(seen.length),
        reference: '',
        value: seen.length,
        reach: { atLeast: 10 },
        note: 'different numbers of checked ones that a screen sees which asks once a second',
      },
    ]
  } finally {
    await server.stop()
    await site.stop()
  }
}

/** A site whose old addresses lead to new ones, and that knows how many ask it at a time. */
async function oldSite(): Promise<{
  readonly host: string
  readonly most: () => number
  readonly stop: () => Promise<void>
}> {
  let [open, most] = [0, 0]
  const site = createServer((request, response) => {
    const old = request.url?.startsWith('/old/')
    response.writeHead(old ? 301 : 200, {
      'content-type': 'text/html',
      ...(old ? { location: request.url?.replace('/old/', '/new/') } : {}),
    })
    response.end('<title>A page</title>')
  })
  site.on('connection', (socket) => {
    open += 1
    most = Math.max(most, open)
    socket.once('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(site.address() as AddressInfo).port}`,
    most: () => most,
    async stop() {
      site.closeAllConnections()
      await new Promise((resolve) => site.close(resolve))
    },
  }
}
