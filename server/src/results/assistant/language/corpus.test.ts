import { expect, it } from 'vitest'
import { afterADecline } from './corpus/after-a-decline.ts'
import { accountManager } from './corpus/account-manager.ts'
import { atFirstSight } from './corpus/at-first-sight.ts'
import { atFirstSight as waysAtFirstSight } from './plain/at-first-sight.ts'
import { afterADecline as waysAfterADecline } from './plain/after-a-decline.ts'
import { askedAnew } from './corpus/asked-anew.ts'
import { accounting } from './corpus/accounting.ts'
import { asTyped } from './corpus/as-typed.ts'
import { asTyped as waysAsTyped } from './plain/as-typed.ts'
import { blindRounds } from './corpus/blind-rounds.ts'
import { everyday } from './corpus/everyday.ts'
import { everydayLater } from './corpus/everyday-later.ts'
import { everyday as waysToSay } from './plain/everyday.ts'
import { spoken as waysSpoken } from './plain/spoken.ts'
import { terse as waysInAHurry } from './plain/terse.ts'
import { firstSight } from './corpus/first-sight.ts'
import { firstWeek } from './corpus/first-week.ts'
import { firstWeek as waysOfTheFirstWeek } from './plain/first-week.ts'
import { byRole } from './corpus/by-role.ts'
import { byRoleLater } from './corpus/by-role-later.ts'
import { byStaff } from './corpus/by-staff.ts'
import { calledWork } from './corpus/called-work.ts'
import { ofDealersAsked } from './corpus/of-dealers.ts'
import { ofDealers as waysOfDealers } from './plain/of-dealers.ts'
import { ofClients as waysOfClients } from './plain/of-clients.ts'
import { byStaff as waysOfStaff } from './plain/by-staff.ts'
import { calledMoneyAsked } from './corpus/called-money.ts'
import { ofBills as waysOfBills } from './plain/of-bills.ts'
import { calledResults } from './corpus/called-results.ts'
import { composedAsked } from './corpus/composed.ts'
import { clausesOfClientsAsked } from './corpus/clauses-of-clients.ts'
import { client } from './corpus/client.ts'
import { director } from './corpus/director.ts'
import { terse } from './corpus/terse.ts'
import { spoken } from './corpus/spoken.ts'
import { strangers, strangersGoOn } from './corpus/strangers.ts'
import { onTheJobAsked } from './corpus/on-the-job.ts'
import { onTheJob as waysOnTheJob } from './plain/on-the-job.ts'
import { onTheBooksAsked } from './corpus/on-the-books.ts'
import { onTheBooks as waysOnTheBooks } from './plain/on-the-books.ts'
import { ordinary } from './corpus/ordinary.ts'
import { ordinaryLast } from './corpus/ordinary-last.ts'
import { ordinaryLater } from './corpus/ordinary-later.ts'
import { plainly } from './corpus/plainly.ts'
import { thenAndNow } from './corpus/then-and-now.ts'
import { thirdRound } from './corpus/third-round.ts'
import { twoRounds } from './corpus/two-rounds.ts'
import { unseen } from './corpus/unseen.ts'
import { unseen as waysUnseen } from './plain/unseen.ts'
import { others, threads } from './corpus/others.ts'
import { inPassing } from './corpus/in-passing.ts'
import { oneStore } from './corpus/one-store.ts'
import { beforeACall } from './corpus/before-a-call.ts'
import { beforeACall as waysBeforeACall } from './plain/before-a-call.ts'
import { around } from './plain/around.ts'
import { askedLater } from './plain/asked-later.ts'
import { askedInPassing } from './plain/asked-in-passing.ts'
import { inPassing as waysInPassing } from './plain/in-passing.ts'
import { kinds } from './corpus/kinds.ts'
import { kinds as waysOfKinds } from './plain/kinds.ts'
import { ofMoneyAsked } from './corpus/of-money.ts'
import { ofMoneyLater } from './corpus/of-money-later.ts'
import { ofMoneyLater as waysOfMoneyLater } from './plain/of-money-later.ts'
import { ofParts } from './corpus/of-parts.ts'
import { ofTeams } from './corpus/of-teams.ts'
import { leaning } from './plain/leaning.ts'
import { monthEnd } from './plain/month-end.ts'
import { ofStrangersAsked } from './corpus/of-strangers.ts'
import { ofResults as waysOfResults } from './plain/of-results.ts'
import { ofStrangers as waysOfStrangers } from './plain/of-strangers.ts'
import { onScreens } from './corpus/on-screens.ts'
import { onScreens as waysOnScreens } from './plain/on-screens.ts'
import { whoAndWhoseAsked } from './corpus/who-and-whose.ts'
import { whoAndWhose as waysOfWhoAndWhose } from './plain/who-and-whose.ts'
import { workingDay } from './corpus/working-day.ts'
import { workingDay as waysOfAWorkingDay } from './plain/working-day.ts'
import { goingOn } from './corpus/going-on.ts'
import { further, knowledge } from './corpus/knowledge.ts'
import { laterRoundsAsked } from './corpus/later-rounds.ts'
import { laterRounds as waysLaterRounds } from './plain/later-rounds.ts'
import { inALineAsked } from './corpus/in-a-line.ts'
import { byNameAlone, inALine as waysInALine } from './plain/in-a-line.ts'
import { offeredAsked } from './corpus/offered.ts'
import { ofWhomAsked } from './corpus/of-whom.ts'
import { ofWhom as waysOfWhom } from './plain/of-whom.ts'
import { ofWork } from './corpus/of-work.ts'
import { namedIn } from './named-further.ts'
import { linesOf, type Asked } from './corpus/lines.ts'
import { inShort } from './in-short.ts'
import { noThread, type Thread } from './question.ts'
import { readInThread } from './read.ts'
import { sentencesOf } from './sentences.ts'
import { writtenOut } from './tokens.ts'

