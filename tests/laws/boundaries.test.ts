import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/root.ts'

interface Case {
  readonly folder: string
  readonly source: string
  /** Words of the sentence that says what to do instead; null when the import is allowed. */
  readonly advice: string | null
}

const schema = `import { type } from 'arktype'\nexport const schema = type('string')`
const lazySchema = `import { type } from '../foundation/contract/type.ts'\nexport const schema = type('string')`
const typeOnly = `import type { Type } from 'arktype'\nexport type Text = Type<string>`

const cases: readonly Case[] = [
  {
    folder: 'core/src/clients',
    source: `import '@portal/ui/button'`,
    advice: 'Core is the bottom of the house',
  },
  { folder: 'core/src/clients', source: `import 'react'`, advice: 'Core knows no screen' },
  { folder: 'core/src/clients', source: `import 'node:fs'`, advice: 'move it to the server' },
  { folder: 'core/src/clients', source: schema, advice: '45 KB' },
  { folder: 'core/src/clients', source: typeOnly, advice: null },
  { folder: 'core/src/foundation/contract', source: schema, advice: 'built when first used' },
  { folder: 'core/src/foundation/contract', source: lazySchema, advice: null },
  { folder: 'core/src/clients', source: lazySchema, advice: '45 KB' },
  { folder: 'server/src/clients', source: schema, advice: 'built when first used' },
  {
    folder: 'ui/src/button',
    source: `import '@portal/server/foundation/http/server'`,
    advice: 'The kit knows only core',
  },
  { folder: 'ui/src/button', source: schema, advice: '45 KB' },
  { folder: 'ui/src/button', source: `import '@portal/core/foundation/rules/index'`, advice: null },
  { folder: 'widgets/src/logger', source: `import '@portal/portal/shell'`, advice: 'ui and core only' },
  {
    folder: 'portal/src/shell',
    source: `import '@portal/server/foundation/http/server'`,
    advice: 'by calls only',
  },
  {
    folder: 'portal/src/shell',
    source: `import '@portal/core/money/budgets/calls'`,
    advice: 'Schemas stay on the server',
  },
  { folder: 'portal/src/shell', source: `import '@portal/core/resources'`, advice: 'every declared list' },
  { folder: 'portal/src/shell', source: `import '../../../ui/src/button'`, advice: 'reached by name' },
  { folder: 'portal/src/shell', source: `import '@portal/ui/button'`, advice: null },
  {
    folder: 'portal/src/shell',
    source: `import type { Calls } from '@portal/core/money/budgets/calls'\nexport type Mine = Calls`,
    advice: null,
  },
  {
    folder: 'server/src/foundation/http',
    source: `import '@portal/portal/shell'`,
    advice: 'The server knows only core',
  },
  {
    folder: 'server/src/foundation/http',
    source: `import 'node:fs'\nimport '@portal/core/foundation/rules/index'`,
    advice: null,
  },
  { folder: 'loader/src', source: `import 'nanostores'`, advice: 'imports nothing' },
  {
    folder: 'server/src/foundation/http',
    source: `export const begin = (): void => {\n  Promise.resolve(1)\n}`,
    advice: 'Promises must be awaited',
  },
]

/** A place laid out like the repository, outside it: nobody else's run sees these files. */
const place = mkdtempSync(join(tmpdir(), 'portal-boundaries-'))
const fileOf = (index: number): string => join(cases[index]!.folder, `case-${index}.ts`)
let said: readonly { readonly filename: string; readonly message: string; readonly help?: string }[] = []

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'))
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, target: 'es2023' } }),
  )
  for (const [index, { source }] of cases.entries()) {
    const file = join(place, fileOf(index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${source}\n`)
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: place,
    encoding: 'utf8',
  })
  said = (JSON.parse(stdout) as { diagnostics: typeof said }).diagnostics
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

test.each(cases.map((each, index) => ({ ...each, index })))(
  '$folder with «$source» is told: $advice',
  ({ advice, index }) => {
    const found = said.filter(({ filename }) => filename.endsWith(fileOf(index)))
    const words = found.map(({ message, help }) => `${message} ${help ?? ''}`)
    if (advice === null) expect(words).toEqual([])
    else expect(words).toEqual([expect.stringContaining(advice)])
  },
)
