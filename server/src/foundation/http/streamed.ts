import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that comes bit by bit: lines of JSON, each sent as soon as it is there. */
export class Streamed {
  /**
   * Called once, after what the operation wrote is in the database and outside
   * of any transaction. The signal ends when nobody listens any more.
   *
   * @returns the lines, as soon as it is known that there will be some
   * @throws {Refusal} as long as nothing was sent: it is answered like that of any other call
   */
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<string>>

  constructor(open: Streamed['open']) {
    this.open = open
  }
}

/** Sends the lines as fast as the caller takes them, and gives up when the caller goes or the server stops. */
export async function sendStreamed(
  reply: FastifyReply,
  { open }: Streamed,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const lines = await open(AbortSignal.any([gone.signal, stopping]))
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(lines))
}
