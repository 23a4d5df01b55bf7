import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing, PaperOrder } from './draw-apart.ts'

/** Draws one paper in a thread of its own; see draw-apart.ts. */

const { module, input } = workerData as PaperOrder
const { draw } = (await import(module)) as Drawing
parentPort?.postMessage(await draw(input as never))
