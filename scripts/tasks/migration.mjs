import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from '../generate.mjs'
import { Sentence } from '../sentence.mjs'
import { tableSql } from '../table-sql.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'server/src/foundation/database/migrations')
const [area] = process.argv.slice(2)

/** Writes the migration of a list that is declared and has no table yet: a file to read, and to change where it needs more. */
await told(async () => {
  // A list that was just declared is found first.
  await generate(root)
  const { resources } = await import(pathToFileURL(join(root, 'core/src/resources.ts')).href)
  const resource = resources.find((one) => one.area === area)
  if (!resource) {
    throw new Sentence(
      `Say of which declared list: npm run migration -- AREA. The areas are ${resources.map((one) => one.area).join(', ')}.`,
    )
  }
  const name = resource.many.replaceAll(' ', '-')
  if (readdirSync(folder).some((file) => file.endsWith(`-${name}.ts`)))
    throw new Sentence(`There is a migration for ${resource.many} already.`)
  const last = readdirSync(folder)
    .map((file) => Number(/^\d+(?=-)/.exec(file)?.[0] ?? Number.NaN))
    .filter((number) => Number.isInteger(number))
  const number = String(Math.max(...last) + 1).padStart(3, '0')
  const file = join(folder, `${number}-${name}.ts`)
  if (existsSync(file)) throw new Sentence(`${file} is there already.`)
  writeFileSync(
    file,
    `import { protect } from './protect.ts'\n\nexport const ${resource.area}Table = \`\n${tableSql(resource, resources)}\`\n`,
  )
  console.log(`Wrote server/src/foundation/database/migrations/${number}-${name}.ts: read it.`)
  return 0
})
