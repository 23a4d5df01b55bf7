import { makes } from './makes.ts'
import { namesOf, type Read } from './prepare.ts'
import type { Thread } from './question.ts'

/** What a thread is after a question that was not understood: of a client that it named speaks the next one too. */
export function lostIn(text: string, read: Read, thread: Thread): Thread {
  const [span, other] = namesOf(read.items)
  const [of, another] = span?.candidates ?? []
  const one = other === undefined && another === undefined && of?.kind === 'client' ? of : null
  return one
    ? { ...thread, question: { ask: 'record', of: one, field: null }, lost: 'question' }
    : stillStands(text, { ...thread, lost: lostBy(text, read, thread) })
}

/** What was not understood of a question that still stands is not forgotten. */
const stillStands = (text: string, thread: Thread): Thread =>
  thread.lost === 'fragment'
    ? { ...thread, unheard: [...(thread.unheard ?? []), text.replace(/[?!.\s]+$/, '')] }
    : { ...thread, unheard: undefined }

/** What was lost with a question that was not understood. */
function lostBy(text: string, { items }: Read, { question, lost }: Thread): Thread['lost'] {
  const make = items.some((item) => item.is === 'word' && makes.has(item.word.low))
  if (make || namesOf(items).length > 0 || /\S\s+[A-Z]\w+ [A-Z]\w+/.test(text)) return 'whom'
  if (lost === 'whom') return 'whom'
  const few =
    items.length <= longestFragment && !/^\s*(?:which|what|who|whose|how|why|when|where)\b/i.test(text)
  return question !== null && few ? (lost ?? 'fragment') : 'question'
}

/** Words of what can only have changed the question before. */
const longestFragment = 4
