import { linesOf } from '@portal/core/results/assistant/lines'
import { AnswerBroke } from '../broken-off.ts'
import { OpenNodes, type StreamEvent } from './open-nodes.ts'
import { log } from '../../../log.ts'

/** Most characters of an answer that comes in one piece. */
const longestWhole = 1024 * 1024

/**
 * The text in what a webhook answers:
 *
 * - n8n's stream, an event a line. Each node of a workflow has its own begin,
 *   items and end: only the end of the body ends the answer. A malformed line
 *   is logged and skipped, also the first one; an error of one node leaves
 *   what the others say.
 * - one object, or a list of objects, with `output`, on one line or several;
 * - plain text.
 *
 * @throws {AnswerBroke} after what came, when a node failed or did not end, when the last line is
 *   not whole, when a model stopped at its greatest length, and for what is no answer at all
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const nodes = new OpenNodes()
  let whole = ''
  let events = false
  let partLine = false
  let failed = ''
  let atLength = false
  for await (const line of linesOf(body)) {
    const value = parsed(line)
    const event = eventIn(value)
    if (event) {
      if (whole.trim() !== '') malformed()
      whole = ''
      events = true
      partLine = false
      nodes.heard(event)
      if (event.type === 'error') failed = event.content || 'no reason given'
      if (atGreatestLength(value)) atLength = true
      if (event.type === 'item' && event.content !== '') yield event.content
    } else if (!events) {
      // Neither a whole answer nor a text can be told from a broken stream before its end.
      whole += `${line}\n`
      if (whole.length > longestWhole)
        throw new AnswerBroke('limit', 'it answered more than a million characters in one piece')
    } else if (line.trim() !== '') {
      partLine = true
      malformed()
    }
  }
  if (!events) return yield* wholeAnswer(whole)
  if (failed !== '') throw new AnswerBroke('failed', `a node failed: ${failed}`)
  if (atLength) throw new AnswerBroke('length', 'the model stopped at its greatest length')
  if (partLine) throw new AnswerBroke('ended', 'the stream ended in the middle of a line')
  if (!nodes.whole) throw new AnswerBroke('ended', 'the stream ended before its end event')
}

const malformed = (): void => log.warn('chat webhook: a line of the stream is malformed')

/** @throws {AnswerBroke} for a page, a part of an object, and an answer that stopped at its greatest length */
function* wholeAnswer(text: string): Generator<string, void, undefined> {
  const plain = text.trim()
  if (plain === '') return
  if (/^<(?:!doctype|\?xml|html|head|body)\b/i.test(plain))
    throw new AnswerBroke('failed', 'it answered with a page')
  const value = parsed(plain)
  if (value === undefined) {
    if (/^[[{]|"(?:type|content|metadata)"\s*:/.test(plain))
      throw new AnswerBroke('ended', 'its answer is malformed')
    return yield plain
  }
  yield* typeof value === 'object' ? outputsIn(value) : [typeof value === 'string' ? value : plain]
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (parts.some(atGreatestLength))
    throw new AnswerBroke('length', 'the model stopped at its greatest length')
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function eventIn(value: unknown): StreamEvent | null {
  if (!isObject(value)) return null
  const { type, content, metadata } = value
  if (type !== 'begin' && type !== 'item' && type !== 'end' && type !== 'error') return null
  const { nodeId, runIndex, itemIndex } = isObject(metadata) ? metadata : {}
  return {
    type,
    content: typeof content === 'string' ? content : '',
    node: typeof nodeId === 'string' ? nodeId : '',
    run: [runIndex, itemIndex].filter((place) => typeof place === 'number').join(' '),
  }
}

/** Whether a model says that it stopped because it may write no more, in any of the places where nodes put it. */
function atGreatestLength(value: unknown): boolean {
  if (!isObject(value)) return false
  const { choices } = value
  return [
    value,
    value['metadata'],
    value['response_metadata'],
    Array.isArray(choices) ? choices[0] : null,
  ].some((place) => isObject(place) && [place['finish_reason'], place['finishReason']].includes('length'))
}

function* outputsIn(value: unknown): Generator<string, void, undefined> {
  if (Array.isArray(value)) {
    for (const [place, one] of value.entries()) {
      for (const output of outputsIn(one)) yield place === 0 ? output : `\n\n${output}`
    }
    return
  }
  if (!isObject(value)) return
  const { output, text } = value
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
