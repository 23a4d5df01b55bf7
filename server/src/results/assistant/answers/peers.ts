import type { TopicQuestion } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { labelsOf, rowsFor, sourcesOf, totalsOf, whenOf, type Answering } from './answered.ts'
import { groupedBy, rateOf, sumsOf } from './compute.ts'
import { plain, table } from './markdown.ts'
import { CannotTell } from './rows.ts'
import { lower, moved, written } from './words.ts'

/** Figures that are told where none is named. */
const usual = ['spend', 'clicks', 'ctr', 'conversions', 'costPerConversion'] as const

/** Fewer clients than these have no average worth the name. */
const fewest = 5

/**
 * What some clients have against what a client has on average. It is told to
 * people of the agency, who may see every client; to nobody else, since an
 * average of few stores gives away what each of them has.
 */
export async function* answerPeers(question: TopicQuestion, portal: PortalReader): Answering {
  if (!portal.isEmployee)
    throw new CannotTell(
      'What other dealers spend and get is not told, not even as an average: of a few stores it would give each of them away. I compare your results with earlier ones, *my results compared with last year*, and your stores with each other, *compare my stores*. Your account manager can say how you stand.',
    )
  const asked: TopicQuestion = { ...question, peers: false, by: null, order: null, limit: null }
  const { clients, groups, us, mine, people } = question
  if (clients.length + groups.length + us.length + people.length === 0 && !mine)
    throw new CannotTell('Whom shall I compare with the average? Name a client, a group or a state.')
  const own = await rowsFor(asked, portal)
  const all = await rowsFor(
    { ...asked, clients: [], groups: [], us: [], people: [], except: [], mine: false, ownClients: false },
    portal,
  )
  const { topic } = all
  const label = labelsOf(own)
  const each = groupedBy(topic, all.rows, 'client')
  if (each.length < fewest)
    throw new CannotTell(`Only ${each.length} clients have results in that time: that makes no average.`)
  const many = Math.max(1, groupedBy(topic, own.rows, 'client').length)
  const averageOf = (
    sums: Readonly<Record<string, number | null>>,
    of: number,
  ): Record<string, number | null> => {
    const averages: Record<string, number | null> = Object.fromEntries(
      Object.entries(sums).map(([id, value]) => [
        id,
        value === null ? null : Math.round((value / of) * 100) / 100,
      ]),
    )
    for (const column of topic.columns) if (column.rate) averages[column.id] = rateOf(column, sums)
    return averages
  }
  const here = averageOf(totalsOf(own), many)
  const average = averageOf(sumsOf(topic, all.rows), each.length)
  const measures = question.measures.length > 0 ? question.measures : usual
  const [main = 'spend'] = measures
  const who = clients.length === 1 ? (clients[0]?.name ?? '') : `Those ${many} clients, on average`
  yield `**${plain(who)}**: ${written(topic, main, here[main])} ${lower(label(main))}${whenOf(own)}; a client has ${written(topic, main, average[main])} on average, over ${each.length.toLocaleString('en-US')} with results${moved(here[main], average[main]).replace('(up', '(above by').replace('(down', '(below by')}.`
  yield* table<string>(
    [
      { label: 'Figure', cell: (id) => plain(label(id)) },
      {
        label: plain(clients.length === 1 ? who : 'They'),
        atEnd: true,
        cell: (id) => written(topic, id, here[id]),
      },
      { label: 'Average', atEnd: true, cell: (id) => written(topic, id, average[id]) },
    ],
    measures,
  )
  yield sourcesOf(own, portal)
}
