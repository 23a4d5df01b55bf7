import { join } from 'node:path'
import { program } from '../program.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(() => program(root, 'server/src/commands/spread/main.ts', process.argv.slice(2)))
