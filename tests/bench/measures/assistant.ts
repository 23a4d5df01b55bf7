import { accountManager } from '@portal/server/results/assistant/language/corpus/account-manager'
import { knowledge } from '@portal/server/results/assistant/language/corpus/knowledge'
import { linesOf } from '@portal/server/results/assistant/language/corpus/lines'
import { noThread } from '@portal/server/results/assistant/language/question'
import { readInThread } from '@portal/server/results/assistant/language/read'
import { newSessionId } from '@portal/core/results/assistant/session-id'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { ms, type Figure } from '../figure.ts'
import { median, percentile } from '../rounds.ts'
import { Running } from '../running.ts'
import type { World } from '../world.ts'

/** Times that each question is asked: together below what one person may send in a minute. */
const rounds = 12

interface Asked {
  readonly question: string
  /** The report's own call. */
  readonly path: string
  readonly body?: unknown
}

const month = (): { readonly start: string; readonly end: string } => monthRange(addMonths(today(), -1))

const asked = (): readonly Asked[] => [
  {
    question: 'clicks and conversions of client 4711 last month',
    path: '/api/dashboards/account-manager',
    body: { clients: [{ id: 4711 }], start_date: month().start, end_date: month().end },
  },
  {
    question: 'cancellations of last month',
    path: `/api/reports/cancellations?startDate=${month().start}&endDate=${month().end}&pageSize=200`,
  },
]

/**
 * Over 50,000 clients: how much later than the report's own answer the first
 * words of the answer are there. Meanwhile the question is kept, the names in
 * it are looked up, it is read, and the report is asked.
 */
export async function measureAssistant(world: World): Promise<readonly Figure[]> {
  const agency = await world.agency('PostgreSQL', 'large')
  const server = await Running.ours(agency, { CHAT_USERS: '1' })
  const headers = { authorization: agency.authorization, 'content-type': 'application/json' }
  const figures: Figure[] = [reading()]
  try {
    for (const { question, path, body } of asked()) {
      const report = async (): Promise<number> => {
        const begun = performance.now()
        const answer = await fetch(`${server.url}${path}`, {
          headers,
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        await answer.arrayBuffer()
        return performance.now() - begun
      }
      const words = (): Promise<number> => firstWords(`${server.url}/webhook/chat`, headers, question)
      await report()
      await words()
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        if (round % 2 === 0) ours.push(await words())
        theirs.push(await report())
        if (round % 2 === 1) ours.push(await words())
      }
      figures.push({
        name: `assistant, first words of an answer: ${question}`,
        on: 'PostgreSQL',
        ours: ms(median(ours)),
        reference: ms(median(theirs)),
        value: median(ours) - median(theirs),
        reach: { atMost: 150 },
        note: `ms more than ${path.split('?')[0] ?? path} itself, median of ${rounds}, 50,000 clients`,
      })
    }
  } finally {
    await server.stop()
  }
  return figures
}

/** As many names as are ever looked up for one thread, of however many clients. */
const mostNames = 16 * 60

/** How long a question is read, without the names being looked up and without the report. */
function reading(): Figure {
  const crowded = {
    ...knowledge,
    names: [
      ...knowledge.names,
      ...Array.from({ length: mostNames }, (_, at) => ({
        kind: 'client' as const,
        id: 1000 + at,
        name: `${['Eastgate', 'Hartwell', 'Summit', 'Northfield'][at % 4]} Motors ${at}`,
        slug: `client-${at}`,
      })),
    ],
  }
  const took = linesOf(accountManager).map(({ question }) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const begun = performance.now()
        readInThread(question, crowded, noThread)
        return performance.now() - begun
      }),
    ),
  )
  const slow = percentile(took, 0.95)
  return {
    name: 'assistant, a question is read: 95 of 100',
    on: 'Node',
    ours: ms(slow),
    reference: '',
    value: slow,
    reach: { atMost: 5 },
    note: `ms, median ${ms(median(took))}, among ${crowded.names.length} names`,
  }
}

/** Milliseconds until the first words are there that are no part of how the question was read. */
async function firstWords(
  url: string,
  headers: Readonly<Record<string, string>>,
  chatInput: string,
): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ chatInput, sessionId: newSessionId(1) }),
  })
  let text = ''
  let at: number | null = null
  const decoder = new TextDecoder()
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    at ??=
      said(text).replace(/^> .*\n\n/, '').length > 0 && !/^>[^\n]*\n?$/.test(said(text))
        ? performance.now()
        : null
  }
  if (at === null || !said(text).startsWith('> ')) throw new Error(`“${chatInput}” was not answered: ${text}`)
  return at - begun
}

/** What the whole lines of a stream say. */
const said = (text: string): string =>
  text
    .split('\n')
    .slice(0, -1)
    .flatMap((line): readonly string[] => {
      const { content } = JSON.parse(line) as { readonly content?: string }
      return content === undefined ? [] : [content]
    })
    .join('')
