import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'

/** What a module takes in before it runs: everything but types, and but `import('…')`. */
const taken = /^(?:import|export)(?! type\b)(?:[^'"`;]*? from)? '([^']+)'/gm

/** Wanted by every start, and not to be bundled: no JavaScript, or fetching a package of its own in a hidden way. */
const always: readonly string[] = ['@node-rs/argon2', 'file-type']

/** Large, and wanted by few installations or by few of their people: fetched when first wanted. */
const rare = (JSON.parse(readFileSync(join(root, 'server/unbundled.json'), 'utf8')) as string[]).filter(
  (name) => !always.includes(name),
)

/** The sources that a start of the server runs, and the packages that they name. */
function ofStart(): { readonly sources: readonly string[]; readonly packages: ReadonlyMap<string, string> } {
  const sources = new Set<string>()
  const packages = new Map<string, string>()
  const waiting = [join(root, 'server/src/serve.ts')]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue
    sources.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(taken)) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name))
      else if (!packages.has(name)) packages.set(name, relative(root, file))
    }
  }
  return { sources: [...sources].map((file) => relative(root, file)), packages }
}

test('a start of the server loads nothing that few installations want, and no demo agency', () => {
  const { sources, packages } = ofStart()
  expect(sources.length).toBeGreaterThan(500)
  expect(packages.has('kysely')).toBe(true)
  expect(
    [...packages].flatMap(([name, file]) =>
      rare.some((each) => name === each || name.startsWith(`${each}/`)) ? [`${file} imports ${name}`] : [],
    ),
  ).toEqual([])
  expect(sources.filter((file) => file.startsWith('server/src/seed/'))).toEqual([])
})
