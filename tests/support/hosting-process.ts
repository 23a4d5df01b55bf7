import { writeSync } from 'node:fs'
import type * as InProcess from '@portal/server/in-process'
import type { HostAnswer, HostOrder } from './server-host.ts'

/**
 * Runs servers one after another, each as it is told by the process that started it. What was compiled for the first
 * is there for the next, which takes a third of the time of a process of its own.
 */
const built = new URL('../../server/dist/in-process.js', import.meta.url).href
const { readSettings, startServer }: typeof InProcess = await import(built)

let server: InProcess.Server | null = null
const tell = (answer: HostAnswer): void => {
  process.send?.(answer)
}

async function obey(order: HostOrder): Promise<HostAnswer> {
  if (order.is === 'start') {
    // What is printed from here on is this server's.
    for (const stream of [1, 2]) writeSync(stream, order.mark)
    server = await startServer(readSettings(order.env))
    console.log(`Listening on ${server.address}`)
    return { is: 'ready', url: server.address }
  }
  await server?.drain()
  await server?.stop()
  server = null
  return { is: 'stopped' }
}

// Between two servers nothing else keeps the process.
process.channel?.ref()
process.on('message', (order: HostOrder) => {
  obey(order).then(tell, (error: unknown) => {
    console.error(error)
    tell({ is: 'failed' })
  })
})
