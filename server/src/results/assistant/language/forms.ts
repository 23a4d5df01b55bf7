import { aboutOne, done } from './about-one.ts'
import type { Item } from './items.ts'
import { numberOf } from './number.ts'
import type { Timed } from './period.ts'
import { nameIn, namesOf, saidOf, type Read } from './prepare.ts'
import type { FormQuestion, Named, Question, Reading } from './question.ts'
import { addDays, addMonths } from '@portal/core/foundation/format'

const forms: readonly (readonly [string, RegExp])[] = [
  ['budgetChange', /^(?:a |an )?(?:new )?budget change/],
  [
    'interaction',
    /^(?:that )?(?:i |we )?(?:a |an |the )?(?:phone |text |on site |site |video |monthly |business )*(?:text(?:ed)?|review|demo|message|chat|voicemail|lunch|call(?:ed)?|interaction|talk(?:ed)?|spoke|met|meeting|conversation|communication|visit(?:ed)?|email(?:ed)?)\b/,
  ],
  ['activity', /^(?:a |an )?(?:new )?activity\b/],
  ['task', /^(?:a |an )?(?:new )?(?:task|to do|todo|reminder)\b/],
  ['budget', /^(?:a |an )?(?:new )?budget\b/],
  ['client', /^(?:a |an )?(?:new )?client\b/],
  [
    'support',
    /^(?:a |an )?(?:new )?(?:support request|support ticket|ticket|bug|issue|feature request|problem)\b/,
  ],
]

