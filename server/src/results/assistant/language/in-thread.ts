import { done } from './about-one.ts'
import { anotherForm } from './another-form.ts'
import { readAlone } from './alone.ts'
import { carriedFrom, carriedTo, inTheirDays, namesNobody, reshaped, withPronoun } from './carried.ts'
import { continues, ofThose, ofThoseWord, saysBarely } from './continuing.ts'
import { topicOf } from './declared-topics.ts'
import { asksWhatDrove, asksWhichMoved } from './driven.ts'
import { asksEachCost, asksForEach } from './each-cost.ts'
import * as english from './english.ts'
import { asksPartOfIt, followedOn } from './follow-on.ts'
import { mailOfThose } from './further-told.ts'
import { asksByWhom, asksHowItStands, asksOfRows, correction, goneOn, leansAtEnd, without } from './go-on.ts'
import { costOfSame, gotOfSame, saysFewOfOne } from './got-of-same.ts'
import { lowsOf } from './items.ts'
import { neverTold } from './never-told.ts'
import { ofTheSame, saysTheSame } from './of-the-same.ts'
import { inDaysOf, ofTold } from './of-told.ts'
import { staysWithTeam } from './over-capacity.ts'
import { asksForSum } from './summed-up.ts'
import { namesOf, type Read } from './prepare.ts'
import { emptyQuestion, isTopic, type Reading, type Thread, type TopicQuestion } from './question.ts'
import { severalIn, type Readers } from './several.ts'
import { besideEachOther } from './beside.ts'
import { toldByAnother } from './told-by-another.ts'
import { bareKind, ownClients } from './some-of-those.ts'

const isAsk = (reading: Reading, ask: TopicQuestion['ask']): boolean =>
  reading.is === 'question' && isTopic(reading.question) && reading.question.ask === ask

/** Words that begin with what stands out among what was asked about. */
const ranksAmong =
  /^(?:and )?with (?:the )?(?:highest|lowest|most|fewest|least|best|worst|biggest|largest|smallest)\b/

/** A few words that begin with what was done: of what, the question before says. */
const participle =
  /^(spent|paid|billed|invoiced|used|earned|owed|lost|won|sold|left|remaining|collected|overdue|late|approved|rejected|submitted)(?: (?!by\b|per\b)\S+){0,3}$/

/** The one that stands out, of whatever was told. */
const ranksOne =
  /^(?:and )?(?:the )?(?:best|worst|biggest|largest|smallest|highest|lowest|top|oldest|newest)(?: (?:one|month|week|day|store|client|quarter))?$|^(?:and )?(?:who|which(?: one| store| client)?) is (?:the )?(?:furthest|farthest|most|least) (?:behind|ahead|along)$/

