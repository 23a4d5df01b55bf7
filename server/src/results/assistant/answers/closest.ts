import { emptyQuestion, type TopicQuestion } from '../language/question.ts'
import { namesOf, prepare, type Knowledge } from '../language/prepare.ts'
import { isSure } from '../closest/sure.ts'
import { topicOf } from '../language/declared-topics.ts'
import { mostOffers, offersIn } from '../language/offered.ts'
import type { PortalReader } from '../portal-reader.ts'
import { Refusal } from '../../../foundation/http/refusal.ts'
import { answerTopic } from './answer.ts'
import { rowsFor, type Answering } from './answered.ts'
import { isReport } from './declared-rows.ts'
import { isList } from './list-rows.ts'
import { link, plain } from './markdown.ts'
import { CannotTell } from './rows.ts'

/** Rows that are told whole: of more the screen is named alone. */
const fewRows = 12

/**
 * Where the answer to a question that was not understood stands, and what stands there where that is little and
 * clearly it. Nothing where none of its words is the portal's.
 */
export async function* tellClosest(text: string, knowledge: Knowledge, portal: PortalReader): Answering {
  const { items } = prepare(text, knowledge)
  const [client] = namesOf(items).flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
  const ofClient = client?.kind === 'client' ? client : undefined
  const offers = offersIn(text, knowledge)
  if (offers.length === 0) return
  const [likeliest = '', ...rest] = offers
    .slice(0, mostOffers)
    .map(({ title, at }) => (at === null ? `**${plain(title)}**` : link(title, at)))
  yield ` What you ask about stands in ${likeliest}${rest.length > 0 ? `, or in ${rest.join(' or ')}` : ''}.`
  const topic = topicOf(offers[0]?.topic ?? '')?.topic
  if (!topic || !isSure(offers) || !(isReport(topic.id) || isList(topic.id))) return
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
