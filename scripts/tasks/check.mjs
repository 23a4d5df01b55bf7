import { join } from 'node:path'
import { generate } from '../generate.mjs'
import { makeTables, tablesFile } from '../make-tables.mjs'
import { parts } from '../test/parts.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')

await told(async () => {
  if (await makeTables(root)) console.log(`Made ${tablesFile} anew: commit it.`)
  for (const file of await generate(root)) console.log(`Made ${file} anew: commit it.`)
  let failed = 0
  for (const { name, run } of parts.filter((part) => ['types', 'lint', 'format'].includes(part.name))) {
    const result = await run({ root, name })
    failed += result.failed
    console.log(`${name}: ${result.failed === 0 ? 'good' : 'see below'}`)
    for (const { text } of result.failures) console.log(text)
  }
  return failed === 0 ? 0 : 1
})
