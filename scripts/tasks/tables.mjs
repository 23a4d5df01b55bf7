import { join } from 'node:path'
import { makeTables, tablesFile } from '../make-tables.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(async () => {
  const changed = await makeTables(root)
  console.log(changed ? `Made ${tablesFile} anew: commit it.` : `${tablesFile} is what the migrations make.`)
  return 0
})
