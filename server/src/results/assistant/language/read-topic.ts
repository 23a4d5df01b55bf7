import { conclude } from './conclude.ts'
import { lowsOf, type Item } from './items.ts'
import type { NameSpan } from './names.ts'
import type { Condition, TopicQuestion } from './question.ts'
import {
  readAverage,
  readChart,
  readFile,
  readHowMany,
  readWhen,
  readWho,
  readWhole,
  readWhy,
} from './rules/asks.ts'
import { readAbout } from './rules/about.ts'
import { readBrand } from './rules/brand.ts'
import { readBy, readUnit } from './rules/by.ts'
import { againstOf, notItself, readCompare, readLean, readMoved, readVersus } from './rules/comparisons.ts'
import { readColumnsHeld } from './rules/columns-held.ts'
import { readEachRow } from './rules/each-row.ts'
import { readExcept } from './rules/except.ts'
import { readFirstOf } from './rules/first.ts'
import { readWhoDid } from './rules/who-did.ts'
import { readForetold } from './rules/foretold.ts'
import { readFiller, readJoining } from './rules/joining.ts'
import { readLongRecord, readName, readRecord, readUsState } from './rules/names.ts'
import {
  readDear,
  readLast,
  readLimit,
  readNewestFirst,
  readNext,
  readNumber,
  readOldest,
  readSuperlative,
} from './rules/order.ts'
import { readOwnWord } from './rules/own-words.ts'
import { readPeers } from './rules/peers.ts'
import { readGrowth } from './rules/growth.ts'
import { readFurthest, readLargestMove } from './rules/largest-move.ts'
import { readServiceClients } from './rules/service-clients.ts'
import { readHaving } from './rules/having.ts'
import { readShare } from './rules/share.ts'
import { readTrend } from './rules/trend.ts'
import { readWeighed, readWeighedThan, readWhere } from './rules/weighed.ts'
import {
  readBetween,
  readForEach,
  readNegative,
  readNone,
  readThan,
  readThreshold,
  readWith,
} from './rules/thresholds.ts'
import { readTime } from './rules/times.ts'
import { readI, readMe, readMine, readOfThem, readUs } from './rules/whose.ts'
import { TopicReader, type Known, type Rule, type Said } from './topic-reader.ts'
import { unaccounted } from './unaccounted.ts'
import type { Prepared } from './topic.ts'

/** A question as one topic reads it. */
export interface Draft {
  readonly question: TopicQuestion
  /** Places of what it has no use for. */
  readonly left: readonly number[]
  /** How strongly the question speaks of the topic; 0 where it does not. */
  readonly evoked: number
  /** How many words the name has that it is called by. */
  readonly called: number
  /** Words that it understood as its own. */
  readonly understood: number
  /** Words of names of records. */
  readonly recorded: number
  /** What the question says of each kind, so that a question that goes on changes only that. */
  readonly says: ReadonlySet<Said>
  /** A name that may be several. */
  readonly unsure: NameSpan | null
  /** The topic is called by its name. */
  readonly names: boolean
  /** It is asked in a sentence of its own, or compares somebody anew. */
  readonly whole: boolean
}

/** What is tried at each place of a question, one after the other, until one takes something. */
const rules: readonly Rule[] = [
  readName,
  readLongRecord,
  readTime,
  readJoining,
  readChart,
  readFile,
  readShare,
  readTrend,
  readForetold,
  readPeers,
  readVersus,
  readCompare,
  readLean,
  readFurthest,
  readGrowth,
  readMoved,
  readExcept,
  readDear,
  readWhoDid,
  readFirstOf,
  readNewestFirst,
  readNext,
  readOldest,
  readLargestMove,
  readSuperlative,
  readBetween,
  readColumnsHeld,
  readThreshold,
  readThan,
  readWhere,
  readWeighed,
  readWeighedThan,
  readForEach,
  readEachRow,
  readBy,
  readUnit,
  readNone,
  readHaving,
  readNegative,
  readServiceClients,
  readOwnWord,
  readRecord,
  readUsState,
  readBrand,
  readWhy,
  readWhen,
  readWho,
  readAverage,
  readHowMany,
  readWhole,
  readOfThem,
  readMine,
  readMe,
  readUs,
  readI,
  readLast,
  readNumber,
  readLimit,
  readAbout,
  readWith,
  readFiller,
]

function applyRules(reader: TopicReader, at: number): number {
  for (const rule of rules) {
    const took = rule(reader, at)
    if (took > 0) return took
  }
  reader.left.push(at)
  return 1
}

/** Reads a question as one about a topic. */
export function readTopic(
  prepared: Prepared,
  items: readonly Item[],
  known: Known,
  before: TopicQuestion | null = null,
): Draft {
  const reader = new TopicReader(prepared, items, known, before)
  const line = lowsOf(items)
  for (const sentence of prepared.topic.sentences ?? []) {
    const found = sentence.exec(line)
    if (!found) continue
    reader.evoked += 1
    reader.spoken = true
    for (const word of (found[1] ?? '').split(' ')) if (word !== '') reader.usedUp.add(word)
  }
  while (reader.place < items.length) reader.place += applyRules(reader, reader.place)
  conclude(reader)
  // `do we have TikTok` is asked of what one has, although results know the word too.
  if (reader.spoken && reader.recorded > 0) reader.evoked += 2
  const question = questionOf(reader)
  if (reader.left.length === 0) reader.left.push(...unaccounted(reader, question))
  const { left, evoked, understood, says, unsure } = reader
  const { against, comparing, subjects } = reader
  const leans = reader.lows.some((low) => /^(?:it|them|that|this|those)$/.test(low))
  const anew = comparing && !leans && against === null && (says.has('subject') || subjects.length > 1)
  return {
    question,
    left,
    evoked,
    called: reader.called,
    understood,
    recorded: reader.recorded,
    says,
    unsure,
    names: reader.noun !== null,
    whole: reader.spoken || anew,
  }
}

function orderIn({ superlative, orderBy, aged, topic }: TopicReader): TopicQuestion['order'] {
  if (superlative && orderBy !== null) return { column: orderBy, descending: superlative.descending }
  const day = aged?.column ?? topic.newest ?? topic.date
  return aged && day !== undefined ? { column: day, descending: aged.descending } : null
}

function questionOf(reader: TopicReader): TopicQuestion {
  const { topic } = reader
  return {
    ask: reader.ask,
    topic: topic.id,
    measures: reader.measures,
    clients: reader.clients,
    except: reader.except,
    groups: reader.groups,
    people: reader.people,
    records: reader.named,
    mine: reader.mine,
    ownClients: topic.person !== undefined && topic.id !== 'clients' && reader.mentions.some(({ my }) => my),
    us: reader.states,
    period: reader.period ?? notItself(reader),
    against: againstOf(reader),
    by: reader.by,
    also: reader.also,
    conditions: [
      ...reader.conditions,
      ...[...reader.values].map(([column, of]): Condition => ({
        column,
        is: of.length > 1 ? 'in' : '=',
        values: of,
      })),
    ],
    order: orderIn(reader),
    limit: reader.limit,
    with: reader.served,
    without: [],
    average: reader.average,
    peers: reader.peers,
    share: reader.share,
    held: reader.held,
    moved: reader.moved,
    movedBy: reader.moved === null ? null : reader.movedBy,
    either: reader.either,
    show: reader.show,
  }
}
