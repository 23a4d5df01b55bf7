import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

let written: Promise<string> | undefined

/**
 * The OpenAPI document as JSON text. It looks into every schema of the
 * contract, which takes a second and much memory: the first who asks has a
 * thread of its own write it, which ends with all that it needed.
 *
 * @throws {Error} when the thread failed; the next who asks tries again
 */
export function openApiText(): Promise<string> {
  written ??= write().catch((error: unknown) => {
    written = undefined
    throw error
  })
  return written
}

async function write(): Promise<string> {
  const worker = new Worker(new URL('./openapi-worker.ts', import.meta.url))
  try {
    const [text]: unknown[] = await once(worker, 'message')
    if (typeof text !== 'string') throw new Error('The thread that writes the OpenAPI document sent no text.')
    return text
  } finally {
    await worker.terminate()
  }
}
