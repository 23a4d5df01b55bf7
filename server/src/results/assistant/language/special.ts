import { aboutOne, done } from './about-one.ts'
import * as english from './english.ts'
import { briefAsked } from './brief.ts'
import { departureAsked } from './departure.ts'
import { formIn } from './forms.ts'
import { issueAsked } from './issue-asked.ts'
import { lowsOf } from './items.ts'
import { lateAt } from './late-of-those.ts'
import { meaningIn } from './meaning.ts'
import { neverTold } from './never-told.ts'
import { ownWeekAsked } from './own-week.ts'
import { onboardingAsked } from './onboarding-asked.ts'
import { overCapacity } from './over-capacity.ts'
import { personAsked } from './person-asked.ts'
import { owedToPartner } from './owed-to-partner.ts'
import { numberOf } from './number.ts'
import { namesOf, type Read } from './prepare.ts'
import { recordFields } from './record-fields.ts'
import { tabAsked } from './tabs.ts'
import { withContact } from './with-contact.ts'
import { teamIdle, teamRanked } from './team-ranked.ts'
import { teamAsked } from './team-asked.ts'
import {
  emptyQuestion,
  undecided,
  type Condition,
  type Named,
  type Question,
  type Reading,
} from './question.ts'

const screenSentence =
  /^(?:please )?(?:where (?:do|can|could) (?:i|we) (?:find|see|get)(?! (?:(?:our|my|the) )?(?:cheapest|most|best|fewest|worst))|where (?:is|are) the(?!.* coming from$)|how (?:do|can) (?:i|we) (?:get|go|come) to|take me to|bring me to|go to|open the|navigate to|lead me to)(?: the)? (.+)$/

/** A way to a screen in other words, where nothing else is meant by them. */
const waySentence =
  /^(?:please )?(?:where|how) (?:do|can|could|would|should) (?:i|we|you) (?:go to )?(?:change|set up|set|edit|update|reset|configure|turn on|turn off|enable|disable|manage|switch|see|find|upload|download|add|make|create|invite|remove|look up|check|export|import)(?: the| a| an| my| our)?(?: new)? (.+)$/

/** The way to a screen that a question asks for which is read as nothing else. */
export function wayIn(read: Read): Reading | null {
  const way = waySentence.exec(lowsOf(read.items))
  return way && namesOf(read.items).length === 0 ? done({ ask: 'screen', words: way[1] ?? '' }) : null
}

const teamSentence =
  /^(?:(?:who else|who|which people|which person) )?(?:is |are )?(?:the )?(?:(?:who )?(?:manages|manage|handles|runs|owns|own|looks after|look after|takes care of|take care of|works on|is working on|working on|works with|work with|works for|work on|work for|is responsible for|responsible for|on the team of|on the team for|on team of|in the team of|the team of|team of|team for|on my team|my team|manages (?:them|these|those)|handles them|(?:my |the )?(?:account )?managers?(?: of| for| on| at)?)|do i call at the agency|(?:do|can|should|could) i (?:call|contact|reach out to|ask|email|turn to)(?: about(?= (?:it|this|that)$))?|(?:is |are )?(?:my |our )(?:account )?(?:rep|representative|contact person|point of contact)|(?:do|can|should|could) i (?:talk|speak) (?:to|with)(?: about (?:my (?:account|store)|this|it))?)(?:(?: about)?(?: the)? \u0001)?(?: it| this| that| me| (?:my|our) (?:store|account|dealership)| account| us)?(?: managed by)?$/

const changeSentence =
  /^(?:what (?:has |have )?(?:changed|is new|happened|went on|is going on|going on|is happening|happening|was changed|is different)|whats new|who changed(?: the| my| our)?|(?:all |the )?(?:budget|activity) changes(?= .*\u0002)|(?:has|have|did) anything (?:changed?|happened|happen)(?: with)?(?: the| my| our)?|what (?:did|has) (?:you|they|the agency|anybody|anyone) changed?)(?: (?:in|on|to|with|about) (?:my |our |the )?)? ?(budgets?|activit(?:y|ies))?(?: (?:for|at|with|of|on|in))*(?: (?:my store|my stores|my accounts?|me|us))?(?: \u0001)?(?: (?:in|since|during))*(?: \u0002)?$/

