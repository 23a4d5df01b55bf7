import { onlyReads } from '../sentences.ts'
import type { Answering } from '../topic.ts'

/** What the assistant never does, said in a sentence. */
export async function* beyond(): Answering {
  yield onlyReads
}
