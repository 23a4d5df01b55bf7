import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { ofOneTime } from './joined.ts'
import type { Knowledge } from './prepare.ts'
import { emptyQuestion, isTopic, type Question, type Reading, type TopicQuestion } from './question.ts'
import { watchedNow } from './watched-now.ts'

const subject =
  /^(?:(?:please|show|list|give|find|get|tell|pull|see|i|we|me|us|need|want|up|out|just|only|any|is there|are there|do we have|do i have|have we got) )*(?<counts>how many )?(?<head>(?:(?:which|what|who|all|any|some|of|my|our|the|those|these) )*(?:[\w&'’.-]+ ){0,3}?)(?:clients?|stores?|dealers?|dealerships?|accounts?|customers?|rooftops?)(?= )/i

/** Where what is said of clients may be parted: in front of each of these. */
const joint =
  /,? (?:(?:and|but|yet|while|although) )?(?:also |still |yet |then )*(?:with(?:out)?|having|that|who|which|whose|where|lacking|missing)\b|,? (?:and|but|yet|while)\b|(?<!\b(?:that|who|which|and|but|yet|still|also|they|we|i|you|nobody|no one|it|while|although|then)) (?:have|has|had|haven['’]?t|hasn['’]?t|hadn['’]?t|do(?:es)? not|don['’]?t|doesn['’]?t|did not|didn['’]?t|are|are not|aren['’]?t|were|weren['’]?t|spend|spent|run|use|never)(?= )| in (?!(?:the |a )?(?:last|past|next|this|month|week|quarter|year|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|q[1-4]|the \d|days?|\d|portal|time|both|them|it\b|us\b))/gi

/** Clauses that are told apart at most: trying every way to part them takes time. */
const mostJoints = 4

/** A time, an order or a file is said of the whole, and of no clause. */
const ofTheWhole =
  /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|(?<!\b(?:managed|run|handled|owned) )by|per|top|bottom|first|last one|highest|lowest|most|least|fewest|biggest|largest|smallest|best|worst|average|total|compare[ds]?|versus|vs|chart|export|spreadsheet|csv|excel|or|either|neither|why|when|how much|percent|percentage|share|ratio|not just|instead|than (?:last|in)|who (?:manages|is)|whom)\b/i

/** How one clause is read, as a question of its own. */
export type ReadClause = (text: string) => Reading

/** A clause as it stands behind `clients`. */
function behindClients(clause: string, before: string): string {
  const bare = clause
    .replace(/^,? ?/, '')
    .replace(/^(?:and|but|yet|while|although) /i, '')
    .replace(/^(?:also|still|yet|then) /i, '')
    .replace(/ (?:with|w|to) them(?=$| )/i, (all) => all.replace(/ them/i, ''))
  if (
    /^(?:with(?:out)?|having|that|who|which|whose|where|in|of|on|from|managed by|outside|lacking|missing|over|under|above|below|behind)\b/i.test(
      bare,
    )
  )
    return bare
  const no = /^(?:no|not an?|not any|zero)\b /i.exec(bare)?.[0]
  if (no !== undefined) return `without ${bare.slice(no.length)}`
  if (
    /^(?:have|has|had|haven['’]?t|hasn['’]?t|hadn['’]?t|are|is|were|was|aren['’]?t|isn['’]?t|weren['’]?t|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|got|get|spend|spent|pay|paid|run|use|buy|never|nobody|no one|lost|went|cancell?ed|left|signed|joined|we|i)\b/i.test(
      bare,
    )
  )
    return `that ${bare}`
  return `${/^without\b/i.test(before) && !/^(?:but)\b/i.test(clause.replace(/^,? ?/, '')) ? 'without' : 'with'} ${bare}`
}

/** Clients by nothing but what is kept of themselves, and by what they have; null where more is said of them. */
function plainClients(question: Question): TopicQuestion | null {
  if (!isTopic(question) || question.topic !== 'clients') return null
  const { measures, conditions } = question
  const told = measures.every((id) => id === 'count' || conditions.some(({ column }) => column === id))
  return told && question.by === null && isPlain(question) && !question.either
    ? { ...question, measures: [] }
    : null
}

const isPlain = (question: TopicQuestion): boolean =>
  question.ask === 'rows' &&
  question.also === null &&
  question.order === null &&
  question.limit === null &&
  question.against === null &&
  question.share === null &&
  question.held === null &&
  question.moved === null &&
  question.show === null &&
  question.ofTold === undefined &&
  !question.average &&
  !question.peers

/** Rows that are told of each client, as what clients have of them: `over pace`, `with spend over 10k`. */
function havingRows(question: Question): TopicQuestion | null {
  if (!isTopic(question) || !isPlain(question) || question.either) return null
  const { topic } = topicOf(question.topic) ?? {}
  if (topic?.client === undefined || topic.ofOne || topic.ofFew || topic.id === 'clients') return null
  const { by, measures, conditions, records, period, mine, groups, us, ownClients } = question
  const narrowed = [question.clients, question.except, question.people, question.with, question.without]
  // What somebody did is none of their clients'.
  if (narrowed.some((list) => list.length > 0) || (mine && topic.person !== undefined)) return null
  if (by !== topic.client && by !== null) return null
  // What is told and not held against anything, clients have some of or none.
  if (conditions.length + records.length === 0) return null
  const held = (id: string): boolean => conditions.some(({ column }) => column === id)
  if (!measures.every((id) => id === 'count' || id === topic.measure || held(id))) return null
  if (by !== null && measures.length > 0 && !measures.some(held)) return null
  if (conditions.some(({ column, is }) => column === 'count' || is === '!=')) return null
  const joined = watchedNow({ topic: topic.id, period, mine: false, conditions, records })
  return { ...emptyQuestion('clients'), mine: mine || ownClients, groups, us, with: [joined] }
}

/** What clients have several of, each of a channel or a service. */
const ofPlaces: ReadonlySet<string> = new Set(['budgets', 'figures'])

/** Two of them said of the same clients; null where they say the same thing twice, of which one could be meant for the other. */
function bothOf(one: TopicQuestion, other: TopicQuestion): TopicQuestion | null {
  const columns = new Set(one.conditions.map(({ column }) => column))
  // Whoever asks for clients asks for active ones, where nothing else is said.
  const twice = other.conditions.some(({ column }) => columns.has(column))
  if (
    twice ||
    (one.us.length > 0 && other.us.length > 0) ||
    (one.groups.length > 0 && other.groups.length > 0)
  )
    return null
  if (one.period !== null && other.period !== null) return null
  // `with contacts that have no email`: the second is said of the contacts.
  const topics = new Set([...one.with, ...one.without].map(({ topic }) => topic))
  if ([...other.with, ...other.without].some(({ topic }) => !ofPlaces.has(topic) && topics.has(topic)))
    return null
  return {
    ...one,
    clients: [...one.clients, ...other.clients],
    except: [...one.except, ...other.except],
    groups: [...one.groups, ...other.groups],
    people: [...one.people, ...other.people],
    records: [...one.records, ...other.records],
    mine: one.mine || other.mine,
    ownClients: one.ownClients || other.ownClients,
    us: [...one.us, ...other.us],
    period: one.period ?? other.period,
    conditions: [...one.conditions, ...other.conditions],
    with: [...one.with, ...other.with],
    without: [...one.without, ...other.without],
  }
}

/**
 * `Toyota stores in Texas with a search budget over 5k without a meeting in November`: what is said of clients clause
 * by clause, each read by itself and all of it said of the same clients. Null where one of the clauses is not
 * understood, or says anything of the whole.
 */
export function clausesOfClients(text: string, knowledge: Knowledge, read: ReadClause): Reading | null {
  const asked = text.replace(/[?!.\s]+$/, '').trim()
  const found = subject.exec(asked)
  if (!found || ofTheWhole.test(asked)) return null
  const rest = asked.slice(found[0].length)
  const joints = [...new Set([0, ...[...rest.matchAll(joint)].map(({ index }) => index)])]
  if (joints.length < 2 || joints.length > mostJoints) return null
  const kept = new Map<string, TopicQuestion | null>()
  const clause = (said: string): TopicQuestion | null => {
    const had = kept.get(said)
    if (had !== undefined) return had
    const reading = read(said)
    const question = reading.is === 'question' && !reading.left ? reading.question : null
    const result = question && (plainClients(question) ?? havingRows(question))
    kept.set(said, result)
    return result
  }
  // `which of my` says no more of clauses than `my`.
  const head = `${(found.groups?.['head'] ?? '').replace(/^(?:(?:which|what|who|all|any|some|of|the|those|these) )+/i, '')}clients`
  const parts = partsFrom(rest, joints)
  for (const cuts of waysToPart(parts.length)) {
    const said = cuts.map(([from, to]) => parts.slice(from, to).join(''))
    let all: TopicQuestion | null = null
    let before = ''
    for (const [at, one] of said.entries()) {
      const words = behindClients(one, before)
      before = words
      const own = at > 0 && one.startsWith(' in ')
      const next: TopicQuestion | null = saysOfRows(one, said[at - 1])
        ? null
        : clause(`${at === 0 ? head : 'clients'} ${words}`)
      all = next && (at === 0 ? next : all && bothOf(all, next))
      // `tasks in search`: of what clients have nothing is told apart but where the clients are.
      if (!all || (own && next && next.with.length + next.without.length > 0)) {
        all = null
        break
      }
    }
    if (!all) continue
    // Of results the time of one is that of all: `spend over 10k and no leads in October`.
    const figures = [...all.with, ...all.without].every(({ topic }) => topic === 'figures')
    const joins = figures ? ofOneTime({ with: all.with, without: all.without }, knowledge) : {}
    return done({ ...all, ...joins, measures: found.groups?.['counts'] === undefined ? [] : ['count'] })
  }
  return null
}

/** What nothing but a client has with the agency. */
const withAgency = /\b(?:meetings?|interactions?|visits?|activity|activities|calls?|talked|spoken|heard)\b/i

/** `with contacts that have no email`: behind what clients have, what is said is said of that. */
const saysOfRows = (clause: string, before: string | undefined): boolean =>
  /\b(?:with|having|have|has|had) \S/i.test(before ?? '') &&
  /^ (?:that|which|who|whose)\b/i.test(clause) &&
  !withAgency.test(clause)

const partsFrom = (rest: string, joints: readonly number[]): readonly string[] =>
  joints.map((from, at) => rest.slice(from, joints[at + 1]).replace(/\s+$/, ''))

/** Every way to part so many clauses into two and more, those of the fewest parts first. */
function waysToPart(count: number): readonly (readonly (readonly [number, number])[])[] {
  const ways = Array.from({ length: 2 ** (count - 1) - 1 }, (_, at) => at + 1).map((cut) => {
    const ends = Array.from({ length: count - 1 }, (_, at) => at + 1).filter((at) => (cut >> (at - 1)) & 1)
    return [0, ...ends].map((from, at) => [from, ends[at] ?? count] as const)
  })
  return ways.toSorted((one, other) => one.length - other.length)
}
