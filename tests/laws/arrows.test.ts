import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { above, groups } from '../../scripts/groups.mjs'
import { root } from '../support/root.ts'

interface Import {
  readonly to: string
  readonly typeOnly: boolean
}

/** `from '…'`, `import '…'`, `import('…')`; what comes before it says whether it is types alone. */
const imports = /(?:^(import|export)( type)?\b[^'"`;]*?from |^import |\bimport\()\s*'(\.[^']+\.tsx?)'/gm

/** Every source of a house, tests apart, with what it imports of the same house. */
function importsOf(house: string): ReadonlyMap<string, readonly Import[]> {
  const src = join(root, house, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
  )
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(src, file), 'utf8').matchAll(imports)].map((found) => ({
        to: posix.join(posix.dirname(file), found[3] ?? ''),
        typeOnly: found[2] !== undefined,
      })),
    ]),
  )
}

const order: readonly string[] = groups.map(({ name }) => name)

/** How high a file stands; what lies beside the groups stands above all of them. */
function floorOf(file: string): number {
  const [folder = '', ...inside] = file.split('/')
  return inside.length === 0 || above.includes(folder) ? order.length : order.indexOf(folder)
}

/** Files that import each other in a circle, each circle once. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[] = []
  const low = (file: string): number => lowest.get(file) ?? 0
  const visit = (file: string): void => {
    numbers.set(file, numbers.size)
    lowest.set(file, numbers.size - 1)
    open.push(file)
    for (const to of graph.get(file) ?? []) {
      if (!graph.has(to)) continue
      if (!numbers.has(to)) visit(to)
      else if (!open.includes(to)) continue
      lowest.set(file, Math.min(low(file), low(to)))
    }
    if (low(file) !== numbers.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle.toSorted().join(', '))
  }
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file)
  return circles.toSorted()
}

describe.each(['core', 'server', 'portal'])('%s', (house) => {
  const files = importsOf(house)

  test('has every file in a group or beside the groups', () => {
    expect(files.size).toBeGreaterThan(100)
    const lost = [...files.keys()].filter((file) => floorOf(file) < 0)
    expect(lost, 'Put them into a group of scripts/groups.mjs.').toEqual([])
  })

  test('imports point down the groups, types included', () => {
    const up = [...files].flatMap(([file, to]) =>
      to.filter((one) => floorOf(one.to) > floorOf(file)).map((one) => `${file} -> ${one.to}`),
    )
    expect([...files.values()].flat().length).toBeGreaterThan(200)
    expect(up, 'What is needed above is handed down: docs/architecture.md, The rooms inside.').toEqual([])
  })

  // In the portal types do not count here: a dialog that is fetched when it opens names the rows of the list that opens it.
  test('no files import each other in a circle', () => {
    const graph = [...files].map(([file, to]): [string, string[]] => [
      file,
      to.filter(({ typeOnly }) => house !== 'portal' || !typeOnly).map((one) => one.to),
    ])
    expect(circlesIn(new Map(graph))).toEqual([])
  })
})

test('a circle is found, and each once', () => {
  const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] }
  expect(circlesIn(new Map(Object.entries(graph)))).toEqual(['a, b, c', 'd, e'])
})
