import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import {
  formOf,
  goodFields,
  picture,
  twoStores,
  type Activity,
  type Problem,
  type StoredFile,
} from './activity-form.ts'
import { breakOff, contentHash, megabyte, sendLargeForm } from './large-form.ts'

let server: RunningServer
let manager: Caller
let store: number

beforeAll(async () => {
  server = await startServer()
  manager = await signIn(server.url, 'account-manager')
  ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
})
afterAll(async () => {
  await server.stop()
})

const incoming = (): readonly string[] => readdirSync(join(server.dataDir, 'files', 'incoming'))

/** Names of all files in the store. */
function stored(): readonly string[] {
  const directory = join(server.dataDir, 'files')
  return readdirSync(directory)
    .filter((folder) => folder.length === 2)
    .flatMap((folder) => readdirSync(join(directory, folder)))
}

const attachment = (size: number, place = 0) => ({
  field: `attachments[${place}]`,
  name: `film-${place}.bin`,
  size,
})

describe('large uploads', () => {
  test('stream to the disk: 300 MB in one request need no more memory than a few', async () => {
    const status = (): string => readFileSync(`/proc/${server.pid}/status`, 'utf8')
    const kilobytes = (line: string): number =>
      Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status())?.[1])
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    const before = kilobytes('VmRSS')
    const size = 100 * megabyte - 1
    const { status: answered, body } = await sendLargeForm<Activity>(
      server.url,
      '/activities',
      manager.token,
      {
        fields: { ...goodFields(store), 'label[0]': 'a', 'label[1]': 'b', 'label[2]': 'c' },
        files: [attachment(size, 0), attachment(size, 1), attachment(size, 2)],
      },
    )
    expect(answered).toBe(200)
    expect(body.attachments.map((file) => file.size)).toEqual([size, size, size])
    expect((kilobytes('VmHWM') - before) / 1024).toBeLessThan(160)
    const hash = createHash('sha256')
    const download = await fetch(server.url + (body.attachments[2]?.address ?? ''))
    for await (const chunk of download.body ?? []) hash.update(chunk)
    expect(hash.digest('hex')).toBe(contentHash(size))
    await expect.poll(incoming).toEqual([])
  })

  test.each([
    ['of exactly 100 MB', 100 * megabyte],
    ['far over it', 130 * megabyte],
  ])('a file %s is refused with a sentence that the sender gets to see', async (_what, size) => {
    const before = stored().length
    const { status, body } = await sendLargeForm<Problem>(server.url, '/activities', manager.token, {
      fields: { ...goodFields(store), 'label[0]': 'a' },
      files: [attachment(size)],
    })
    expect(status).toBe(413)
    expect(body.message).toBe('File size should be less than 100 mb.')
    expect(incoming()).toEqual([])
    expect(stored()).toHaveLength(before)
  })

  test('more files than an activity may have are refused', async () => {
    const files = Array.from({ length: 21 }, (_, place) => attachment(10, place))
    const { status } = await sendLargeForm<Problem>(server.url, '/activities', manager.token, {
      fields: goodFields(store),
      files,
    })
    expect(status).toBe(413)
    expect(incoming()).toEqual([])
  })
})

describe('uploads that come to nothing leave nothing', () => {
  test.each([
    ['in the first file', [attachment(60 * megabyte)], 20 * megabyte],
    ['in the second file', [attachment(5 * megabyte), attachment(60 * megabyte, 1)], 20 * megabyte],
  ])('a sender who goes away %s', async (_where, files, after) => {
    const before = stored()
    await breakOff(server.url, '/activities', manager.token, { fields: goodFields(store), files }, after)
    await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 60_000 })
    expect(stored()).toEqual(before)
  })

  test('a form that another field spoils', async () => {
    const before = stored()
    const refused = await manager.post<Problem>(
      '/activities',
      formOf({ ...goodFields(store), categoryId: '113', 'label[0]': 'a' }, [new File(['x'], 'x.txt')]),
    )
    expect(refused.status).toBe(422)
    expect(incoming()).toEqual([])
    expect(stored()).toEqual(before)
  })

  test('a transaction that fails after the bytes were stored', async () => {
    const before = stored()
    const key = crypto.randomUUID()
    const send = () =>
      manager.request<Activity>('POST', '/activities', {
        body: formOf({ ...goodFields(store), 'label[0]': 'a' }, [new File(['x'], 'x.txt')]),
        headers: { 'idempotency-key': key },
      })
    // Ten at once with one key: one is written, the others are beaten at the very end of their transactions.
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(stored()).toHaveLength(before.length + 1)
    await expect.poll(incoming).toEqual([])
  })

  test.each([
    [
      'that ends in the middle',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['without a boundary', 'abc', 'multipart/form-data'],
    [
      'that names a field __proto__',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('a form %s', async (_what, body, type) => {
    const refused = await manager.request<Problem>('POST', '/assets/upload', {
      body,
      headers: { 'content-type': type },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.code).toBe('malformed')
    expect(incoming()).toEqual([])
  })
})

describe('what a dead process left behind', () => {
  test('is swept at the next start when it is older than a day, and nothing else is', async () => {
    const kept = await manager.post<StoredFile>('/assets/upload', pictureForm())
    const directory = join(server.dataDir, 'files')
    const [oldUpload, youngUpload, oldOrphan, youngOrphan] = Array.from({ length: 4 }, () =>
      crypto.randomUUID(),
    ) as [string, string, string, string]
    const place = (name: string): string => {
      mkdirSync(join(directory, name.slice(0, 2)), { recursive: true })
      return join(directory, name.slice(0, 2), name)
    }
    const paths = {
      oldUpload: join(directory, 'incoming', oldUpload),
      youngUpload: join(directory, 'incoming', youngUpload),
      oldOrphan: place(oldOrphan),
      youngOrphan: place(youngOrphan),
    }
    for (const path of Object.values(paths)) writeFileSync(path, 'left behind')
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const path of [
      paths.oldUpload,
      paths.oldOrphan,
      ...stored()
        .map((name) => place(name))
        .filter((path) => path !== paths.youngOrphan),
    ]) {
      utimesSync(path, longAgo, longAgo)
    }
    await server.restart()
    await vi.waitFor(
      () => expect([existsSync(paths.oldUpload), existsSync(paths.oldOrphan)]).toEqual([false, false]),
      { timeout: 60_000 },
    )
    expect([existsSync(paths.youngUpload), existsSync(paths.youngOrphan)]).toEqual([true, true])
    const again = await fetch(server.url + kept.body.address)
    expect(again.status).toBe(200)
  })
})

function pictureForm(): FormData {
  const form = new FormData()
  form.set('file', picture())
  return form
}
