import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.ts'
import { inherited, ServerDidNotStart, type ServerLife } from './server-process.ts'

export type HostOrder =
  | { readonly is: 'start'; readonly env: Readonly<Record<string, string>>; readonly mark: string }
  | { readonly is: 'stop' }
export type HostAnswer =
  | { readonly is: 'ready'; readonly url: string }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed' }

/** Hosts whose server has been stopped. */
const idle: ServerHost[] = []

/**
 * A process that runs one server after another, for the test files of a worker: a start costs a third of what it
 * costs in a process of its own. A server has a database and settings of its own, and all that it keeps goes by
 * these.
 */
export class ServerHost {
  readonly #child: ChildProcess
  readonly #output: Output[]
  #waiting: ((answer: HostAnswer) => void) | null = null
  #servers = 0

  private constructor() {
    this.#child = spawn(
      process.execPath,
      [
        '--import',
        join(root, 'scripts/follow-parent.mjs'),
        fileURLToPath(new URL('./hosting-process.ts', import.meta.url)),
      ],
      { cwd: root, env: inherited(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    this.#output = [this.#child.stdout, this.#child.stderr].flatMap((stream) =>
      stream ? [new Output(stream)] : [],
    )
    const answered = (answer: HostAnswer): void => {
      this.#waiting?.(answer)
      this.#waiting = null
    }
    this.#child.on('message', answered).once('exit', () => answered({ is: 'failed' }))
    // A worker of the tests may end while a host waits for its next server.
    this.#child.unref()
    this.#child.channel?.unref()
  }

  /**
   * Starts a server in a host that is free, or in a new one.
   * @throws {ServerDidNotStart} with what it said
   */
  static async start(env: Readonly<Record<string, string>>): Promise<{ process: ServerLife; url: string }> {
    const host = idle.pop() ?? new ServerHost()
    const answer = await host.#begin(env)
    if (answer.is === 'ready') return { process: host.#server(), url: answer.url }
    await host.#kill()
    throw new ServerDidNotStart(`The server did not start:\n${host.#said}`)
  }

  #server(): ServerLife {
    return new HostedServer(
      this.#child.pid ?? 0,
      () => this.#said,
      (signal) => this.#end(signal),
    )
  }

  #begin(env: Readonly<Record<string, string>>): Promise<HostAnswer> {
    this.#servers += 1
    const mark = `--- server ${this.#servers} ---\n`
    for (const output of this.#output) output.clearUntil(mark)
    return this.#ask({ is: 'start', env: { ...inherited(), ...env }, mark })
  }

  #ask(order: HostOrder): Promise<HostAnswer> {
    return new Promise((resolve) => {
      if (this.#ended) return resolve({ is: 'failed' })
      this.#waiting = resolve
      this.#child.send(order)
    })
  }

  get #said(): string {
    return this.#output.map(({ text }) => text).join('')
  }

  get #ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async #kill(): Promise<void> {
    if (this.#ended) return
    const ended = once(this.#child, 'close')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** Stops the server that runs now, after which the host waits for the next. */
  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended> {
    const stopped = signal === 'SIGTERM' && (await this.#ask({ is: 'stop' })).is === 'stopped'
    if (!stopped) await this.#kill()
    const said = this.#said
    if (stopped) idle.push(this)
    return { said, code: stopped ? 0 : this.#child.exitCode }
  }
}

/** How a server ended, and what it had printed. */
interface Ended {
  readonly said: string
  readonly code: number | null
}

/** One server of a host. */
class HostedServer implements ServerLife {
  readonly pid: number
  readonly #said: () => string
  readonly #stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<Ended>
  #ended: Ended | null = null

  constructor(pid: number, said: () => string, stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<Ended>) {
    this.pid = pid
    this.#said = said
    this.#stop = stop
  }

  get output(): string {
    return this.#ended?.said ?? this.#said()
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#ended ??= await this.#stop(signal)
    return this.#ended.code
  }
}

/** What is printed since a mark. */
class Output {
  text = ''
  #mark = ''

  constructor(stream: NodeJS.ReadableStream) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      this.text += part
      if (this.#mark === '') return
      const at = this.text.indexOf(this.#mark)
      if (at < 0) return
      this.text = this.text.slice(at + this.#mark.length)
      this.#mark = ''
    })
  }

  clearUntil(mark: string): void {
    this.text = ''
    this.#mark = mark
  }
}