const waitingSentence =
  /^(?:what (?:is )?(?:waits|wait|waiting) (?:for|on) (?:me|my decision|my confirmation)(?: \u0002| now)?|what do i (?:have to|need to|must) do(?: \u0002)?|what is (?:on my plate|on my list|open for me|next for me|left to do)|my to do list|what needs (?:my |our )?attention(?: \u0002| now)?|(?:what|anything) (?:is )?urgent(?: \u0002| now| right now| for me)*|what must i do|what (?:should|do) i (?:do|look at|start with|work on|begin with)(?: first| next| now| this morning| \u0002)*|(?:my )?pending items)$/

const calendarSentence =
  /^(?:what is |show |when is |when are )?(?:what (?:is|do i have) )?(?:on |in )?(?:my |our )?(?:next )?(?:calendar|agenda|schedule|appointments?|meetings?|events?|day)(?: (?:on|for))?(?: \u0002)?(?: after (?:la?unch|noon|midday))?$/

/** What begins once the morning is over; `lunch` is no word of the declarations, and is taken for a slip of `launch`. */
const afterNoon = / after (?:la?unch|noon|midday)$/

/** `am I free on Wednesday afternoon`: what the day holds says so. */
const freeSentence =
  /^(?:(?:am|is) i|are we) (?:free|busy|available|booked|open)(?: (?:on|at))?(?: \u0002)?(?: (?:morning|afternoon|evening))?$/

/** Titles of people at a dealership, and what they are called in short. */
const titles: ReadonlyMap<string, string> = new Map([
  ['gm', 'General Manager'],
  ['gsm', 'General Sales Manager'],
  ['general manager', 'General Manager'],
  ['general sales manager', 'General Sales Manager'],
  ['sales manager', 'Sales Manager'],
  ['marketing manager', 'Marketing'],
  ['marketing director', 'Marketing Director'],
  ['owner', 'Owner'],
  ['dealer principal', 'Dealer Principal'],
  ['controller', 'Controller'],
  ['internet manager', 'Internet'],
  ['service manager', 'Service Manager'],
])

/** Invoices that were sent, however they stand since. */
const wentOut: Condition = {
  column: 'state',
  is: 'in',
  values: ['Sent', 'Overdue', 'Partly paid', 'Paid', 'Credit'],
}

