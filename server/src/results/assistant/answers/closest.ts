import type { Named } from '../language/question.ts'
import { emptyQuestion, type TopicQuestion } from '../language/question.ts'
import { namesOf, prepare, type Knowledge } from '../language/prepare.ts'
import { closestTo } from '../closest/closest.ts'
import type { Place } from '../closest/places.ts'
import type { PortalReader } from '../portal-reader.ts'
import { Refusal } from '../../../foundation/http/refusal.ts'
import { answerTopic } from './answer.ts'
import { rowsFor, type Answering } from './answered.ts'
import { isReport } from './declared-rows.ts'
import { isList } from './list-rows.ts'
import { link, plain } from './markdown.ts'
import { CannotTell } from './rows.ts'

/** Screens that are named. */
const most = 3
/** The score of what is more than a word by chance, and of what is told with its rows. */
const likely = 50
const sure = 150
/** How much likelier the first has to be than the next for its rows to be told. */
const clearly = 1.3
/** One that is less than this part as likely as the first is none. */
const faint = 0.4
/** Rows that are told whole: of more the screen is named alone. */
const fewRows = 12

/** A place that is open to the person, with its screen: that of the client who was named, where it is one of a client. */
interface Open extends Place {
  readonly at: string | null
  readonly score: number
}

const withClient = (path: string, client: Named | undefined): string | null =>
  path.includes('{slug}') ? (client?.slug === undefined ? null : path.replace('{slug}', client.slug)) : path

/** What a question may be about, as far as it is open to the person, the likeliest first. */
function openPlaces(
  stems: readonly string[],
  client: Named | undefined,
  portal: PortalReader,
): readonly Open[] {
  const open = closestTo(stems).flatMap(({ place, score }): readonly Open[] => {
    const { topic, path } = place
    const at = path === null ? null : withClient(path, client)
    const opens = at !== null && portal.opens(at)
    const told = topic?.calls.some((name) => portal.may(name)) ?? false
    return opens || (told && path === null) ? [{ ...place, at: opens ? at : null, score }] : []
  })
  const least = Math.max(likely, (open[0]?.score ?? 0) * faint)
  return open
    .filter(({ score }) => score >= least)
    .filter(
      ({ at, title }, place, all) =>
        all.findIndex((one) => (at === null ? one.title === title : one.at === at)) === place,
    )
}

/**
 * Where the answer to a question that was not understood stands, and what stands there where that is little and
 * clearly it. Nothing where none of its words is the portal's.
 */
export async function* tellClosest(text: string, knowledge: Knowledge, portal: PortalReader): Answering {
  const { items } = prepare(text, knowledge)
  const [client] = namesOf(items).flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
  const ofClient = client?.kind === 'client' ? client : undefined
  const stems = items.flatMap((item) => (item.is === 'word' ? [item.word.stem] : []))
  const [first, ...others] = openPlaces(stems, ofClient, portal)
  if (!first) return
  const named = [first, ...others]
    .slice(0, most)
    .map(({ title, at }) => (at === null ? `**${plain(title)}**` : link(title, at)))
  const [likeliest = '', ...rest] = named
  yield ` What you ask about stands in ${likeliest}${rest.length > 0 ? `, or in ${rest.join(' or ')}` : ''}.`
  const [next] = others
  const topic = first.topic
  if (
    first.score < sure ||
    !topic ||
    !(isReport(topic.id) || isList(topic.id)) ||
    (next && first.score < next.score * clearly)
  )
    return
  if ((topic.ofOne || topic.ofFew) && !ofClient) return
  const question: TopicQuestion = {
    ...emptyQuestion(topic.id),
    clients: ofClient && topic.narrows.includes('client') ? [ofClient] : [],
    mine: /\b(?:my|mine)\b/i.test(text) && topic.client !== undefined,
  }
  try {
    const { rows } = await rowsFor(question, portal)
    if (rows.length === 0 || rows.length > fewRows) return
    yield ` These are all of its ${question.mine ? 'rows of yours' : 'rows'}:\n\n`
    yield* answerTopic(question, portal)
  } catch (error) {
    // The screen is named already.
    if (!(error instanceof CannotTell) && !(error instanceof Refusal && error.status < 500)) throw error
  }
}
