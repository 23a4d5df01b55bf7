import { join } from 'node:path'
import { program } from '../program.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(() => program(root, 'server/src/commands/backup/main.ts', ['backup', ...process.argv.slice(2)]))