/** The form that a sentence wants filled in. */
export function formIn(read: Read, line: string): Reading | null {
  const { items, topics, records } = read
  const spans = namesOf(items)
  const form = (name: string, more: Partial<FormQuestion> = {}): Reading | null => {
    const question = (client: Named | null): Question => ({
      ask: 'form',
      form: name,
      client,
      mine: false,
      due: null,
      text: null,
      service: null,
      assignee: name === 'task' ? assigneeIn(items) : null,
      amount: null,
      ...more,
    })
    const ofClient = spans.filter(({ candidates }) => candidates.some(({ kind }) => kind === 'client'))
    return ofClient.length === 0 ? done(question(null)) : aboutOne(ofClient[0], question)
  }
  const polite =
    /^(?:please |can you |could you |can i |could i |i (?:want|need|would like|like) to |i want |help me |how (?:do|can|could|should) (?:i|we) |how to )*/.exec(
      line,
    )?.[0] ?? ''
  const rest = line.slice(polite.length)
  const remind =
    /^remind (?:me|us)(?: (?:on |for )?\u0002)? (?:to|about|of) (.+)$|^remind (?:me|us) (?:to|about) (.+) (?:on |for )?\u0002$/.exec(
      rest,
    )
  if (remind) {
    const from = items.findIndex((item) => item.is === 'word' && /^(?:to|about|of)$/.test(item.word.low))
    const before = items.slice(0, from).findIndex(({ is }) => is === 'time')
    // `on Tuesday about the January budget`: a day that is to come, and nothing that it is about.
    const comes = (item: Item): boolean => item.is === 'time' && item.time.period.to >= read.today
    const isDay = (item: Item): boolean =>
      item.is === 'time' && comes(item) && item.time.period.from === item.time.period.to
    const day = items.findLastIndex(isDay)
    const due = before >= 0 ? before : day >= 0 ? day : items.findLastIndex(comes)
    // The day that it is due on is no part of what is to be done; another time is.
    const said = items.flatMap((item, at) => {
      if (at <= from || at === due) return []
      return item.is === 'word'
        ? [saidOf(item.word)]
        : item.is === 'name'
          ? [nameIn(item.span)]
          : [item.words]
    })
    const item = items[due]
    return form('task', {
      due: item?.is === 'time' ? onDay(item, read.today) : null,
      text: said.join(' ').replace(/ (?:on|by)$/, ''),
    })
  }
  if (/^(?:raise|increase|request|ask for)\b.*\bbudgets?(?: increase)?\b/.test(rest)) {
    const service =
      records.find(({ of, name }) => of === 'services' && ` ${rest} `.includes(` ${name.toLowerCase()} `)) ??
      null
    // Channels are no services: what is to be raised stands in the form as it was said.
    const channel = service
      ? null
      : (/\b(?:search|social|display|video|google|facebook|connected tv|sem|paid search)\b/.exec(rest)?.[0] ??
        null)
    const known = rest
      .replace(service ? service.name.toLowerCase() : (channel ?? ''), '')
      .replaceAll(
        /\b(?:raise|increase|request|ask|for|my|the|a|an|of|budget|budgets|to|by|our|from|in|starting|beginning|more)\b|[\u0001\u0002]|\$?\d[\d,.]*k?/g,
        '',
      )
      .trim()
    const [amount = null, other] = items.flatMap((item) =>
      item.is === 'word' && /^\$?\d/.test(item.word.low) ? (numberOf(item.word.low) ?? []) : [],
    )
    const from = items.find((item) => item.is === 'time')
    return known === '' && other === undefined
      ? form('increase', {
          mine: /\b(?:my|our)\b/.test(rest),
          service,
          text: channel,
          amount,
          due: from?.is === 'time' ? toCome(from.time.period.from, read.today) : null,
        })
      : null
  }
  // Somebody who is to stand among the contacts of a store.
  if (
    /^add (?!a |an )(?:\S+ ){1,4}as (?:the |a |an |our |their |new )*(?:\S+ ){1,4}(?:at|for|of|to) \u0001(?: .*)?$/.test(
      rest,
    )
  )
    return form('contacts', { text: textFrom(items, 'add') })
  const logger =
    /^(?:open|start|show me|show)(?: the)? (activity|interaction) logger\b(?: for)?(?: the)?(?: \u0001)?$/.exec(
      rest,
    )
  if (logger && spans.length > 0) return form(logger[1] ?? 'activity')
  const changed = budgetChangeIn(rest, read)
  if (changed) return form('budgetChange', changed)
  const verb = /^(log|add|create|submit|new|make|write|report|file|open a|enter|record|note) (.+)$/.exec(rest)
  if (!verb) return null
  const what = (verb[2] ?? '').replace(/^a new /, 'a ')
  if (verb[1] === 'report' && !/\b(?:bug|issue|problem)\b/.test(what)) return null
  for (const [name, pattern] of forms) {
    const found = pattern.exec(what)
    if (!found) continue
    const after = what.slice(found[0].length)
    const text = /^ (?:to|about|that|saying)\b (.+)$/.exec(
      after.replaceAll(/ (?:(?:for|with|on|at) )?[\u0001\u0002](?= )/g, ''),
    )
    const unused = after
      .replaceAll(
        /\b(?:for|with|of|at|to|on|client|the|a|an|store|in|dealer|them|they|it|him|her)\b|[\u0001\u0002]/g,
        '',
      )
      .trim()
    // Nothing is saved by itself: what is noted stands in the form as it was said.
    if (
      unused !== '' &&
      !text &&
      notedForms.has(name) &&
      /^(?:log|note|record|enter|add|create)$/.test(verb[1] ?? '')
    )
      return form(name, {
        due: name === 'task' ? (timesOfForm(name, items, text)[0]?.period.from ?? null) : null,
        text: textFrom(items, verb[1] ?? ''),
      })
    if (unused !== '' && !text) return null
    return form(name, {
      due: datedForms.has(name) ? (timesOfForm(name, items, text)[0]?.period.from ?? null) : null,
      text: text ? textAfter(items, text[0].trim().split(' ')[0] ?? '') : null,
    })
  }
  // `make a note that they want new creative`: what is noted stands in the log as it was said.
  if (verb[1] === 'log' && what.startsWith('that '))
    return form('activity', { text: textFrom(items, verb[1]) })
  // `log an optimization there`: what activities are of.
  const category = records.find(
    ({ of, name: called }) =>
      of === 'categories' &&
      new RegExp(`^(?:a |an )?${called.toLowerCase().replaceAll(/[^a-z ]/g, '.')}\\b`).test(what),
  )
  if (category && verb[1] === 'log') return form('activity', { text: textFrom(items, verb[1]) })
  for (const { topic } of topics) {
    if (topic.rank < 3 || topic.rank > 4) continue
    const noun = topic.words.find((one) =>
      new RegExp(`^(?:a |an |new )*${one.toLowerCase()}(?= |$)`).test(what),
    )
    if (noun === undefined) continue
    // `any new leads today` asks for those that came.
    if (verb[1] === 'new' && /(?<!s)s$/i.test(noun)) continue
    const unused = what
      .replace(new RegExp(`^(?:a |an |new )*${noun.toLowerCase()}`), '')
      .replaceAll(/\b(?:for|with|of|at|to|the|a|an|client|store)\b|[\u0001\u0002]/g, '')
      .trim()
    if (unused === '') return form(topic.id)
  }
  return null
}

