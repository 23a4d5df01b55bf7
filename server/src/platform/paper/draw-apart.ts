import { Worker } from 'node:worker_threads'

/** What the worker is told when it starts. */
export interface PaperOrder {
  /** Address of a module with a `draw`. */
  readonly module: string
  readonly input: unknown
}

/** What a module that draws a paper exports. */
export interface Drawing {
  readonly draw: (input: never) => Promise<Uint8Array>
}

/** Papers drawn at once; more wait, so that they never take the processor from everyone else. */
const atOnce = 2
/** Milliseconds for one paper, where nothing else is said. */
const usualPatience = 30_000
let drawing = 0
const waiting: (() => void)[] = []

/** A paper was not drawn in the time that it is given. */
export class PaperTooLong extends Error {}

/**
 * Draws a paper that holds pictures of others, in a thread of its own: a damaged one may end the thread, fill the
 * memory that it was given or never come to an end, and takes nothing else with it. Then the paper is drawn again
 * without pictures.
 *
 * @param module exports `draw`; what it is given is copied into the thread, so that buffers arrive as `Uint8Array`
 * @param plain the same without pictures
 * @param patience milliseconds for each of the two
 * @throws what drawing without pictures throws, {PaperTooLong} where that took too long
 */
export async function drawApart<Input>(
  module: URL,
  input: Input,
  plain: Input,
  patience: number = usualPatience,
): Promise<Buffer> {
  if (drawing >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else drawing++
  try {
    return await drawnBy({ module: module.href, input }, patience).catch(() =>
      drawnBy({ module: module.href, input: plain }, patience),
    )
  } finally {
    // Whoever waits takes this place over.
    const next = waiting.shift()
    if (next) next()
    else drawing--
  }
}

async function drawnBy(order: PaperOrder, patience: number): Promise<Buffer> {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  let late: NodeJS.Timeout | undefined
  try {
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => reject(new Error('The paper was given up before its end.')))
      late = setTimeout(() => reject(new PaperTooLong('The paper took too long.')), patience)
    })
    return Buffer.from(bytes)
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
