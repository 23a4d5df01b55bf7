import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '@portal/server/foundation/database/database'
import { fileSettings } from '@portal/server/foundation/files/bucket-settings'
import { bucketStorage } from '@portal/server/foundation/files/bucket-storage'
import { knownTo } from '@portal/server/foundation/files/known-files'
import { localStorage, placeOf } from '@portal/server/foundation/files/local-storage'
import type { Storage, StoredFile } from '@portal/server/foundation/files/storage'
import { sweepPlace } from '@portal/server/foundation/files/sweep'
import { keepDemoFiles } from '@portal/server/seed/files/keep'
import { runCommand } from '../support/command.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { hasObjectStorage, startObjectStorage, type ObjectStorage } from '../support/object-storage.ts'
import { formOf, goodFields, twoStores, type Activity, type Problem } from './activity-form.ts'
import { contentHash, megabyte, sendLargeForm } from './large-form.ts'

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe.skipIf(!hasObjectStorage())('files in object storage', () => {
  let storage: ObjectStorage
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
  const settings = (more: Readonly<Record<string, string>> = {}) => {
    const { bucket } = fileSettings({ ...storage.env, ...more })
    if (bucket === null) throw new Error('No bucket is set.')
    return bucket
  }

  beforeAll(async () => {
    storage = await startObjectStorage()
  })
  afterAll(async () => {
    await storage?.[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  const keysInBucket = async (): Promise<readonly string[]> => {
    const { Contents = [] } = await storage.client.send(new ListObjectsV2Command({ Bucket: storage.bucket }))
    return Contents.map(({ Key }) => Key ?? '')
  }

  describe.each([
    ['a folder', async (): Promise<Storage> => localStorage(join(folder, 'place'))],
    ['a bucket', async (): Promise<Storage> => bucketStorage(settings())],
  ])('%s', (_name, open) => {
    let place: Storage
    const written = (bytes: Buffer): string => {
      const path = join(folder, randomUUID())
      writeFileSync(path, bytes)
      return path
    }
    beforeAll(async () => {
      place = await open()
    })

    test('gives back what was put, whole and in parts, in one piece and in many', async () => {
      for (const size of [0, 1, 70_000, 20 * megabyte + 1]) {
        const [key, bytes] = [randomUUID(), randomBytes(size)]
        const path = written(bytes)
        await place.put(key, path, hashOf(bytes))
        expect(existsSync(path)).toBe(true)
        expect(await place.size(key)).toBe(size)
        const whole = await place.open(key)
        expect(whole && (await buffer(whole)).equals(bytes), `${size} bytes`).toBe(true)
        if (size > 100) {
          const part = await place.open(key, { start: size - 10, end: size - 1 })
          expect(part && (await buffer(part)).equals(bytes.subarray(-10))).toBe(true)
        }
        await place.remove(key)
      }
    })

    test('lists what is there, and has nothing of what is not or is no more', async () => {
      const [key, bytes] = [randomUUID(), Buffer.from('listed')]
      await place.put(key, written(bytes), hashOf(bytes))
      let found: StoredFile | null = null
      for await (const file of place.list()) if (file.key === key) found = file
      expect(found).toMatchObject({ size: 6 })
      expect(Math.abs(Date.now() - Number((found as StoredFile | null)?.changedAt))).toBeLessThan(60_000)
      await place.remove(key)
      await place.remove(key)
      expect(await place.size(key)).toBeNull()
      expect(await place.open(key)).toBeNull()
      expect(await place.open('../../etc/passwd')).toBeNull()
      await expect(place.remove('../../etc/passwd')).rejects.toThrow('not of our making')
    })
  })

  test('the files of a new demo agency go there, and to the disk while it is away', async () => {
    const dataDir = mkdtempSync(join(folder, 'demo-'))
    const files = fileSettings({ ...storage.env, S3_TIMEOUT: '30' })
    const before = await keysInBucket()
    const kept = await keepDemoFiles({ dataDir, files })
    const keys = Object.values(kept.files).map(({ storage_key }) => storage_key)
    const added = (await keysInBucket()).filter((key) => !before.includes(key))
    expect(added.toSorted()).toEqual(keys.map((key) => `files/${key}`).toSorted())
    await kept.undo()
    expect((await keysInBucket()).toSorted()).toEqual(before.toSorted())

    storage.become('gone')
    try {
      const near = await keepDemoFiles({ dataDir, files })
      const disk = localStorage(join(dataDir, 'files'))
      for (const { storage_key, size } of Object.values(near.files))
        expect(await disk.size(storage_key)).toBe(size)
    } finally {
      storage.become('working')
    }
    expect(readdirSync(join(dataDir, 'files', 'incoming'))).toEqual([])
  })

  test('a bucket takes no bytes but those that were announced, and gives out no others', async () => {
    const place = await bucketStorage(settings())
    const path = join(folder, 'changed')
    const key = randomUUID()
    writeFileSync(path, 'what is on the disk by now')
    await expect(place.put(key, path, hashOf(Buffer.from('what was received')))).rejects.toThrow(
      'not those that were stored',
    )
    expect(await place.size(key)).toBeNull()
    const damaged = { Bucket: storage.bucket, Key: `files/${key}` }
    await storage.client.send(
      new PutObjectCommand({
        ...damaged,
        Body: 'rotten',
        Metadata: { sha256: hashOf(Buffer.from('sound')) },
      }),
    )
    const bytes = await place.open(key)
    await expect(bytes && buffer(bytes)).rejects.toThrow('not those that were stored')
    await storage.client.send(new DeleteObjectCommand(damaged))
  })

  describe('a portal with a bucket', () => {
    let server: RunningServer
    let database: Database
    let manager: Caller
    let store: number
    /** An activity whose file is there from the beginning. */
    let earliest: Activity

    beforeAll(async () => {
      server = await startServer({ env: storage.env })
      manager = await signIn(server.url, 'account-manager')
      ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
      earliest = (await withFile('the earliest')).body
      database = await openDatabase({
        databaseUrl: server.databaseUrl,
        dataDir: '',
        poolSize: 2,
        pooled: false,
      })
    })
    afterAll(async () => {
      storage.become('working')
      await database?.stop()
      await server?.stop()
    })

    const withFile = (text: string): Promise<{ status: number; body: Activity & Problem }> =>
      manager.request<Activity & Problem>('POST', '/activities', {
        body: formOf({ ...goodFields(store), 'label[0]': 'Kept' }, [new File([text], 'kept.txt')]),
      })
    const addressOf = (activity: Activity): string => server.url + String(activity.attachments[0]?.address)
    const activities = async (): Promise<number> =>
      (await manager.get<Activity[]>(`/clients/${store}/activities`)).body.length
    const onDisk = (): readonly string[] =>
      readdirSync(join(server.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /^[0-9a-f]{2}.[0-9a-f-]{36}$/.test(name),
      )

    test('keeps an upload there alone, and serves it as ever: type, disposition, parts, and nothing unsigned', async () => {
      const [before, lying] = [(await keysInBucket()).length, onDisk()]
      const { status, body } = await withFile('kept in the bucket')
      expect(status).toBe(200)
      expect((await keysInBucket()).length).toBe(before + 1)
      expect(onDisk()).toEqual(lying)
      const whole = await fetch(addressOf(body))
      expect(await whole.text()).toBe('kept in the bucket')
      expect(whole.headers.get('content-disposition')).toContain('attachment; filename="kept.txt"')
      expect(whole.headers.get('content-type')).toBe('application/octet-stream')
      expect(whole.headers.get('content-security-policy')).toContain('sandbox')
      const part = await fetch(addressOf(body), { headers: { range: 'bytes=8-9' } })
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 8-9/18',
        'th',
      ])
      expect((await fetch(addressOf(body).replace(/s=[^&]+/, 's=forged'))).status).toBe(401)
    })

    test('sends a large upload on without holding it', async () => {
      const size = 20 * megabyte
      const { status, body } = await sendLargeForm<Activity>(server.url, '/activities', manager.token, {
        fields: { ...goodFields(store), 'label[0]': 'a' },
        files: [{ field: 'attachments[0]', name: 'film.bin', size }],
      })
      expect(status).toBe(200)
      const hash = createHash('sha256')
      for await (const chunk of (await fetch(addressOf(body))).body ?? []) hash.update(chunk)
      expect(hash.digest('hex')).toBe(contentHash(size))

      // Who opens or saves it is sent to the bucket for a minute, under the same name and type; a page is not.
      const asked = async (address: string, how: 'document' | 'image'): Promise<IncomingMessage> => {
        const mode = how === 'document' ? 'navigate' : 'no-cors'
        const request = get(address, { headers: { 'sec-fetch-mode': mode, 'sec-fetch-dest': how } })
        const [response] = (await once(request, 'response')) as [IncomingMessage]
        response.resume()
        return response
      }
      const sent = await asked(addressOf(body), 'document')
      expect([sent.statusCode, sent.headers['cache-control']]).toEqual([302, 'no-store'])
      const direct = String(sent.headers.location)
      expect(direct).toContain('X-Amz-Expires=60')
      const there = await fetch(direct)
      expect([
        there.status,
        there.headers.get('content-type'),
        there.headers.get('content-disposition'),
      ]).toEqual([
        200,
        'application/octet-stream',
        `attachment; filename="film.bin"; filename*=UTF-8''film.bin`,
      ])
      await there.body?.cancel()
      expect((await fetch(direct.replace('film.bin', 'other.html'))).status).toBe(403)
      expect((await asked(addressOf(body), 'image')).statusCode).toBe(200)
      expect((await asked(addressOf(body).replace(/s=[^&]+/, 's=forged'), 'document')).statusCode).toBe(401)
      expect((await asked(addressOf(earliest), 'document')).statusCode).toBe(200)
    })

    test('leaves nothing there of what is refused', async () => {
      const before = await keysInBucket()
      const refused = await manager.request<Problem>('POST', '/activities', {
        body: formOf({ ...goodFields(store), typeId: '999999', 'label[0]': 'Lost' }, [
          new File(['lost'], 'lost.txt'),
        ]),
      })
      expect(refused.status).toBe(422)
      expect(await keysInBucket()).toEqual(before)
    })

    test.each([
      ['gone', 'gone'],
      ['silent', 'silent'],
    ] as const)(
      'saves nothing and says so while the bucket is %s; what needs no file goes on',
      async (_name, mood) => {
        const earlier = await withFile('from before')
        // Whoever is silent is given up soon; everybody else has time, however busy the machine is.
        if (mood === 'silent') await server.restart({ S3_TIMEOUT: '5' })
        const [count, before] = [await activities(), await keysInBucket()]
        storage.become(mood)
        const refused = await withFile('not now')
        expect([refused.status, refused.body.message]).toEqual([
          503,
          'Files cannot be stored at the moment. Nothing was saved; please try again in a few minutes.',
        ])
        const read = await fetch(addressOf(earlier.body))
        expect([read.status, await read.json()]).toEqual([
          503,
          {
            code: 'unavailable',
            message: 'Files cannot be read at the moment. Please try again in a few minutes.',
          },
        ])
        expect(await activities()).toBe(count)
        // The operator learns why.
        await expect
          .poll(() => server.output())
          .toMatch(
            mood === 'gone'
              ? /(ECONNRESET|socket hang up)[^\n]*"kind":"files"/
              : /TimeoutError[^\n]*"kind":"files"/,
          )
        storage.become('working')
        if (mood === 'silent') await server.restart()
        expect(await keysInBucket()).toEqual(before)
        expect((await withFile('now')).status).toBe(200)
        expect(await (await fetch(addressOf(earlier.body))).text()).toBe('from before')
      },
    )

    test('does not start with a key that is refused, and starts while the bucket is away', async () => {
      const env = { ...storage.env, S3_SECRET_ACCESS_KEY: 'another' }
      const data = { content: 'empty', env: { ...env, DATABASE_URL: server.databaseUrl ?? '' } } as const
      await expect(startServer(data)).rejects.toThrow(
        'refuses the bucket portal-files (SignatureDoesNotMatch)',
      )
      storage.become('gone')
      await server.restart()
      storage.become('working')
      manager = await signIn(server.url, 'account-manager')
      expect((await withFile('after the restart')).status).toBe(200)
    })

    const command = (name: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
      runCommand(name, args, {
        ...storage.env,
        DATABASE_URL: server.databaseUrl ?? '',
        DATA_DIR: server.dataDir,
        ...more,
      })

    test('its backup has the files of the bucket, and brings back there what is missing', async () => {
      const { body } = await withFile('saved from the bucket')
      const desk = join(folder, 'monday')
      const saved = await command('backup', ['backup', desk])
      expect(saved.code, saved.said).toBe(0)
      const [key = ''] = (await keysInBucket()).filter((one) => one.startsWith('files/'))
      await storage.client.send(new DeleteObjectCommand({ Bucket: storage.bucket, Key: key }))
      const admin = new pg.Client(server.databaseUrl ?? '')
      await admin.connect()
      await admin.query('create database brought_back')
      await admin.end()
      const place = new URL(server.databaseUrl ?? '')
      place.pathname = '/brought_back'
      const restored = await command('backup', ['restore', desk], {
        DATABASE_URL: place.href,
        DATA_DIR: join(folder, 'second'),
      })
      expect(restored.code, restored.said).toBe(0)
      expect(restored.said).toContain('every file its bytes')
      expect(await keysInBucket()).toContain(key)
      expect(await (await fetch(addressOf(body))).text()).toBe('saved from the bucket')
    })

    test('its files move to the disk and back while people read and write, and are found at any time', async () => {
      const [first, second] = [await withFile('the first'), await withFile('the second')]
      await server.restart({ FILES_IN: 'disk' })
      manager = await signIn(server.url, 'account-manager')
      const [before, lying] = [await keysInBucket(), onDisk()]
      const onThisDisk = { FILES_IN: 'disk' }

      const tried = await command('files', ['move', '--dry-run'], onThisDisk)
      expect(tried.said).toContain(`Would move ${before.length} files`)
      expect([await keysInBucket(), onDisk()]).toEqual([before, lying])

      // One that an earlier move left half written, and one that has rotted since.
      const known = knownTo(database)
      const facts = await known(before.map((key) => key.slice('files/'.length)))
      const [half, rotten] = ['the first', 'the second'].map(
        (text) => facts.find(({ sha256 }) => sha256 === hashOf(Buffer.from(text)))?.key ?? '',
      ) as [string, string]
      const halfWritten = placeOf(join(server.dataDir, 'files'), half)
      mkdirSync(dirname(halfWritten), { recursive: true })
      writeFileSync(halfWritten, 'the fir')
      const object = (key: string) => ({ Bucket: storage.bucket, Key: `files/${key}` })
      await storage.client.send(new PutObjectCommand({ ...object(rotten), Body: 'the secret' }))

      let under = true
      const answered: [read: number, text: string, written: number][] = []
      const working = (async () => {
        while (under) {
          const read = await fetch(addressOf(earliest))
          const text = await read.text()
          answered.push([read.status, text, (await withFile('meanwhile')).status])
        }
      })()
      const moved = await command('files', ['move'], onThisDisk)
      under = false
      await working
      expect(new Set(answered.map(String))).toEqual(new Set(['200,the earliest,200']))
      expect(moved).toMatchObject({
        code: 1,
        said: expect.stringContaining(`are not the bytes that were stored and stay there: ${rotten}`),
      })
      expect(await keysInBucket()).toEqual([`files/${rotten}`])
      expect(await (await fetch(addressOf(first.body))).text()).toBe('the first')

      await storage.client.send(new PutObjectCommand({ ...object(rotten), Body: 'the second' }))
      const again = await command('files', ['move'], onThisDisk)
      expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Moved 1 files') })
      expect(await keysInBucket()).toEqual([])
      expect(await (await fetch(addressOf(second.body))).text()).toBe('the second')

      const back = await command('files', ['move'])
      expect(back.code, back.said).toBe(0)
      expect(onDisk()).toEqual([])
      expect(await (await fetch(addressOf(second.body))).text()).toBe('the second')
    })

    test('sweeps what no record refers to, after its days and only when it is told to', async () => {
      const [orphan, bytes] = [randomUUID(), Buffer.from('nobody’s')]
      const place = await bucketStorage(settings())
      const path = join(folder, orphan)
      writeFileSync(path, bytes)
      await place.put(orphan, path, hashOf(bytes))
      await storage.client.send(
        new CreateMultipartUploadCommand({ Bucket: storage.bucket, Key: `files/${randomUUID()}` }),
      )
      const before = await keysInBucket()
      const told = await command('files', ['sweep'])
      expect(told.code, told.said).toBe(0)
      expect(told.said).toContain('bucket portal-files: found 0 files')
      expect(told.said).toContain('Nothing was removed. Add --delete')
      expect(await command('files', ['sweep', '--days', '0'])).toMatchObject({ code: 1 })

      const later = Date.now() + 2 * 86_400_000
      const known = knownTo(database)
      const found = { uploads: 1, files: 1, bytes: bytes.length }
      expect(await sweepPlace(place, known, { remove: false, now: later })).toEqual(found)
      expect(await keysInBucket()).toEqual(before)
      expect(await sweepPlace(place, known, { remove: true, now: later })).toEqual(found)
      expect(await keysInBucket()).toEqual(before.filter((key) => !key.includes(orphan)))
      expect(await place.abandoned(new Date(later), false)).toBe(0)
    })
  })
})
