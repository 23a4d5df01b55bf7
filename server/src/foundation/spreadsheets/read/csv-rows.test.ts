import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'csv-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function rowsOf(text: string): Promise<readonly (readonly [number, ...string[]])[]> {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  writeFileSync(path, text)
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of csvRows(path)) rows.push([line, ...cells])
  return rows
}

/** Longer than what is read at once. */
const many = Array.from({ length: 30_000 }, (_, at) => `${at},car ${at},${at % 7 === 0 ? '' : 'blue'}`)
const expected = many.map((row, at) => [at + 2, ...row.split(',')])

test.each(['\r\n', '\n', '\r'])('lines end with %j, wherever a piece of the file ends', async (end) => {
  const rows = await rowsOf(['id,name,color', ...many].join(end))
  expect(rows.slice(1)).toEqual(expected)
  expect(await rowsOf(['id,name,color', ...many, ''].join(end))).toEqual(rows)
})

test('a quotation mark far below changes nothing above it, nor the number of its line', async () => {
  const text = ['id,name,color', ...many, '', 'x,"two\nlines, and ""more""",red', 'y,z,w'].join('\n')
  const rows = await rowsOf(text)
  expect(rows.slice(1, -2)).toEqual(expected)
  expect(rows.slice(-2)).toEqual([
    [30_003, 'x', 'two\nlines, and "more"', 'red'],
    [30_005, 'y', 'z', 'w'],
  ])
})

test('one that is never closed is named by a line of the file, and a line without end is no row', async () => {
  await expect(rowsOf(`${['id,name,color', ...many].join('\n')}\nx,"open`)).rejects.toThrow(/never closed/)
  await expect(rowsOf(`id,name,color\n${'a'.repeat(2_500_000)}`)).rejects.toThrow(
    /quotation mark|cannot be read/,
  )
})
