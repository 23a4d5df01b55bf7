import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { signIn, startServer } from '../../support/index.ts'
import { eventLine, startChatWebhook } from '../../support/chat-webhook.ts'
import { ms, type Figure } from '../figure.ts'

/** Messages of each account: below what one person may send in a minute. */
const messages = 20
const accounts = ['admin', 'super-admin', 'director', 'developer'] as const

/** How long after its source has sent it the first token of an answer is there, through us and through a raw pipe. */
export async function measureChat(): Promise<Figure[]> {
  let sentAt = 0
  await using webhook = await startChatWebhook()
  webhook.answer((_sent, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(eventLine({ type: 'begin' }))
    // As a model does, it thinks before it speaks.
    setTimeout(() => {
      sentAt = performance.now()
      response.write(eventLine({ type: 'item', content: 'token' }))
      response.end(eventLine({ type: 'end' }))
    }, 20)
  })
  await using server = await startServer({ env: { CHAT_WEBHOOK_URL: webhook.url } })
  const pipe = await startPipe(webhook.url)
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (const account of accounts) {
      const caller = await signIn(server.url, account)
      const { body: me } = await caller.get<{ id: number }>('/users/me')
      const sessionId = newSessionId(me.id)
      const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' }
      for (let count = 0; count < messages; count++) {
        const body = JSON.stringify({ chatInput: `Message ${count}`, sessionId })
        const mine = await firstToken(`${server.url}/webhook/chat`, headers, body)
        const through = mine - sentAt
        const bare = (await firstToken(pipe.url, headers, body)) - sentAt
        if (count > 0) {
          ours.push(through)
          theirs.push(bare)
        }
      }
    }
  } finally {
    pipe.server.close()
  }
  const [mine, reference] = [median(ours), median(theirs)]
  return [
    {
      name: 'chat: first token after its source sent it',
      on: 'embedded',
      ours: ms(mine),
      reference: ms(reference),
      value: mine - reference,
      reach: { atMost: 5 },
      note: `ms more than a raw pipe, median of ${ours.length}; question and answer are kept meanwhile`,
    },
  ]
}

/** When the first token is there. The rest is read to its end. */
function firstToken(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let at: number | null = null
    const read = (response: IncomingMessage): void => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
        if (at === null && text.includes('"token"')) at = performance.now()
      })
      response.on('end', () => (at === null ? reject(new Error(`No token came: ${text}`)) : resolve(at)))
    }
    request(url, { method: 'POST', headers }, read).on('error', reject).end(body)
  })
}

async function startPipe(target: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((asked, answer) => {
    const onward = request(
      target,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, { 'content-type': 'application/json' })
        response.pipe(answer)
      },
    )
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
    server,
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
