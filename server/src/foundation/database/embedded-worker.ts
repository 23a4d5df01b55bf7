import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { CompiledDatabase } from './embedded.ts'

/**
 * The embedded database in a thread of its own, so that a long query never
 * holds up the event loop that answers requests. It listens on a unix socket
 * and the rest of the server talks to it as to any PostgreSQL.
 */
interface Start {
  readonly directory: string
  readonly socket: string
  readonly compiled: CompiledDatabase
}

/**
 * A file system that really flushes. PGlite's own leaves `fsync` unimplemented,
 * so that a power cut could lose acknowledged transactions.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const flush = (module: unknown): void => {
      const operations = streamOperationsOf(module)
      operations['fsync'] = (stream: { nfd?: number; node?: { mode: number } }) => {
        if (typeof stream.nfd === 'number') fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRunOf(emscriptenOpts), flush] } }
  }
}

type PreRun = NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>

function preRunOf(options: { preRun?: PreRun }): PreRun {
  return options.preRun ?? []
}

function streamOperationsOf(module: unknown): Record<string, unknown> {
  const operations = (
    module as { FS?: { filesystems?: { NODEFS?: { stream_ops?: Record<string, unknown> } } } }
  ).FS?.filesystems?.NODEFS?.stream_ops
  if (!operations)
    throw new Error('The embedded database no longer offers its file operations; durability cannot be set.')
  return operations
}

const { directory, socket, compiled } = workerData as Start
const port = parentPort
if (!port) throw new Error('The embedded database runs as a worker thread only.')

const database = await PGlite.create({
  pgliteWasmModule: compiled,
  fs: new DurableNodeFS(directory),
  startParams: [
    '--single',
    '-O',
    '-j',
    '-c',
    'search_path=public',
    '-c',
    'exit_on_error=false',
    '-c',
    'log_checkpoints=false',
    '-c',
    'max_worker_processes=0',
    '-c',
    'max_parallel_workers=0',
    '-c',
    'max_parallel_workers_per_gather=0',
    '-c',
    'io_method=sync',
    '-c',
    'max_parallel_maintenance_workers=0',
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'full_page_writes=on',
    '-c',
    // What a checkpoint keeps of the log for later: it comes hourly and at the end, not by size.
    'min_wal_size=32MB',
    '-c',
    'max_wal_size=64MB',
    '-c',
    'jit=off',
  ],
})
// The directory entry itself must reach the disk once, when the database is new.
const handle = openSync(join(directory, '.'), 'r')
fsyncSync(handle)
closeSync(handle)

const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 })
await server.start()
const stop = async (): Promise<void> => {
  await server.stop()
  await database.close()
  port.postMessage('stopped')
}
port.on('message', (message: unknown) => {
  if (message === 'stop') void stop()
})
port.postMessage('ready')
