import { Refusal } from '../../../http/refusal.ts'
import type { SummaryQuestion, SummarySource } from '../port.ts'
import { summaryHtml } from './summary-html.ts'

/** Most bytes of an answer that are read. */
const longestAnswer = 512 * 1024

const unavailable = (): Refusal =>
  new Refusal('unavailable', 'The summary is not available right now. Please try again later.')

/** A summary from a webhook in n8n's format: asked by GET, answered as `{output}`. */
export class WebhookSummary implements SummarySource {
  readonly id: string | null
  readonly #url: string
  readonly #secret: string | null
  readonly #patience: number

  constructor(url: string, secret: string | null, patience: number) {
    this.#url = url
    this.#secret = secret
    this.#patience = patience
    this.id = /\/([A-Za-z0-9_-]{1,100})\/?$/.exec(url)?.[1] ?? null
  }

  async summarize({ clientId, range, channels }: SummaryQuestion): Promise<string> {
    const address = new URL(this.#url)
    address.searchParams.set('client_id', String(clientId))
    address.searchParams.set('start_date', range.start)
    address.searchParams.set('end_date', range.end)
    address.searchParams.set('channels', channels.join(','))
    try {
      const response = await fetch(address, {
        headers: {
          accept: 'application/json',
          ...(this.#secret === null ? {} : { authorization: `Bearer ${this.#secret}` }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#patience),
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel().catch(() => undefined)
        throw unavailable()
      }
      const output = outputOf(JSON.parse(await textOf(response.body)))
      if (output === null) throw unavailable()
      return summaryHtml(output)
    } catch (error) {
      // What it says of itself is for its own people.
      throw error instanceof Refusal ? error : unavailable()
    }
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > longestAnswer) throw unavailable()
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** `output` of the answer, or of the first item where a workflow answers a list. */
function outputOf(answer: unknown): string | null {
  const one: unknown = Array.isArray(answer) ? answer[0] : answer
  if (typeof one !== 'object' || one === null || !('output' in one)) return null
  return typeof one.output === 'string' ? one.output : null
}
