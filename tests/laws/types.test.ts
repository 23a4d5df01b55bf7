import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

const rooms = ['core', 'server', 'ui', 'widgets', 'portal', 'loader', 'tests', 'scripts']

test('every TypeScript project of every room is part of the type check', () => {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8')
  const { references } = JSON.parse(text) as { references: { path: string }[] }
  const checked = references.map(({ path }) =>
    normalize(path.endsWith('.json') ? path : join(path, 'tsconfig.json')),
  )
  const projects = rooms
    .filter((room) => filesBelow(join(root, room)).some((file) => /\/src\/.*\.tsx?$|\.mjs$/.test(file)))
    .flatMap((room) =>
      readdirSync(join(root, room))
        .filter((file) => /^tsconfig(\..+)?\.json$/.test(file))
        .map((file) => join(room, file)),
    )
  expect(projects.filter((project) => !checked.includes(project))).toEqual([])
})

test('the tests of a room are type-checked like its sources', () => {
  const unchecked = rooms
    .filter((room) => room !== 'scripts')
    .flatMap((room) => filesBelow(join(root, room)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.slice(root.length + 1))
    .filter((file) => {
      const room = file.split('/')[0]!
      const projects = readdirSync(join(root, room)).filter((name) => /^tsconfig(\..+)?\.json$/.test(name))
      return !projects.some((name) => {
        const project = JSON.parse(readFileSync(join(root, room, name), 'utf8')) as {
          exclude?: string[]
          include?: string[]
        }
        const leavesOut = (project.exclude ?? []).some((pattern) => pattern.includes('.test.'))
        return !leavesOut && project.include !== undefined
      })
    })
  expect(unchecked).toEqual([])
})

test('a constant is written like any other name, not in capitals', () => {
  const capital = /^(?:export )?const ([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)\b/gm
  const found = rooms
    .flatMap((room) => filesBelow(join(root, room)))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('/dist/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(capital)].map(
        ([, name]) => `${file.slice(root.length + 1)}: ${name}`,
      ),
    )
  expect(found).toEqual([])
})