/** Questions that are no rows of a topic. */
export function special(read: Read): Reading | null {
  const { items, words } = read
  const low = words.map((word) => word.low).join(' ')
  const line = lowsOf(items)
  const spans = namesOf(items)
  const time = items.flatMap((item) => (item.is === 'time' ? [item.time] : []))[0] ?? null
  if (english.help.has(low)) return done({ ask: 'help' })
  const issue = issueAsked(words.map(({ raw }) => raw).join(' '))
  if (issue) return issue
  const reached = withContact(read, line, special)
  if (reached) return reached
  const largest =
    /^(?:what are |who are |which are |who is |which is |what is )?(?:our |my |the )*(?:(\d+|two|three|four|five|six|seven|eight|nine|ten) )?(biggest|largest|smallest|top) (?:(\d+|two|three|four|five|six|seven|eight|nine|ten) )?(clients?|dealers?|stores?|accounts?|customers?)$/.exec(
      line,
    )
  if (largest) {
    const [, first, which, second, noun = ''] = largest
    return done({
      ...emptyQuestion('budgets'),
      measures: ['amount'],
      by: 'client',
      mine: / my |^my /.test(line),
      order: { column: 'amount', descending: which !== 'smallest' },
      limit: numberOf(first ?? second ?? '') ?? (noun.endsWith('s') ? null : 1),
    })
  }
  // What is late is late work, and money that is owed to whoever sees to it.
  if (
    read.bills === true &&
    /^(?:is |are )?(?:what|anything|something|which ones?|there anything)(?: is| are)? (?:overdue|past due|late)(?: (?:right now|now|at the moment|currently|today))*$/.test(
      low,
    )
  )
    return done({
      ask: 'several',
      questions: [
        { ...emptyQuestion('invoices'), conditions: [{ column: 'dueAt', is: '=', values: ['overdue'] }] },
        { ...emptyQuestion('tasks'), conditions: [{ column: 'due', is: '=', values: ['overdue'] }] },
      ],
    })
  const late = read.bills === true ? null : lateAt(line, spans)
  if (late) return late
  const tab = tabAsked(line, read)
  if (tab) return tab
  const meaning = meaningIn(low, read)
  if (meaning) return meaning
  const ofPerson = personAsked(read, line) ?? overCapacity(read, line) ?? onboardingAsked(line)
  if (ofPerson) return ofPerson
  const never = neverTold(line, spans.length > 0, read.ofStore === true)
  if (never) return never
  const owed = owedToPartner(read, line, time)
  if (owed) return owed
  const paid =
    /^(?:did|has|have|is|are|was) (?:\u0001|they|it|he|she) (?:all |already |ever )*(?:pay|paid)(?: up| us| yet| already)*(?: (?:their|its|the|his|her|all|last|latest|open|\u0002))*(?: invoices?| bills?)?(?: yet)?(?: (?:for|in|of))?(?: \u0002)?$/.test(
      line,
    )
  // `their last invoice`: the newest of those that went out, and not of them all.
  const newest = paid && /\b(?:last|latest)\b/.test(line)
  const invoices = {
    ...emptyQuestion('invoices'),
    period: time?.period ?? null,
    ...(newest ? { conditions: [wentOut], order: { column: 'month', descending: true }, limit: 1 } : {}),
  }
  if (paid && spans.length === 0) return done(invoices)
  if (paid && spans.length === 1) return aboutOne(spans[0], (of) => ({ ...invoices, clients: [of] }))
  if (
    /^who (?:do|can|should|could) (?:i|we) (?:call|contact|talk to|speak to|speak with|email|reach|ask for) (?:at|from) \u0001$/.test(
      line,
    )
  )
    return aboutOne(spans[0], (of) => ({ ...emptyQuestion('contacts'), clients: [of] }))
  const [, asked, role] =
    /^(?:what is )?(?:the )?(phone|phone number|number|cell|cell phone|mobile|email|e mail|email address) (?:of|for) (?:the |their )?([a-z]+(?: [a-z]+){0,2}) (?:at|of|for) \u0001$/.exec(
      line.replace(/^(?:please )?(?:give me|show me|tell me|i need|get me|look up|find) /, ''),
    ) ?? []
  if (asked !== undefined && role !== undefined && titles.has(role))
    return aboutOne(spans[0], (of) => ({
      ...emptyQuestion('contacts'),
      measures: [/mail/.test(asked) ? 'email' : /cell|mobile/.test(asked) ? 'mobile' : 'phone'],
      clients: [of],
      conditions: [{ column: 'title', is: '=', values: [titles.get(role) ?? role] }],
    }))
  const title =
    /^(?:who is|whos|name of) (?:the |their )?((?!account|manager|rep)[a-z]+(?: [a-z]+){0,2}) (?:at|of|for) \u0001$/.exec(
      line,
    )?.[1]
  if (title !== undefined && titles.has(title))
    return aboutOne(spans[0], (of) => ({
      ...emptyQuestion('contacts'),
      clients: [of],
      conditions: [{ column: 'title', is: '=', values: [titles.get(title) ?? title] }],
    }))
  // `who is the GM there`: of the store that was spoken of.
  const titleThere =
    /^(?:who is|whos|name of) (?:the |their )?((?!account|manager|rep)[a-z]+(?: [a-z]+){0,2}) (?:there|at (?:it|that (?:store|one|client)))$/.exec(
      line,
    )?.[1]
  if (titleThere !== undefined && titles.has(titleThere))
    return done({
      ...emptyQuestion('contacts'),
      conditions: [{ column: 'title', is: '=', values: [titles.get(titleThere) ?? titleThere] }],
    })
  // Months are closed where invoices are.
  if (
    /^how (?:do|can|should) (?:i|we) close (?:(?:the |a )?(?:month|books)(?: (?:of|for))?(?: (?:the )?\u0002)?|\u0002|the books for \u0002)$/.test(
      line,
    )
  )
    return done({ ask: 'screen', words: 'invoicing' })
  const form = formIn(read, line)
  if (form) return form
  const screen = screenSentence.exec(line)
  if (screen && spans.length === 0 && !time)
    return done({
      ask: 'screen',
      // What comes of something stands where that is.
      words: (screen[1] ?? '')
        .replace(/^(?:the )?(?:results?|outcomes?|history|overview) of /, '')
        .replace(/^(?:the|my|our|a|an) /, '')
        .replace(/ (?:screen|page)$/, ''),
    })
  if (
    /^what (?:do i have|is there|have i got)(?: (?:going on|on|coming up|planned))? \u0002$/.test(line) &&
    time?.period.from === read.today &&
    time.period.to === read.today
  )
    return done({ ask: 'several', questions: [{ ask: 'calendar', period: null }, { ask: 'waiting' }] })
  if (waitingSentence.test(line)) return done({ ask: 'waiting' })
  const ownDays = calendarSentence.test(line) && / my | our | i have /.test(` ${line} `)
  if (ownDays || freeSentence.test(line)) {
    const period = time?.period ?? null
    const isToday = period === null || (period.from === read.today && period.to === read.today)
    const next = /\bnext (?:appointment|meeting|event)$/.test(line)
    const part = next ? 'next' : afterNoon.test(line) ? 'after noon' : null
    return done({ ask: 'calendar', period: isToday ? null : period, ...(part ? { part } : {}) })
  }
  const ofWeek = ownWeekAsked(line, time, read.today)
  if (ofWeek) return ofWeek
  const change = changeSentence.exec(line)
  if (change) {
    const question = (of: Named | null): Question => ({
      ask: 'changes',
      of,
      period: time?.period ?? null,
      what: /\bbudgets?\b/.test(line) ? 'budget' : /\bactivit/.test(line) ? 'activity' : null,
    })
    return spans.length === 0
      ? done(question(null))
      : spans.length === 1
        ? aboutOne(spans[0], question)
        : null
  }
  const ofOne = briefAsked(line, spans, read) ?? departureAsked(line, spans)
  if (ofOne) return ofOne
  const ranked = teamRanked(line) ?? teamIdle(line, time?.period ?? null)
  if (ranked) return ranked
  const ofTeam = teamAsked(line, spans, words.map(({ raw }) => raw).join(' '))
  if (ofTeam) return ofTeam
  if (/^\u0001 (?:account )?(?:manager|rep)$/.test(line)) {
    const one = aboutOne(spans[0], (of) => ({ ask: 'team', of, managers: true }))
    if (one) return one
  }
  if (teamSentence.test(line) && !/^\u0001$|^who(?: is| are)?(?: the)? \u0001$/.test(line)) {
    const managers = /manag|own|rep|call|contact|handles|runs|looks? after|takes? care|responsible/.test(line)
    const one = aboutOne(spans[0], (of) => ({ ask: 'team', of, managers }))
    if (one) return one
    if (/\b(?:call|contact|ask|email|turn to|reach out to) about (?:it|this|that)$/.test(line))
      return done({ ask: 'team', of: undecided('it'), managers })
    if (/\b(?:my|our|me|us|i)\b/.test(line)) return done({ ask: 'team', of: 'mine', managers })
    if (/\b(?:it|this|that|them|these|those)$/.test(line))
      return done({ ask: 'team', of: undecided('it'), managers })
  }
  // `who manages A and B`
  const both = line.replace(/\u0001 (?:and|or|&) \u0001/, '\u0001')
  if (spans.length === 2 && both !== line && teamSentence.test(both)) {
    const each = spans.flatMap(({ candidates: [one, other] }) =>
      one?.kind === 'client' && !other ? [one] : [],
    )
    const managers = /manag|own|handles|runs|looks? after|takes? care|responsible/.test(line)
    if (each.length === 2)
      return done({ ask: 'several', questions: each.map((of) => ({ ask: 'team', of, managers })) })
  }
  const bare = line.replace(/(?: (?:client|dealer|the))? ?\u0001 ?/, ' ').trim()
  if (spans.length === 1 || /\bmy (?:store|dealership|phone|address|website)/.test(line)) {
    for (const [field, pattern] of recordFields) {
      if (
        !pattern.test(bare.replace(/^(?:please )?(?:give me|show me|tell me|i need|get me|look up) /, '')) ||
        bare === ''
      )
        continue
      const question = (of: Named | 'mine'): Question => ({ ask: 'record', of, field })
      if (spans.length === 1) return aboutOne(spans[0], question)
      if (/\bmy\b/.test(bare)) return done(question('mine'))
    }
    if (
      spans.length === 1 &&
      /^(?:|everything (?:about|on|for)|all about|overview of|summary of|tell me about|tell me more about|details (?:of|about|on)|info (?:on|about|of)|information (?:on|about)|facts (?:of|about)|about|who is|what is|what does do|profile of|show me|show|the)$/.test(
        bare.replace(/^please /, ''),
      )
    )
      return aboutOne(spans[0], (of) => ({ ask: 'record', of, field: null }), ['client', 'person', 'group'])
  }
  return null
}
