import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from './read-file.ts'
import type { ReadSlice } from './slices.ts'

const begun = vi.hoisted(() => ({ threads: 0 }))
vi.mock('node:worker_threads', async (original) => {
  const real = await original<{ Worker: typeof Worker }>()
  return {
    ...real,
    Worker: class extends real.Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        begun.threads += 1
      }
    },
  }
})

const folder = mkdtempSync(join(tmpdir(), 'read-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  begun.threads = 0
})

async function slicesIn(
  text: string,
  format: 'csv' | 'xml' = 'csv',
  known: readonly string[] = [],
): Promise<readonly ReadSlice[]> {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, text)
  const slices: ReadSlice[] = []
  for await (const slice of readFile(path, format, 2, false, known)) slices.push(slice)
  return slices
}

const table = 'Name,City\nOne Motors,Ames\n"Two, Motors",Boone\nThree Motors,Nevada\n'
const slices = [
  { is: 'header', header: ['Name', 'City'] },
  {
    is: 'rows',
    rows: [
      { line: 2, cells: ['One Motors', 'Ames'] },
      { line: 3, cells: ['Two, Motors', 'Boone'] },
    ],
  },
  { is: 'rows', rows: [{ line: 4, cells: ['Three Motors', 'Nevada'] }] },
]

test('a CSV file of a few pages is read where it is, a longer one in a thread, and both say the same', async () => {
  expect(await slicesIn(table)).toEqual(slices)
  expect(begun.threads).toBe(0)
  expect(await slicesIn(`${table}${'\n'.repeat(16 * 1024)}`)).toEqual(slices)
  expect(begun.threads).toBe(1)
})

test('the names of the columns are found below what a person wrote above them', async () => {
  const headers = async (text: string) =>
    (await slicesIn(text, 'csv', ['name', 'city', 'dealercode'])).flatMap((slice) =>
      slice.is === 'header' ? [slice.header] : [],
    )
  const below = await slicesIn(`New stores\n\nby Pat;;\n;;\nDealer Code;Name;Opened\nA1;One;x\n`, 'csv', [
    'name',
    'dealercode',
  ])
  expect(below).toEqual([
    { is: 'header', header: ['Dealer Code', 'Name', 'Opened'] },
    { is: 'rows', rows: [{ line: 6, cells: ['A1', 'One', 'x'] }] },
  ])
  // A first row with one name is the row of names, whatever stands below.
  expect(await headers('Store,City\nName,City\n')).toEqual([['Store', 'City']])
  // Names that nobody knows are matched by hand: no row of data takes their place.
  expect(await headers('Haus,Ort\nName,Ames\nTwo,Boone\n')).toEqual([['Haus', 'Ort']])
  const long = Array.from({ length: 30 }, (_, at) => `Haus ${at},Ort ${at}`).join('\n')
  expect(
    (await slicesIn(`${long}\n`, 'csv', ['name', 'city'])).flatMap((slice) =>
      slice.is === 'rows' ? slice.rows.map(({ line }) => line) : [],
    ),
  ).toEqual(Array.from({ length: 29 }, (_, at) => at + 2))
})

test('a thread reads one file after another, two of them two at once', async () => {
  const long = `${table}${'\n'.repeat(16 * 1024)}`
  await slicesIn(long)
  begun.threads = 0
  expect(await slicesIn(long)).toEqual(slices)
  expect(begun.threads).toBe(0)
  expect(await Promise.all([slicesIn(long), slicesIn(long)])).toEqual([slices, slices])
  expect(begun.threads).toBe(1)
})

test('a file that is refused spoils nothing for the one after it', async () => {
  await expect(slicesIn(`Name\n${'\n'.repeat(16 * 1024)}"One`)).rejects.toThrow('A quotation mark')
  begun.threads = 0
  expect(await slicesIn(`${table}${'\n'.repeat(16 * 1024)}`)).toEqual(slices)
  expect(begun.threads).toBe(0)
})

test('a thread whose file was left before its end reads no other', async () => {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, `Name\n${'One\n'.repeat(16 * 1024)}`)
  for await (const slice of readFile(path, 'csv', 2)) if (slice.is === 'rows') break
  begun.threads = 0
  expect(await slicesIn(`${table}${'\n'.repeat(16 * 1024)}`)).toEqual(slices)
  expect(begun.threads).toBe(1)
})

test('a file that unfolds is read in a thread, however small it is', async () => {
  // The thread that waits is taken by another file meanwhile.
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, `Name\n${'One\n'.repeat(16 * 1024)}`)
  const other = readFile(path, 'csv', 2)
  await other.next()
  begun.threads = 0
  expect(await slicesIn('<list><item><name>One</name></item></list>', 'xml')).toEqual([
    { is: 'header', header: ['name'] },
    { is: 'rows', rows: [{ line: 1, cells: ['One'] }] },
  ])
  expect(begun.threads).toBe(1)
  await other.return(undefined)
})

test.each([
  ['', 'The file is empty.'],
  ['Name\n', 'The file has no rows below its column names.'],
  ['Name\n"One', 'A quotation mark is opened and never closed'],
  [`${'x,'.repeat(201)}\n1`, 'The file has more than 200 columns.'],
])('%j is refused in words for whoever chose it, and begins no thread', async (text, words) => {
  await expect(slicesIn(text)).rejects.toThrow(words)
  expect(begun.threads).toBe(0)
})
