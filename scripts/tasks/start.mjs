import { join } from 'node:path'
import { buildStale } from '../build.mjs'
import { program } from '../program.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(async () => {
  await buildStale(root)
  return program(root, 'server/dist/main.js', process.argv.slice(2))
})
