import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What n8n's streaming webhook sends, a line each. */
export interface WebhookEvent {
  readonly type: 'begin' | 'item' | 'end' | 'error'
  readonly content?: string
}

/** Answers one message; what the chat sent is its argument. */
export type Answering = (
  sent: Readonly<Record<string, unknown>>,
  response: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>

/** An imitation of n8n: one webhook whose answer each test decides. */
export interface ChatWebhook extends AsyncDisposable {
  readonly url: string
  /** What was sent, in order. */
  readonly sent: Readonly<Record<string, unknown>>[]
  /** Requests that were given up by whoever made them. */
  readonly abandoned: number
  answer(by: Answering): void
}

const metadata = { nodeId: '1', nodeName: 'AI Agent', itemIndex: 0, runIndex: 0, timestamp: 0 }

/** One line of the stream as n8n writes it. */
export const eventLine = ({ type, content }: WebhookEvent): string =>
  `${JSON.stringify({ type, ...(content === undefined ? {} : { content }), metadata })}\n`

/** Streams parts as one node of a workflow would. */
export const streaming =
  (...parts: readonly string[]): Answering =>
  (_sent, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(eventLine({ type: 'begin' }))
    for (const content of parts) response.write(eventLine({ type: 'item', content }))
    response.end(eventLine({ type: 'end' }))
  }

/** Answers a status with a body such as no person should read. */
export const refusing =
  (status: number): Answering =>
  (_sent, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ code: status, message: 'secret trace', stacktrace: 'at /usr/lib/n8n/secret.js:1' }),
    )
  }

/** Starts it on a free port. */
export async function startChatWebhook(): Promise<ChatWebhook> {
  const sent: Record<string, unknown>[] = []
  let answering: Answering = streaming('Hello.')
  let abandoned = 0
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Record<string, unknown>
      sent.push(body)
      response.on('close', () => {
        if (!response.writableFinished) abandoned++
      })
      void answering(body, response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhook/chat`,
    sent,
    get abandoned() {
      return abandoned
    },
    answer(by) {
      answering = by
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
