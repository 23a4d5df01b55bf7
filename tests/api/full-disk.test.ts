import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, goodFields, twoStores, type Activity, type Problem } from './activity-form.ts'
import { megabyte, sendLargeForm } from './large-form.ts'

/**
 * A server whose process may write no file larger than so many KB: the system
 * then refuses the write as it does on a full disk.
 */
const noFileOver = (kilobytes: number): readonly string[] => [
  'bash',
  '-c',
  `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$@"`,
  'bash',
]

let server: RunningServer
let manager: Caller
let store: number

beforeAll(async () => {
  // The embedded database writes segments of 16 MB.
  server = await startServer({ launcher: noFileOver(20 * 1024) })
  manager = await signIn(server.url, 'account-manager')
  ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
})
afterAll(async () => {
  await server.stop()
})

const filesOf = (folder: string): readonly string[] => readdirSync(join(server.dataDir, 'files', folder))

test('an upload that finds no room is refused with a sentence, and nothing of it stays', async () => {
  const before = (await manager.get<Activity[]>(`/clients/${store}/activities`)).body.length
  const folders = filesOf('.')
  const { status, body } = await sendLargeForm<Problem>(server.url, '/activities', manager.token, {
    fields: { ...goodFields(store), 'label[0]': 'small', 'label[1]': 'large' },
    files: [
      { field: 'attachments[0]', name: 'small.bin', size: megabyte },
      { field: 'attachments[1]', name: 'large.bin', size: 30 * megabyte },
    ],
  })
  expect(status).toBe(507)
  expect(body).toEqual({
    code: 'no-space',
    message:
      'There is no room left to store this. Nothing was saved; please tell your administrator and try again later.',
  })
  expect(filesOf('incoming')).toEqual([])
  expect(filesOf('.')).toEqual(folders)
  expect((await manager.get<Activity[]>(`/clients/${store}/activities`)).body).toHaveLength(before)
})

test('what does find room is stored as ever', async () => {
  const logged = await manager.post<Activity>(
    '/activities',
    formOf({ ...goodFields(store), 'label[0]': 'a' }, [new File(['small'], 'small.txt')]),
  )
  expect(logged.status).toBe(200)
  expect(await (await fetch(server.url + (logged.body.attachments[0]?.address ?? ''))).text()).toBe('small')
})
