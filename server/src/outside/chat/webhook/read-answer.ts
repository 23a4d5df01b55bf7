import { linesOf } from '@portal/core/assistant/lines'

/** The webhook says itself that it failed. */
export class WebhookFailed extends Error {}

/** Most characters of an answer that comes in one piece. */
const longestWhole = 1024 * 1024

/**
 * The text in what a webhook answers:
 *
 * - n8n's stream, an event a line. Each node of a workflow has its own
 *   begin, items and end: only the end of the body ends the answer. A
 *   malformed line among events is logged and skipped (shell section 8).
 * - one object, or a list of objects, with `output`, on one line or several;
 * - plain text.
 *
 * @throws {WebhookFailed} for an event of type error, which comes with status 200
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let kind: 'unknown' | 'events' | 'whole' | 'text' = 'unknown'
  let whole = ''
  for await (const line of linesOf(body)) {
    if (line.trim() === '') {
      if (kind === 'text') yield '\n'
      continue
    }
    const value = parsed(line)
    const event = eventIn(value)
    if (event) {
      kind = 'events'
      if (event.type === 'error') throw new WebhookFailed(event.content)
      if (event.type === 'item' && event.content !== '') yield event.content
    } else if (kind === 'events') {
      console.warn('chat webhook: a line of the stream is malformed')
    } else if (kind === 'whole' || (kind === 'unknown' && /^\s*[[{]/.test(line))) {
      kind = 'whole'
      whole += `${line}\n`
      if (whole.length > longestWhole) throw new WebhookFailed('The answer is too long.')
    } else {
      yield kind === 'text' ? `\n${line}` : line
      kind = 'text'
    }
  }
  if (kind !== 'whole') return
  const value = parsed(whole)
  if (value === undefined) console.warn('chat webhook: the answer is malformed')
  yield* outputsIn(value)
}

interface Event {
  readonly type: 'begin' | 'item' | 'end' | 'error'
  readonly content: string
}

function eventIn(value: unknown): Event | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  const { type } = value
  if (type !== 'begin' && type !== 'item' && type !== 'end' && type !== 'error') return null
  const content = 'content' in value && typeof value.content === 'string' ? value.content : ''
  return { type, content }
}

function* outputsIn(value: unknown): Generator<string, void, undefined> {
  if (Array.isArray(value)) {
    for (const [place, one] of value.entries()) {
      for (const output of outputsIn(one)) yield place === 0 ? output : `\n\n${output}`
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  const { output, text } = value as { readonly output?: unknown; readonly text?: unknown }
  if (typeof output === 'string') yield output
  else if (typeof text === 'string') yield text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