/** A day of the week that is today is the next one: nobody has to be reminded of now. */
const onDay = ({ time, words }: Extract<Item, { is: 'time' }>, today: string): string =>
  time.period.from === today && /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(words)
    ? addDays(today, 7)
    : time.period.from

/** `a task for Maya to call them`, `assign a task to Maya`: whose it is to be, where only one is called so. */
function assigneeIn(items: readonly Item[]): Named | null {
  const named = items.flatMap((item, at) => {
    const before = items[at - 1]
    const leads = before?.is === 'word' && /^(?:for|to)$/.test(before.word.low)
    return item.is === 'name' && leads ? [item.span.candidates] : []
  })
  const [person, other] = named.find((of) => of.every(({ kind }) => kind === 'person')) ?? []
  return person !== undefined && other === undefined ? person : null
}

/** The times of a form: what was talked about has times of its own, a task is due on the one that it names. */
function timesOfForm(name: string, items: readonly Item[], text: RegExpExecArray | null): readonly Timed[] {
  const marker = text?.[0].trim().split(' ')[0]
  const from =
    name === 'task' || marker === undefined
      ? items.length
      : items.findIndex((item) => item.is === 'word' && item.word.low === marker)
  return items.slice(0, from).flatMap((item) => (item.is === 'time' ? [item.time] : []))
}

/** Forms that have a text of their own. */
const notedForms = new Set(['task', 'activity', 'interaction'])

/** All that is said behind the verb of a form. */
const textFrom = (items: readonly Item[], verb: string): string =>
  items
    .slice(items.findIndex((item) => item.is === 'word' && item.word.low === verb) + 1)
    .flatMap((item) =>
      item.is === 'word' ? [saidOf(item.word)] : item.is === 'name' ? [nameIn(item.span)] : [item.words],
    )
    .join(' ')
    .replace(
      /^that |^(?:an? )?(?:new )?(?:task|reminder|to ?do)\b(?: for (?:me\b|[A-Z]\S+(?: [A-Z]\S+)?))?(?: to)? ?/,
      '',
    )

/** Forms that have a day. */
const datedForms = new Set(['task', 'activity', 'interaction'])

/** A budget changes from a month that is yet to come. */
const toCome = (from: string, today: string): string => (from < today ? addMonths(from, 12) : from)

/** `change the SEO budget of Eastgate Honda to $2,000 from January`: which budget, and what becomes of it. */
function budgetChangeIn(line: string, { items, records, today }: Read): Partial<FormQuestion> | null {
  if (!/^(?:change|set|lower|cut|reduce|decrease|update|adjust|move)\b.*\bbudgets?\b/.test(line)) return null
  const service =
    records.find(({ of, name }) => of === 'services' && ` ${line} `.includes(` ${name.toLowerCase()} `)) ??
    null
  const amount = items.flatMap((item) =>
    item.is === 'word' && /^\$?\d/.test(item.word.low) ? (numberOf(item.word.low) ?? []) : [],
  )
  const left = line
    .replace(service ? service.name.toLowerCase() : '', '')
    .replaceAll(
      /\b(?:change|set|lower|cut|reduce|decrease|update|adjust|move|the|a|an|of|for|at|to|budgets?|from|in|as|starting|on)\b|[\u0001\u0002]|\$?\d[\d,.]*k?/g,
      '',
    )
  if (left.trim() !== '' || amount.length > 1) return null
  const time = items.find((item) => item.is === 'time')
  const from = time?.is === 'time' ? time.time.period.from : null
  const due = from === null ? null : toCome(from, today)
  return { service, amount: amount[0] ?? null, due }
}

const textAfter = (items: readonly Item[], word: string): string => {
  const stands = (item: Item): boolean => item.is === 'word' && item.word.low === word
  // `to send the proofs to Lone Star Ford`: what is to be done begins with the first of them.
  const first = items.findIndex((item, at) => stands(item) && items[at + 1]?.is === 'word')
  const from = word === 'to' && first >= 0 ? first : items.findLastIndex(stands)
  return items
    .slice(from + 1)
    .flatMap((item) =>
      item.is === 'word' ? [saidOf(item.word)] : item.is === 'name' ? [nameIn(item.span)] : [item.words],
    )
    .join(' ')
}
