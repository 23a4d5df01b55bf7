import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.ts'

/** A server that did not come up, with what it said. */
export class ServerDidNotStart extends Error {}

/** A server from its start to its end. */
export interface ServerLife {
  /** Everything it printed so far. */
  readonly output: string
  /** The process in which it runs. */
  readonly pid: number
  /** Ends it in order or as a crash would, and answers its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * A server that lives for some seconds is better off without compiling its embedded database a second time for speed,
 * which takes more than what it is asked then.
 */
const briefly = ['--liftoff-only']

/** A server in a process of its own, as it was built, or from the sources of another release. */
export class ServerProcess implements ServerLife {
  readonly #child: ChildProcess
  #said = ''

  private constructor(env: Readonly<Record<string, string>>, launcher: readonly string[], sources = root) {
    const program = [
      ...launcher,
      process.execPath,
      ...briefly,
      '--import',
      join(root, 'scripts/follow-parent.mjs'),
      join(sources, sources === root ? 'server/dist/main.js' : 'server/src/main.ts'),
    ]
    this.#child = spawn(program[0] ?? '', program.slice(1), {
      cwd: sources,
      env: { ...inherited(), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text
      })
    }
  }

  /**
   * Starts a server and waits until it is ready.
   *
   * @param launcher words before the program's own, for example a shell that sets limits and then becomes the server
   * @param sources the folder of another release; this one where it is left out
   * @returns the process and the address it printed
   * @throws {ServerDidNotStart} when it ended first, or was not ready within five minutes
   */
  static async start(
    env: Readonly<Record<string, string>>,
    launcher: readonly string[] = [],
    sources = root,
  ): Promise<{ process: ServerProcess; url: string }> {
    const server = new ServerProcess(env, launcher, sources)
    const deadline = Date.now() + 300_000
    for (;;) {
      if (server.#ended)
        throw new ServerDidNotStart(`The server ended before it was ready:\n${server.output}`)
      const url = /Listening on (https?:\/\/[^\s/]+)/.exec(server.output)?.[1]
      if (url !== undefined && (await isReady(url))) return { process: server, url }
      if (Date.now() > deadline) {
        await server.end('SIGKILL')
        throw new ServerDidNotStart(`The server was not ready within five minutes:\n${server.output}`)
      }
      await pause(25)
    }
  }

  /** Starts a server that is expected to refuse, and waits for its end. */
  static async refusal(
    env: Readonly<Record<string, string>>,
    launcher: readonly string[] = [],
  ): Promise<{ code: number | null; output: string }> {
    const server = new ServerProcess(env, launcher)
    await once(server.#child, 'close')
    return { code: server.#child.exitCode, output: server.output }
  }

  /** Everything it printed so far. */
  get output(): string {
    return this.#said
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get #ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Sends a signal and waits for the end; a server that ignores SIGTERM for a minute is killed. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!this.#ended) {
      // Its output too: behind a launcher the server itself ends a moment later.
      const ended = once(this.#child, 'close')
      this.#child.kill(signal)
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), 60_000)
      await ended
      clearTimeout(timer)
    }
    return this.#child.exitCode
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok
  } catch {
    return false
  }
}

/** Our environment without what would turn a test server into another kind of server. */
export function inherited(): Record<string, string> {
  const keep: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    const decides =
      /^(VITEST|NODE_ENV$|NODE_OPTIONS$|NODE_V8|PORT$|HOST$|DATA_DIR$|DATABASE_|SEED_|SESSION_|SMTP_|S3_|REDIS_)/
    if (value !== undefined && !decides.test(name)) keep[name] = value
  }
  return keep
}
