import { Worker } from 'node:worker_threads'

export interface StrengthQuestion {
  readonly id: number
  readonly password: string
  readonly words: readonly string[]
}
export interface StrengthAnswer {
  readonly id: number
  readonly score: number
}

/** Milliseconds after which the dictionaries are let go: passwords are chosen rarely. */
const keptFor = 60_000

interface Measuring {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve: (score: number) => void; reject: (error: unknown) => void }>
  leaving: NodeJS.Timeout | null
}

let measuring: Measuring | null = null
let asked = 0

function begin(): Measuring {
  const worker = new Worker(new URL('./strength-worker.ts', import.meta.url))
  worker.unref()
  const begun: Measuring = { worker, waiting: new Map(), leaving: null }
  worker.on('message', ({ id, score }: StrengthAnswer) => {
    begun.waiting.get(id)?.resolve(score)
    begun.waiting.delete(id)
    if (begun.waiting.size === 0) {
      begun.leaving = setTimeout(() => void leave(begun), keptFor)
      begun.leaving.unref()
    }
  })
  worker.on('error', (error) => {
    if (measuring === begun) measuring = null
    for (const { reject } of begun.waiting.values()) reject(error)
  })
  return begun
}

async function leave(begun: Measuring): Promise<void> {
  if (measuring === begun) measuring = null
  await begun.worker.terminate()
}

/**
 * The score of a password, 0 to 4, by the same measure as in the browser. It
 * is found in a thread of its own: the dictionaries take a quarter of a second
 * to load, and an unlucky password almost as long to measure.
 *
 * @param words what a guesser knows of the person
 */
export function strengthOf(password: string, words: readonly string[]): Promise<number> {
  const present = (measuring ??= begin())
  if (present.leaving) clearTimeout(present.leaving)
  present.leaving = null
  const id = (asked += 1)
  return new Promise((resolve, reject) => {
    present.waiting.set(id, { resolve, reject })
    present.worker.postMessage({ id, password, words } satisfies StrengthQuestion)
  })
}