/** A question as it stands, after the one before it. */
export function inThread(read: Read, { question: before, remembered }: Thread): Reading {
  const line = lowsOf(read.items)
  const whole = read.words.map(({ raw }) => raw).join(' ')
  const none = (part: string, firm = false): Reading => ({
    is: 'declined',
    parts: [part],
    nearest: isTopic(before) ? before.topic : null,
    ...(firm ? { firm } : {}),
  })
  const never = neverTold(line, namesOf(read.items).length > 0, read.ofStore === true)
  if (never?.is === 'declined' && never.firm) return never
  // `who has them` after support requests: who sent them has them no more.
  if (/^(?:and )?who (?:has|holds|got|owns) (?:them|it|those|these|that|this)$/.test(line))
    if (before === null || (isTopic(before) && topicOf(before.topic)?.topic.person === 'reporter'))
      return none(whole, true)
  const follows = followedOn(read, before)
  if (follows) return follows
  const goesOn = anotherForm(line, before) ?? goneOn(read, before, remembered)
  if (goesOn && asksPartOfIt(read.items)) return goesOn
  const mail = before === null ? null : mailOfThose(read)
  if (mail) return goesOn ?? ofTold(mail, read, before) ?? none(whole, true)
  if (goesOn?.is === 'question' && goesOn.question.ask === 'form') return goesOn
  const onwards =
    without(read.items, english.onward).length < read.items.length ||
    correction(read.items) !== null ||
    leansAtEnd(read.items) ||
    asksByWhom(read.items) ||
    // `by source`, `with at least 5 conversions`
    ranksAmong.test(line) ||
    /^(?:by|per|with|without|having)\b/.test(line)
  // `has October been paid` after the invoices of somebody: of theirs, and not of everybody's.
  const [ofTime] =
    /^(?:and )?(?:has|have|is|are|was|were) \u0002 (?:been )?(?:paid|sent|approved|settled|submitted|closed)\b/.exec(
      line,
    ) ?? []
  const period = read.items.flatMap((item) => (item.is === 'time' ? [item.time.period] : []))[0]
  if (
    ofTime !== undefined &&
    period &&
    isTopic(before) &&
    before.topic === 'invoices' &&
    !namesNobody(before)
  )
    return before.clients.length === 1 && before.groups.length === 0
      ? done({ ...emptyQuestion('invoices'), clients: before.clients, period })
      : none(whole, true)
  // `the same days of October` are those of the month that runs: of other days they are others.
  const sameDays = read.items.find((item) => item.is === 'time' && /\bsame days?\b/i.test(item.words))
  const runs =
    isTopic(before) && (before.period === null || before.period.from === `${read.today.slice(0, 7)}-01`)
  if (sameDays?.is === 'time' && isTopic(before) && !runs) return none(sameDays.words, true)
  // `what is on the biggest one`: the parts of a row are none of its own columns.
  const inside = /^(?:and )?what is (?:on|in|inside) (?:the|that|this|it)\b/.exec(line)?.[0]
  if (inside !== undefined && isTopic(before) && !read.items.some(({ is }) => is === 'time'))
    return none(inside, true)
  const asksOfWhatWasTold = [asksHowItStands, asksOfRows, asksEachCost, asksForEach, asksForSum].some(
    (asks) => asks(read.items),
  )
  if ((onwards || asksOfWhatWasTold || asksWhatDrove(read) || asksWhichMoved(read)) && goesOn) return goesOn
  // `with the highest cost per lead` after campaigns: of those, or of nothing.
  const [among] = ranksAmong.exec(line) ?? []
  if (among !== undefined && isTopic(before)) return none(among)
  const bare: Read = onwards ? { ...read, items: without(read.items, english.onward) } : read
  // `why did it change`: what was asked about, and nothing that is called a change.
  if (
    goesOn &&
    /^(?:but )?(?:so )?(?:why|how come) (?:did|has|is|was|does|were|are|do) (?:it|that|this|they|those|these)\b/.test(
      line,
    )
  )
    return goesOn
  const readers: Readers = {
    alone: (items) => readAlone({ ...bare, items }).reading,
    onwards: (items, first) => goneOn({ ...bare, items }, first, remembered),
  }
  const { reading, draft } = readAlone(bare)
  if (reading.is === 'declined')
    return (
      goesOn ??
      // `just call tracking and the feed` would be some of what was asked before.
      (isTopic(before) && /^(?:only|just)\b/.test(line)
        ? null
        : (severalIn(bare, readers) ?? besideEachOther(bare, readers))) ??
      reading
    )
  const question = reading.question
  if (goesOn && staysWithTeam(question, before)) return goesOn
  // `only search` after cancellations is no new question about results.
  if (
    onwards &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    question.measures.length === 0 &&
    draft &&
    !draft.names &&
    question.topic === 'figures'
  )
    return { is: 'declined', parts: bare.words.map(({ raw }) => raw), nearest: before.topic }
  // `how does that compare to last month`, `split it by source`: of what was asked, and of nothing else.
  const leant =
    /^(?:and |so )?(?:how (?:does|do|did|is|are) (that|it|those|they) (?:compare|look|stack)\b|(?:compare|split|break) (that|it|those|them)\b)/.exec(
      line,
    )
  if (leant && isTopic(question) && isTopic(before) && question.topic !== before.topic)
    return goesOn ?? none(whole, true)
  // `just phone calls` after leads would be some of those, and is no list of something else.
  const some = /^(?:only|just)\b|\bonly$/.exec(line)?.[0]
  if (
    some !== undefined &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    (read.words.length <= 5 || /^(?:only|just) (?:those|these|the ones|ones|them)\b/.test(line))
  )
    return goesOn ?? none(whole, true)
  // `worst month` after what is told by the month is one of those, and nothing of all results.
  if (
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    draft?.names !== true &&
    namesNobody(question) &&
    ranksOne.test(line)
  )
    return goesOn && before.measures.length > 0 ? goesOn : none(whole)
  // `which manager lost the most` after the cancellations of this year, by reason: told by something else, and of no other list.
  if (toldByAnother(question, before, draft, read))
    return (
      goesOn ??
      none(
        read.words
          .slice(1)
          .map(({ raw }) => raw)
          .join(' '),
        true,
      )
    )
  // `which ones lost clicks` after pages: some of those, and nothing of whose they are.
  const ones = /^(?:and )?(?:which|what|how many|any) (ones|of (?:them|those|these))\b/.exec(line)?.[1]
  if (
    ones !== undefined &&
    (isTopic(question) || question.ask === 'several' || question.ask === 'waiting') &&
    isTopic(before) &&
    (!isTopic(question) || question.topic !== before.topic) &&
    before.topic !== 'clients' &&
    before.by !== 'client' &&
    topicOf(before.topic)?.topic.client !== before.by
  )
    return goesOn ?? none(ones, true)
  // `when was that due` after invoices is asked of those.
  if (
    goesOn &&
    isTopic(before) &&
    isTopic(question) &&
    question.topic !== before.topic &&
    draft?.names !== true &&
    /^(?:and |but )?(?:when|who|how much|how many|why)\b.*? (?:is|was|are|were|did|does) (?:that|this|it|those|they)\b/.test(
      line,
    )
  )
    // Of many that are told by something nobody knows which one.
    return isAsk(goesOn, 'when') && before.by !== null ? none('that') : goesOn
  // `how much were they worth` after deals that were lost to price: those, and not all there are.
  if (draft && isTopic(question) && isTopic(before) && ofThose(question, before, draft, read))
    return goesOn ?? none(ofThoseWord(read))
  const ofOwn = ownClients.exec(line)?.[0]
  if (ofOwn !== undefined && isTopic(before))
    return before.topic === 'clients' ? done({ ...before, mine: true }) : (goesOn ?? none(ofOwn))
  const ofKind = draft?.names === true ? bareKind(line, question, before) : undefined
  if (ofKind !== undefined) return none(ofKind, true)
  // `from facebook` after leads, which is no question about results either.
  const fragment = /^(?:and )?(?:from|on|in|through|via) (?!\u0001|\u0002)/.test(line)
  if (
    fragment &&
    read.words.length <= 4 &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    question.measures.length === 0 &&
    draft &&
    !draft.names
  )
    return goesOn ?? none(whole)
  // `spent so far` after budgets of a program: what was done with those, and not with all.
  const ended = participle.exec(line)?.[1]
  if (
    ended !== undefined &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    namesNobody(question) &&
    draft?.names !== true
  )
    return goesOn ?? none(ended)
  if (goesOn && isTopic(question) && isTopic(before) && continues(question, before, draft, read))
    return goesOn
  // `which types` after interactions, which have none: nothing of something else.
  if (
    draft &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic !== before.topic &&
    saysBarely({ question, before, draft, read })
  )
    return none(whole)
  // `any open tasks` after who somebody is: of that one.
  const ofThatOne =
    before !== null &&
    (before.ask === 'record' || before.ask === 'team') &&
    read.words.length <= 4 &&
    /^(?:any|open|last|latest|budgets?|spend|pacing|tasks?|activities|interactions|invoices)\b/.test(line)
  const those =
    ofTold(reading, read, before) ?? gotOfSame(question, read, before) ?? costOfSame(question, read, before)
  if (those) return those
  const goesOnSame = onwards || saysTheSame(question, read)
  const carried =
    (goesOnSame || ofThatOne || saysFewOfOne(question, before, read)) &&
    isTopic(question) &&
    namesNobody(question)
      ? carriedFrom(before)
      : null
  if (carried && isTopic(question)) {
    const timed = inTheirDays(question, before, read.words)
    // `what about sales` after the leads of November: of the same days, where nothing else is said.
    const sameDays =
      isTopic(before) &&
      timed === question &&
      question.topic !== before.topic &&
      /^(?:and )?(?:what|how) about\b/.test(line)
        ? inDaysOf(question, before)
        : timed
    const onward = { ...sameDays, ...carriedTo(question, carried) }
    return isTopic(before) && line.startsWith('instead ')
      ? done(reshaped(onward, before))
      : ((goesOnSame ? ofTheSame(onward, before, read) : null) ?? done(onward))
  }
  // `revenue, I mean` after how the year went: another figure in the place of what was told.
  if (onwards && isTopic(question) && isTopic(before) && line.startsWith('instead '))
    return done(reshaped(question, before))
  const same =
    goesOnSame && isTopic(question) && namesNobody(question) ? ofTheSame(question, before, read) : null
  return same ?? withPronoun(reading, read, before)
}
