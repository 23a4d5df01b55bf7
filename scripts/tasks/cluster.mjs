import { join } from 'node:path'
import { buildStale } from '../build.mjs'
import { startCluster } from '../cluster/cluster.mjs'
import { ensurePrerequisites } from '../prerequisites.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

/** Milliseconds after which a part that ended is begun again, as the system of a real machine does. */
const wait = 1_000

/**
 * Runs the portal as on several machines until it is asked to end. Any part may be killed
 * meanwhile to see what people meet: it is back after a second.
 */
await told(async () => {
  await ensurePrerequisites({
    postgres: true,
    redis: true,
    pgbouncer: true,
    objectStorage: true,
    haproxy: true,
  })
  await buildStale(root)
  const cluster = await startCluster({
    folder: process.env.DATA_DIR ?? join(root, '.data/cluster'),
    port: Number(process.env.PORT ?? 4000),
    tell: (name) => console.log(`Starting ${name}.`),
  })
  const parts = [cluster.balancer, ...cluster.portals, cluster.pooler, cluster.redis, cluster.storage]
  let ending = false
  for (const part of parts)
    part.onEnd = (name) => {
      if (ending) return
      console.log(`${name} ended; it is started again.`)
      setTimeout(() => {
        if (!ending) part.start().catch((error) => console.error(error.message))
      }, wait)
    }
  console.log(`\nThe portal:   ${cluster.url}`)
  console.log(`HAProxy:      ${cluster.operatorUrl}`)
  console.log(`PostgreSQL:   ${cluster.databaseUrl}, through PgBouncer ${cluster.pooledUrl}`)
  for (const part of parts) console.log(`${part.name.padEnd(13)} process ${part.pid}`)
  console.log('\nEnd any of them (kill -9) and look at the portal. Ctrl-C ends all.')
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
    process.once('disconnect', resolve)
  })
  ending = true
  console.log('Ending: people first, then what they stood on.')
  await cluster.stop()
  return 0
})
