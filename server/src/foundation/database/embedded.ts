import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import { lockDirectory } from './directory-lock.ts'
import { log } from '../log.ts'

/** A running embedded database. */
export interface Embedded {
  /** Directory of the unix socket `.s.PGSQL.5432`, for `pg`'s `host`. */
  readonly socketDirectory: string
  stop(): Promise<void>
}

/** Milliseconds between attempts to bring a broken database back. */
const restartAfter = 1000

/**
 * Starts the embedded database on a directory, creating it when it is new.
 * One that breaks down later, for example on a full disk, is started again
 * until it comes back; calls answer 503 meanwhile.
 *
 * @throws {DirectoryInUse} when another process holds the directory
 */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const directory = join(dataDir, 'database')
  const unlock = lockDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // A socket's path may have about 100 characters, so it lives in the system's temporary directory.
  const socketDirectory = mkdtempSync(join(tmpdir(), 'portal-'))
  chmodSync(socketDirectory, 0o700)
  const socket = join(socketDirectory, '.s.PGSQL.5432')
  // At the end of the process the lock is the kernel's to give back: until then the thread may still be writing.
  const clean = (): void => rmSync(socketDirectory, { recursive: true, force: true })
  let stopping = false
  /** null while the database is down. */
  let worker: Worker | null = null
  const start = async (): Promise<void> => {
    rmSync(socket, { force: true })
    const started = await startWorker(directory, socket)
    started.on('error', (error) => log.error({ err: error }, 'The embedded database broke down'))
    started.once('exit', () => {
      worker = null
      restarting = restart()
    })
    worker = started
  }
  let restarting: Promise<void> = Promise.resolve()
  const restart = async (): Promise<void> => {
    while (!stopping && worker === null) {
      await pause(restartAfter)
      if (!stopping)
        await start().catch((error: unknown) =>
          log.error({ err: error }, 'The embedded database could not be started again yet'),
        )
    }
  }
  try {
    await start()
  } catch (error) {
    clean()
    unlock()
    throw error
  }
  process.once('exit', clean)
  return {
    socketDirectory,
    async stop() {
      stopping = true
      await restarting
      if (worker !== null) {
        const stopped = nextMessage(worker, 'stopped')
        worker.postMessage('stop')
        await stopped.catch(() => undefined)
        await worker?.terminate()
      }
      process.removeListener('exit', clean)
      clean()
      unlock()
    },
  }
}

/** What Node has and its types leave out: https://webassembly.github.io/spec/js-api/. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledDatabase> }

/** Threads take it over as it is. */
export type CompiledDatabase = NonNullable<PGliteOptions['pgliteWasmModule']>

let compiled: Promise<CompiledDatabase> | undefined

/** The database itself, compiled once for a process: it takes longer than all else of a start. */
function compiledDatabase(): Promise<CompiledDatabase> {
  const beside = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(dirname(beside), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

async function startWorker(directory: string, socket: string): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { directory, socket, compiled: await compiledDatabase() },
  })
  try {
    await nextMessage(worker, 'ready')
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

function nextMessage(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (message: unknown): void => {
      if (message === expected) settle(resolve)
    }
    const onError = (error: unknown): void => settle(() => reject(error))
    const onExit = (): void =>
      settle(() => reject(new Error('The embedded database stopped before it was ready.')))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
