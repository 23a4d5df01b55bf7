import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

/** Sections, decisions and ids of documents that are not in the repository. */
const cited =
  /\b(?:Q\d{2,3}|(?:platform|shell|specification) (?:section )?\d+(?:\.\d+)?|(?:feature|decision) (?:[A-Z]{2,5}-|Q)\d+|section \d+ of the specification)\b/

/** Comments of a text, by line: enough to tell what is said to whoever reads the source. */
const commentsOf = (text: string): readonly (readonly [line: number, comment: string])[] =>
  text.split('\n').flatMap((line, place): [number, string][] => {
    const comment = /^\s*(?:\/\*|\*|\/\/)/.test(line) ? line : /(?:\/\*| \/\/ ).*/.exec(line)?.[0]
    return comment === undefined ? [] : [[place + 1, comment]]
  })

test('comments say what they need to say: none sends the reader to a document that is not here', () => {
  const sources = ['core', 'server', 'ui', 'widgets', 'portal', 'loader']
    .flatMap((room) => filesBelow(join(root, room)))
    .filter((file) => /\/src\/.*\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).flatMap(([line, comment]) =>
      cited.test(comment) ? [`${file.slice(root.length + 1)}:${line}: ${comment.trim()}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('a citation in a comment is found, one in a text is not', () => {
  const text = "/** As Q88 has it. */\nconst a = 'Q88'\n  b() // platform 6.1\n * shell section 5\n"
  expect(
    commentsOf(text)
      .filter(([, comment]) => cited.test(comment))
      .map(([line]) => line),
  ).toEqual([1, 3, 4])
})

/** Files and folders that a page names in full: `<name>`, `NNN` and `{…}` stand for others. */
const named = (page: string): readonly string[] =>
  [...page.matchAll(/`((?:core|server|ui|widgets|portal|loader|tests|scripts|docs)\/[\w./-]+)`/g)].flatMap(
    ([, path]) => (path === undefined || path.includes('NNN') ? [] : [path]),
  )

test.each(['docs/adding.md', 'docs/architecture.md'])('every file that %s names is there', (page) => {
  const files = named(readFileSync(join(root, page), 'utf8'))
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('a file that a page names is found, a pattern is not', () => {
  expect(
    named('`core/src/calls.ts`, `widgets/src/<name>/a.tsx`, `server/src/NNN-a.ts`, `npm run check`'),
  ).toEqual(['core/src/calls.ts'])
})