const sorted = (short: string): string =>
  /^(?:choose|decline|screen|form)/.test(short)
    ? short
    : short
        .split(
          / (?=[A-Za-z]+(?:!=|>=|<=|=|<|>)|\d{4}-|mine|over|under|average|either|file|chart|[a-z]+\.?[A-Za-z,]*$)/,
        )
        .toSorted()
        .join(' ')

/** What was expected and what came, where they differ. */
const wrong: string[] = []
/** Questions that were read as something else than they ask. */
const misread: string[] = []

function check(
  { question, expected }: Asked,
  thread: Thread,
): { readonly right: boolean; readonly thread: Thread } {
  const { reading, thread: after } = readInThread(question, knowledge, thread)
  const came = inShort(reading)
  const declined = expected.startsWith('decline')
  const right = declined
    ? reading.is === 'declined' &&
      reading.parts.join(' ').toLowerCase().includes(expected.slice(8).toLowerCase())
    : sorted(came) === sorted(expected)
  if (!right) wrong.push(`${question}\n    expected ${expected}\n    came     ${came}`)
  if (!right && reading.is !== 'declined') misread.push(question)
  return { right, thread: after }
}

it('questions of every role are read as they are meant, or the part that is not understood is named', () => {
  let right = 0
  let total = 0
  for (const one of [accountManager, accounting, director, client, others, strangers].flatMap(linesOf)) {
    total += 1
    if (check(one, noThread).right) right += 1
  }
  for (const session of `${threads.trim()}\n\n${askedAnew.trim()}\n\n${strangersGoOn.trim()}`.split('\n\n')) {
    let thread: Thread = noThread
    for (const one of linesOf(session)) {
      const checked = check(one, thread)
      thread = checked.thread
      total += 1
      if (checked.right) right += 1
    }
  }
  let thread: Thread = noThread
  for (const one of [
    ordinary,
    ordinaryLater,
    ordinaryLast,
    blindRounds,
    firstSight,
    plainly,
    byRole,
    byRoleLater,
    twoRounds,
    everyday,
    everydayLater,
    terse,
    workingDay,
    unseen,
    kinds,
    onScreens,
    inPassing,
    oneStore,
    beforeACall,
    ofDealersAsked,
    byStaff,
    firstWeek,
    ofTeams,
    ofParts,
    asTyped,
    thenAndNow,
    atFirstSight,
    afterADecline,
    ofStrangersAsked,
    thirdRound,
    ofMoneyAsked,
    ofMoneyLater,
    calledMoneyAsked,
    goingOn,
    calledWork,
    calledResults,
    composedAsked,
    offeredAsked,
    inALineAsked,
    spoken,
    ofWhomAsked,
    onTheBooksAsked,
    onTheJobAsked,
    laterRoundsAsked,
    clausesOfClientsAsked,
    whoAndWhoseAsked,
  ].flatMap(linesOf)) {
    const checked = check(one, one.question.startsWith(' ') ? thread : noThread)
    thread = checked.thread
    total += 1
    if (checked.right) right += 1
  }
  expect(total).toBeGreaterThanOrEqual(3400)
  expect(right / total, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(misread).toEqual([])
  // Some thousand and a half of them, on a machine that may have other work.
})

// What is not understood is read once more with the entries of further lists that its thread may mean, as it is where it is asked.
it('kinds of rows are asked for by their names, with and without the thread', () => {
  let thread: Asked[] = []
  for (const one of linesOf(ofWork)) {
    thread = one.question.startsWith(' ') ? [...thread, one] : [one]
    const texts = thread.map(({ question }) => question)
    const more = {
      ...knowledge,
      records: [...knowledge.records, ...namedIn(further, texts, knowledge.records)],
    }
    const shorts = [knowledge, more].map((known) => {
      let after: Thread = noThread
      return texts.map((question) => {
        const read = readInThread(question, known, after)
        after = read.thread
        return inShort(read.reading)
      })
    })
    const [plainly = [], further_ = []] = shorts
    const came = plainly.some((short) => short.startsWith('decline')) ? further_ : plainly
    expect.soft(sorted(came.at(-1) ?? ''), one.question).toBe(sorted(one.expected))
  }
})

it('each way to say it that people have every day, or in a hurry, makes a question of the corpus readable', () => {
  const everyDay = `${everyday}${everydayLater}`
  const waysOf = [
    { ways: waysToSay, corpus: everyDay },
    { ways: waysInAHurry, corpus: terse },
    { ways: waysOfAWorkingDay, corpus: workingDay },
    { ways: askedLater, corpus: oneStore },
    { ways: waysBeforeACall, corpus: beforeACall },
    { ways: waysOfStaff, corpus: byStaff },
    { ways: waysOfTheFirstWeek, corpus: firstWeek },
    { ways: [...leaning, ...monthEnd], corpus: ofTeams },
    { ways: waysUnseen, corpus: unseen },
    { ways: waysAsTyped, corpus: asTyped },
    { ways: waysAtFirstSight, corpus: atFirstSight },
    { ways: waysAfterADecline, corpus: `${afterADecline}${ofStrangersAsked}` },
    { ways: waysOfStrangers, corpus: ofStrangersAsked },
    { ways: waysOfClients, corpus: calledWork },
    { ways: waysOfWhom, corpus: ofWhomAsked },
    { ways: waysOfDealers, corpus: ofDealersAsked },
    { ways: waysOfResults, corpus: calledResults },
    { ways: [...around, ...waysInALine, ...byNameAlone], corpus: inALineAsked },
    { ways: waysSpoken, corpus: spoken },
    { ways: waysOfWhoAndWhose, corpus: whoAndWhoseAsked },
    { ways: waysLaterRounds, corpus: laterRoundsAsked },
    { ways: waysOnTheJob, corpus: onTheJobAsked },
    { ways: waysOnTheBooks, corpus: onTheBooksAsked },
    { ways: waysOfKinds, corpus: kinds },
    { ways: waysOnScreens, corpus: onScreens },
    { ways: waysOfBills, corpus: calledMoneyAsked },
    { ways: waysOfMoneyLater, corpus: ofMoneyLater },
    { ways: [...waysInPassing, ...askedInPassing], corpus: inPassing },
  ]
  for (const { ways, corpus } of waysOf) {
    const asked = linesOf(corpus).flatMap(({ question }) => [question.trim(), ...sentencesOf(question)])
    const silent = ways.filter(
      ([pattern]) =>
        !asked.some(
          (question) =>
            writtenOut(question).replace('?', '').search(pattern) >= 0 &&
            // One that goes on with another is read in its thread, by the test above.
            (corpus !== everyDay || readInThread(question, knowledge, noThread).reading.is !== 'declined'),
        ),
    )
    expect(silent.map(([, plain]) => plain)).toEqual([])
  }
})

// Each part was once split at every joint before it, and the server stood still for good.
it('a question of many joints comes to its end', () => {
  const endless = `clients with foo${' and no foo'.repeat(40)}`
  expect(readInThread(endless, knowledge, noThread).reading.is).toBe('declined')
})

it('times that no calendar has are no failure', () => {
  for (const time of ['12/3456', 'last 600 quarters', 'last 250 years', '900 years ago'])
    expect(() => readInThread(`spend ${time}`, knowledge, noThread), time).not.toThrow()
})
