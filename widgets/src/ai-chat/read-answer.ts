import { BrokenOff, chatFailures } from '@portal/core/results/assistant/failure'
import { linesOf } from '@portal/core/results/assistant/lines'

/**
 * The parts of an answer in its stream. A malformed line is only logged; an
 * event of type `end` stops it, and nothing else makes it whole.
 *
 * @throws {BrokenOff} for an event of type `error`, with the sentence that it holds, and for a stream
 *   that stops without an `end`; and what reading throws
 */
export async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  for await (const line of linesOf(body)) {
    if (line.trim() === '') continue
    const event = eventIn(line)
    if (event === null) console.warn('A line of the chat stream could not be read.')
    else if (event.type === 'end') return
    else if (event.type === 'error')
      throw new BrokenOff(typeof event.content === 'string' ? event.content : '')
    else if (event.type === 'item' && typeof event.content === 'string') yield event.content
  }
  throw new BrokenOff(chatFailures.ended)
}

function eventIn(line: string): { readonly type?: unknown; readonly content?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
