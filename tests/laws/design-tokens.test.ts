import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

const styled = ['ui', 'widgets', 'portal']
  .flatMap((room) => filesBelow(join(root, room, 'src')))
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: file.slice(root.length + 1), text: readFileSync(file, 'utf8') }))

/** What a text sets: `--ap-ink: …` of a style, or a key of an object of styles. */
const setIn = (text: string): readonly string[] =>
  [...text.matchAll(/(--ap-[a-z\d-]+)['"]?\]?\s*:/g)].map(([, token = '']) => token)

/** What a text reads. */
const readIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--ap-[a-z\d-]+)/g)].map(([, token = '']) => token)

test('no style reads a token that nothing sets: it would have neither its light nor its dark color', () => {
  const known = new Set(styled.flatMap(({ text }) => setIn(text)))
  expect(known.size).toBeGreaterThan(60)
  const unknown = styled.flatMap(({ file, text }) =>
    readIn(text).flatMap((token) => (known.has(token) ? [] : [`${file}: ${token}`])),
  )
  expect(unknown).toEqual([])
})

test('a token that is set is told from one that is read, with or without something in its place', () => {
  const text = '--ap-a: red;\ncolor: var(--ap-b, var( --ap-c));\nstyle={{ "--ap-d": x }}'
  expect(setIn(text)).toEqual(['--ap-a', '--ap-d'])
  expect(readIn(text)).toEqual(['--ap-b', '--ap-c'])
})
