import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, signIn, startServer, visitor, type RunningServer } from '../support/index.ts'
import { found } from './import-file.ts'

let server: RunningServer
let folder: string

beforeAll(async () => {
  server = await startServer()
  folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Runs the command as its own process on the data of the server under test. */
async function command(
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = {
    ...process.env,
    DATA_DIR: server.dataDir,
    ...(server.databaseUrl === null ? {} : { DATABASE_URL: server.databaseUrl }),
  }
  const child = spawn(process.execPath, [join(root, 'server/src/commands/import/main.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

describe('the import command', () => {
  test('imports through the running server, in the name of a Super Administrator or of whom it is told', async () => {
    const path = write('good.csv', 'Wer,City\nCommand Kia,Akron')
    const dry = await command('clients', path, '--column', 'Wer=Name', '--dry-run')
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('as super-admin@demo.test') })
    expect(dry.said).toContain('Nothing was written: this was a dry run.')
    const manager = await signIn(server.url, 'account-manager')
    expect(await found(manager, 'Command Kia')).toEqual([])
    const real = await command('clients', path, '--column', 'Wer=Name', '--as', 'director@demo.test')
    expect(real).toMatchObject({ code: 0, said: expect.stringContaining('as director@demo.test') })
    expect(real.said).toContain('Done: 1 new, 0 changed, 0 unchanged.')
    expect((await found(manager, 'Command Kia')).length).toBe(1)
  })

  test('prints each bad row by line and column, and fails', async () => {
    const bad = await command(
      'clients',
      write('bad.csv', 'Name,Activated,Dealer Code\nBad Kia,2026-99-01,B-1\n,,B-2'),
    )
    expect(bad.code).toBe(1)
    expect(bad.said).toContain(
      'line 2, Activated "2026-99-01": Field must be a date\nline 3, Name: Field is required',
    )
    expect(bad.said).toContain('2 rows cannot be taken, so nothing was written.')
  })

  test('says in a sentence what is wrong with itself', async () => {
    expect(await command('dealers', 'x.csv')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Usage: npm run import -- clients|budgets'),
    })
    expect(await command('clients', join(folder, 'no.csv'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no file'),
    })
    const path = write('one.csv', 'Name\nOne Kia')
    expect((await command('clients', path, '--as', 'nobody@demo.test')).said).toContain(
      'There is no active user with the address nobody@demo.test.',
    )
    expect((await command('clients', path, '--as', 'seo@demo.test')).said).toContain(
      'Whole files are brought in by administrators, Directors, Executives, Managers and Developers.',
    )
    expect((await command('clients', path, '--column', 'Nope=name')).said).toContain(
      'The file has no column "Nope". It has: Name.',
    )
  })

  test('the key for it is readable by its owner alone and good for one sign-in', async () => {
    const file = join(server.dataDir, 'operator.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { key } = JSON.parse(readFileSync(file, 'utf8')) as { key: string }
    const use = () => visitor(server.url).post<{ accessToken?: string }>('/imports/operator-session', { key })
    expect((await use()).body.accessToken).toEqual(expect.any(String))
    expect((await use()).status).toBe(403)
    expect((await visitor(server.url).post('/imports/operator-session', { key: '' })).status).toBe(403)
  })

  test('works without a running server too', async () => {
    await server.kill()
    const path = write('alone.csv', 'Name\nAlone Kia')
    expect(await command('clients', path)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Done: 1 new'),
    })
    await server.restart()
    expect((await found(await signIn(server.url, 'seo'), 'Alone Kia')).length).toBe(1)
  })
})
