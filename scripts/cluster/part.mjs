// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Sentence } from '../sentence.mjs'

/** Milliseconds that a part has to come up; a machine may be busy. */
const patience = 120_000

/**
 * One program of the cluster, in its present life or between two.
 */
export class Part {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  #said = ''
  #program
  #args
  #options
  #isUp
  #endsBy
  #pidFile
  /** What is called when it ended without having been asked to. @type {((name: string) => void) | undefined} */
  onEnd

  /**
   * @param {string} name as people know it
   * @param {object} how
   * @param {string} how.program
   * @param {readonly string[]} how.args
   * @param {import('node:child_process').SpawnOptions} [how.options]
   * @param {(said: string) => boolean | Promise<boolean>} how.isUp asked until it says so
   * @param {NodeJS.Signals} [how.endsBy] by which it ends in order, SIGTERM by default
   * @param {string} how.pids the folder in which it leaves its number for whoever cleans up
   */
  constructor(name, { program, args, options = {}, isUp, endsBy = 'SIGTERM', pids }) {
    this.name = name
    this.#program = program
    this.#args = args
    this.#options = options
    this.#isUp = isUp
    this.#endsBy = endsBy
    this.#pidFile = join(pids, name)
  }

  /** @returns {number | undefined} while it lives */
  get pid() {
    return this.#lives ? this.#child?.pid : undefined
  }

  /** Everything that it said in its present life, the latest megabyte of it. */
  get said() {
    return this.#said
  }

  get #lives() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /**
   * Begins a life, and waits until it does its work.
   * @throws {Sentence} when it ends first, or does not come up
   */
  async start() {
    if (this.#lives) return
    this.#said = ''
    const child = spawn(this.#program, [...this.#args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // An interrupt typed at the terminal is for the command, which ends its parts in their order.
      detached: true,
      ...this.#options,
    })
    this.#child = child
    child.on('error', (error) => (this.#said += error.message))
    child.stdin?.on('error', () => undefined)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (this.#said = (this.#said + text).slice(-1_048_576)))
    child.once('exit', () => {
      if (this.#child === child && !this.#asked.has(child)) this.onEnd?.(this.name)
    })
    writeFileSync(this.#pidFile, String(child.pid ?? ''))
    for (let waited = 0; !(await this.#isUp(this.#said)); waited += 50) {
      if (!this.#lives || waited > patience)
        throw new Sentence(
          `${this.name} ${this.#lives ? 'did not come up' : `ended (${child.signalCode ?? child.exitCode})`}:\n${this.#said.trim().slice(-2000)}`,
        )
      await pause(50)
    }
  }

  /** @type {WeakSet<import('node:child_process').ChildProcess>} */
  #asked = new WeakSet()

  /**
   * Ends its life.
   * @param {NodeJS.Signals} [signal] SIGKILL for an end as of a crash
   * @returns {Promise<number | null>} its exit code
   */
  async end(signal = this.#endsBy) {
    const child = this.#child
    if (child === undefined) return null
    if (this.#lives) {
      this.#asked.add(child)
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    rmSync(this.#pidFile, { force: true })
    return child.exitCode
  }

  /** Ends it as a crash would, without anybody knowing: whoever watches over it sees it. */
  crash() {
    this.#child?.kill('SIGKILL')
  }
}
