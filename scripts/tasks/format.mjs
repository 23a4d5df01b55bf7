import { join } from 'node:path'
import { foreground } from '../foreground.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')
const bin = join(root, 'node_modules/.bin/oxfmt')

await told(() => foreground(bin, process.argv.slice(2), { cwd: root }))
