import { join } from 'node:path'
import { buildStale } from '../build.mjs'
import { ensurePrerequisites } from '../prerequisites.mjs'
import { program } from '../program.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(async () => {
  await ensurePrerequisites({
    chromium: true,
    postgres: true,
    objectStorage: true,
    redis: true,
    pgbouncer: true,
    haproxy: true,
  })
  await buildStale(root)
  return program(root, 'tests/bench/main.ts', process.argv.slice(2))
})
