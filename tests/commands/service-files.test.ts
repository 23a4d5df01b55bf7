import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { root } from '../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-service-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = { SESSION_SECRET: 'a secret of a production server that nobody guesses' }
const unit = readFileSync(join(root, 'docs/examples/agency-portal@.service'), 'utf8')
const containerfile = readFileSync(join(root, 'docs/examples/Containerfile'), 'utf8')

/** `A=1 B=2` as an object. */
const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]))

/** Starts a command line, asks whether it is ready, and how it ends when it is asked to. */
async function life(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ ready: number; code: number | null }> {
  const [program = '', ...args] = words
  const child: ChildProcess = spawn(program, args, { cwd, env: { PATH: '/usr/bin:/bin', ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(said)))
    child.stdout?.on('data', () => {
      const found = /Listening on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  const { status } = await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/api/ready`)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return { ready: status, code: child.exitCode }
}

test('the unit starts the portal as it is written there, which ends in order', async () => {
  const line = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const port = await freePort()
  const here = (text: string): string =>
    text.replaceAll('/opt/agency-portal', root).replaceAll('%i', String(port))
  const env = {
    ...pairs(here(line('Environment'))),
    ...secret,
    DATA_DIR: join(folder, 'unit'),
    DRAIN_SECONDS: '0',
  }
  expect(await life(here(line('ExecStart')).split(' '), here(line('WorkingDirectory')), env)).toEqual({
    ready: 200,
    code: 0,
  })
})

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd understands the unit', () => {
  const file = join(folder, 'agency-portal@4001.service')
  writeFileSync(file, unit.replaceAll('/opt/agency-portal', root))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  const about = stderr.split('\n').filter((line) => line.includes('agency-portal'))
  expect([status, about]).toEqual([0, []])
})

test('what the container file copies is all that the portal needs, and needs no network', async () => {
  const place = join(folder, 'image')
  for (const [, from = '', to = ''] of containerfile.matchAll(/^COPY (\S+) (\S+)$/gm)) {
    mkdirSync(dirname(join(place, to)), { recursive: true })
    // Blocks are shared where the file system can; links stay links.
    if (from === 'node_modules') spawnSync('cp', ['-al', join(root, from), join(place, to)])
    else cpSync(join(root, from), join(place, to), { recursive: true, verbatimSymlinks: true })
  }
  const words = JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? '[]') as string[]
  const env = {
    ...pairs(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? ''),
    ...secret,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'container'),
    DRAIN_SECONDS: '0',
  }
  expect(await life(words, place, env)).toEqual({ ready: 200, code: 0 })
})
