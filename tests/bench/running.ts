import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFlags } from '../../scripts/program.mjs'
import { root } from '../support/root.ts'
import { secret, type Agency, type Place } from './agency.ts'

/** A server under measurement, ours or the reference. */
export class Running {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  /** The portal's server as it runs in production, on an agency's data. */
  static ours(place: Place, env: Readonly<Record<string, string>> = {}): Promise<Running> {
    return Running.#start('server/dist/main.js', place, {
      SESSION_SECRET: secret,
      SEED_DEMO: 'false',
      REQUESTS_PER_MINUTE: '10000000',
      PORT: '0',
      ...env,
    })
  }

  /** Bare handlers over the same data. */
  static reference(place: Place): Promise<Running> {
    return Running.#start('tests/bench/reference-server.ts', place, {})
  }

  /** A bare socket server, which has no data. */
  static sockets(): Promise<Running> {
    return Running.#start('tests/bench/reference-sockets.ts', { databaseUrl: null, dataDir: '' }, {})
  }

  static #start(
    file: string,
    { databaseUrl, dataDir }: Place,
    env: Readonly<Record<string, string>>,
  ): Promise<Running> {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => name !== 'DATABASE_URL' && name !== 'NODE_ENV'),
    )
    const child = spawn(
      process.execPath,
      [...nodeFlags, '--import', join(root, 'scripts/follow-parent.mjs'), join(root, file)],
      {
        cwd: root,
        env: {
          ...inherited,
          DATA_DIR: dataDir,
          ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    )
    return new Promise((resolve, reject) => {
      let said = ''
      child.once('exit', () => reject(new Error(`${file} ended before it was ready:\n${said}`)))
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const url = /Listening on (http:\/\/\S+)/.exec(said)?.[1]
        if (url === undefined) return
        child.removeAllListeners('exit')
        resolve(new Running(child, url))
      })
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Bytes of memory that the process occupies now. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 10_000)
    await gone
    clearTimeout(timer)
  }
}

/** Ours and the reference side by side, both warm, for as long as `work` runs. */
export async function side(
  agency: Agency,
  referencePlace: Place,
  work: (ours: Running, reference: Running) => Promise<void>,
): Promise<void> {
  const reference = await Running.reference(referencePlace)
  try {
    const ours = await Running.ours(agency)
    try {
      await work(ours, reference)
    } finally {
      await ours.stop()
    }
  } finally {
    await reference.stop()
  }
}
