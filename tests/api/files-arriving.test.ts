import {
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { hasObjectStorage, startObjectStorage, type ObjectStorage } from '../support/object-storage.ts'
import { goodFields, twoStores, type Activity, type Problem } from './activity-form.ts'
import { breakOff, contentHash, megabyte, sendLargeForm, type LargeForm } from './large-form.ts'

describe.skipIf(!hasObjectStorage())('files that go on to object storage while they arrive', () => {
  let storage: ObjectStorage
  let server: RunningServer
  let manager: Caller
  let store: number

  beforeAll(async () => {
    storage = await startObjectStorage()
    server = await startServer({ env: storage.env })
    manager = await signIn(server.url, 'account-manager')
    ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
  })
  afterAll(async () => {
    storage?.become('working')
    await server?.stop()
    await storage?.[Symbol.asyncDispose]()
  })

  const keys = async (): Promise<readonly string[]> => {
    const { Contents = [] } = await storage.client.send(new ListObjectsV2Command({ Bucket: storage.bucket }))
    return Contents.map(({ Key }) => Key ?? '')
  }
  /** Parts lie beside the bucket, in a container that this storage shows by its own interface alone. */
  const parts = async (): Promise<readonly string[]> => {
    const {
      S3_PUBLIC_ENDPOINT: url = '',
      S3_ACCESS_KEY_ID: user = '',
      S3_SECRET_ACCESS_KEY: key = '',
    } = storage.env
    const known = await fetch(`${url}/auth/v1.0`, { headers: { 'x-auth-user': user, 'x-auth-key': key } })
    const listed = await fetch(`${known.headers.get('x-storage-url')}/${storage.bucket}+segments`, {
      headers: { 'x-auth-token': known.headers.get('x-auth-token') ?? '' },
    })
    expect([200, 204, 404]).toContain(listed.status)
    return listed.status === 200 ? (await listed.text()).split('\n').filter(Boolean) : []
  }
  const begun = async (): Promise<number> =>
    (await storage.client.send(new ListMultipartUploadsCommand({ Bucket: storage.bucket }))).Uploads
      ?.length ?? 0
  /** Files, uploads that were begun, and parts. */
  const everything = async () => ({ keys: await keys(), begun: await begun(), parts: await parts() })
  const incoming = (): readonly string[] => readdirSync(join(server.dataDir, 'files', 'incoming'))

  const formOf = (sizes: readonly number[], fields: Readonly<Record<string, string>> = {}): LargeForm => ({
    fields: {
      ...goodFields(store),
      ...Object.fromEntries(sizes.map((_, place) => [`label[${place}]`, 'a'])),
      ...fields,
    },
    files: sizes.map((size, place) => ({
      field: `attachments[${place}]`,
      name: `film-${place}.bin`,
      size,
    })),
  })
  const send = (
    form: LargeForm,
    path = '/activities',
  ): Promise<{ status: number; body: Activity & Problem }> =>
    sendLargeForm<Activity & Problem>(server.url, path, manager.token, form)
  const hashOf = async (address: string): Promise<string> => {
    const hash = createHash('sha256')
    for await (const bytes of (await fetch(server.url + address)).body ?? []) hash.update(bytes)
    return hash.digest('hex')
  }

  test('of every size around a part arrive whole, several in a form', async () => {
    const part = 5 * megabyte
    const sizes = [part - 1, part, part + 1, 2 * part, 0, 3 * part + 70_000]
    const { status, body } = await send(formOf(sizes))
    expect(status).toBe(200)
    expect(body.attachments.map(({ size }) => size)).toEqual(sizes)
    for (const { size, address } of body.attachments) expect(await hashOf(address)).toBe(contentHash(size))
    expect(await begun()).toBe(0)
    await expect.poll(incoming).toEqual([])
  })

  test('are on their way before they have come whole, and leave nothing when their sender goes away', async () => {
    const before = await everything()
    await breakOff(server.url, '/activities', manager.token, formOf([60 * megabyte]), 20 * megabyte, () =>
      vi.waitFor(
        async () => {
          expect(await begun()).toBe(1)
          expect((await parts()).length).toBeGreaterThan(before.parts.length + 1)
          // It is none of the files before it was judged.
          expect(await keys()).toEqual(before.keys)
        },
        { timeout: 60_000 },
      ),
    )
    // What lies in the bucket goes before what lies on the disk, and nobody waits for an answer.
    await vi.waitFor(async () => expect(await everything()).toEqual(before), { timeout: 60_000 })
    await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 60_000 })
  })

  test.each([
    ['whose sender goes away in the second', [12, 60], 20],
    ['whose sender goes away before the end of the form', [12, 12], 24.1],
  ])('leave nothing of a form %s', async (_what, sizes, after) => {
    const before = await everything()
    const form = formOf(sizes.map((size) => size * megabyte))
    await breakOff(server.url, '/activities', manager.token, form, after * megabyte)
    await vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await everything()).toEqual(before), { timeout: 60_000 })
  })

  test.each([
    ['over the largest size', [100 * megabyte], {}, 413],
    ['beside a field that is refused', [20 * megabyte], { typeId: '999999' }, 422],
  ])('leave nothing %s', async (_what, sizes, fields, expected) => {
    const before = await everything()
    expect((await send(formOf(sizes, fields))).status).toBe(expected)
    expect(await everything()).toEqual(before)
    expect(incoming()).toEqual([])
  })

  test('leave nothing where their type is refused', async () => {
    const before = await everything()
    const refused = await send(
      { fields: {}, files: [{ field: 'file', name: 'logo.png', size: 8 * megabyte }] },
      '/assets/upload/editor',
    )
    expect([refused.status, refused.body.code]).toEqual([415, 'unsupported-media'])
    expect(await everything()).toEqual(before)
  })

  test('are refused where the bucket goes away meanwhile, and can be sent again', async () => {
    const before = await everything()
    const sending = send(formOf([60 * megabyte]))
    await vi.waitFor(async () => expect(await begun()).toBe(1), { timeout: 60_000, interval: 5 })
    storage.become('gone')
    const refused = await sending
    storage.become('working')
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Files cannot be stored at the moment. Nothing was saved; please try again in a few minutes.',
    ])
    // Whoever runs the portal learns why.
    await expect.poll(() => server.output()).toMatch(/(ECONNRESET|socket hang up)[^\n]*"kind":"files"/)
    expect(await keys()).toEqual(before.keys)
    expect((await send(formOf([6 * megabyte]))).status).toBe(200)
  })

  test('take no more memory than a few of their parts', async () => {
    const kilobytes = (line: string): number =>
      Number(
        new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1],
      )
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
    const before = kilobytes('VmRSS')
    expect((await send(formOf([90, 90].map((size) => size * megabyte)))).status).toBe(200)
    expect((kilobytes('VmHWM') - before) / 1024).toBeLessThan(160)
  })

  test('that are other bytes by now are not given out whole', async () => {
    const size = 11 * megabyte
    const earlier = new Set(await keys())
    const { body } = await send(formOf([size]))
    const [key = ''] = (await keys()).filter((one) => !earlier.has(one))
    const address = body.attachments[0]?.address ?? ''
    expect(await hashOf(address)).toBe(contentHash(size))
    const place = { Bucket: storage.bucket, Key: key }
    await storage.client.send(new PutObjectCommand({ ...place, Body: Buffer.alloc(size, 'rotten') }))
    await expect(hashOf(address)).rejects.toThrow()
    await storage.client.send(new DeleteObjectCommand(place))
  })
})
