import type { AskedColumn, Topic } from '../topic.ts'
import type { Asked } from './asked.ts'

const one = 'Hartwell Honda'
const other = 'Lone Star Ford'
const person = 'Maria Lopez'

const october = ['2026-10-01', '2026-10-31'] as const
const december = ['2026-12-01', '2026-12-31'] as const

/** Words for rows that do not say of what. */
const vague = new Set(
  'lines clients stores services people rows months days weeks models answers changes vehicles kinds places contacts leads channels calls sections rings settings causes campaigns groups'.split(
    ' ',
  ),
)

/** Words for the rows of a topic as people write them. */
export function nounOf({ title, rows }: Topic): string {
  if (rows !== undefined && !vague.has(rows)) return rows
  const bare = title.replace(/ report$/i, '').toLowerCase()
  return unclear.has(bare) ? `${bare} report` : bare
}

/** Titles that say nothing without the word report. */
const unclear = new Set(
  'group|audit|billing|tracker|management|by cause|actual spend|location|what changed|publishers|cities|geography|sources|before a lead|intent by hour|results by channel|onboarded'.split(
    '|',
  ),
)

/** Labels that are no word by which anybody asks for a column. */
const noWord =
  /^(?:from|until|since|most|on|by|at|to|in|no|now|done|fixed|what .*|who .*|when|looks?|out of|copy of|of .*|because|before|after|kind|.* this week|.* next week|week \d|.*±.*|.* before|-|_|.{1,2})$/i

const singular = (noun: string): string =>
  noun.endsWith('ies')
    ? `${noun.slice(0, -3)}y`
    : /(?:ch|sh|x|ss)es$/.test(noun)
      ? noun.slice(0, -2)
      : noun.replace(/(?<!s)s$/, '')

const isAmount = ({ kind }: AskedColumn): boolean =>
  ['money', 'count', 'number', 'percent', 'duration'].includes(kind)

const valueFor = ({ kind }: AskedColumn): readonly [string, number] =>
  kind === 'money' ? ['$500', 500] : kind === 'percent' ? ['40%', 40] : ['20', 20]

/** The questions that can be asked of a topic, with what each must be read as. */
export function* waysToAsk(topic: Topic, noun: string): Generator<Asked> {
  const ask = (
    way: string,
    question: string,
    says: readonly string[] = [],
    more: Partial<Asked> = {},
  ): Asked => ({
    way,
    question,
    topic: topic.id,
    says,
    may: [],
    ...more,
  })
  const R = noun
  const r = singular(noun)
  const ofClient = topic.narrows.includes('client')
  const countable = noun.endsWith('s')
  const time = ([from, to]: readonly [string, string]): string | null =>
    topic.period !== null
      ? `from ${from} to ${to}`
      : topic.date !== undefined
        ? `${topic.date} between ${from}|${to}`
        : null

  for (const lead of [
    '',
    'show me ',
    'show me the ',
    'list all ',
    'can i see the ',
    'pull up the ',
    'i need the ',
    'give me a list of all ',
    'could you please list the ',
  ])
    yield ask(`${lead}R`, `${lead}${R}`)
  yield ask('what R do we have', `what ${R} do we have`)
  yield ask('R please', `${R} please`)
  if (countable) {
    yield ask('how many R', `how many ${R}`, [], { measure: 'count' })
    yield ask('how many R are there', `how many ${R} are there`, [], { measure: 'count' })
    yield ask('how many R do we have', `how many ${R} do we have`, [], { measure: 'count' })
    yield ask('number of R', `number of ${R}`, [], { measure: 'count' })
  }
  if (ofClient) {
    const says = [`client ${one}`]
    yield ask('R of CLIENT', `${R} of ${one}`, says)
    yield ask('R for CLIENT', `${R} for ${one}`, says)
    yield ask('CLIENT R', `${one} ${R}`, says)
    yield ask("CLIENT's R", `${one}'s ${R}`, says)
    yield ask('CLIENT: R', `${one}: ${R}`, says)
    yield ask('what R does CLIENT have', `what ${R} does ${one} have`, says)
    yield ask('which R do we have for CLIENT', `which ${R} do we have for ${one}`, says)
    yield ask('are there any R for CLIENT', `are there any ${R} for ${one}`, says)
    yield ask('does CLIENT have any R', `does ${one} have any ${R}`, says)
    yield ask('R of A and B', `${R} of ${one} and ${other}`, [...says, `client ${other}`], {
      may: ['by client'],
    })
    if (countable) {
      yield ask('how many R does CLIENT have', `how many ${R} does ${one} have`, says, { measure: 'count' })
      yield ask('how many R for CLIENT', `how many ${R} for ${one}`, says, { measure: 'count' })
    }
  }
  const oct = time(october)
  if (oct !== null) {
    yield ask('R in october', `${R} in october`, [oct])
    yield ask('october R', `october ${R}`, [oct])
    yield ask('R last month', `${R} last month`, [oct])
    yield ask('R from last month', `${R} from last month`, [oct])
    if (ofClient) {
      yield ask('CLIENT R october', `${one} ${R} october`, [`client ${one}`, oct])
      yield ask('R for CLIENT in october', `${R} for ${one} in october`, [`client ${one}`, oct])
      yield ask('october R for CLIENT', `october ${R} for ${one}`, [`client ${one}`, oct])
    }
  }
  if (ofClient && topic.client !== undefined && topic.ofOne === undefined && topic.id !== 'clients') {
    const client = topic.client
    yield ask('R of my clients', `${R} of my clients`, ['mine'])
    yield ask('R for my clients', `${R} for my clients`, ['mine'])
    if (topic.narrows.includes('us')) {
      yield ask('R of clients in texas', `${R} of clients in texas`, ['in TX'])
      yield ask('R of my clients in texas', `${R} of my clients in texas`, ['mine', 'in TX'])
    }
    if (countable) {
      yield ask('R by client', `${R} by client`, [`by ${client}`])
      yield ask('how many R per client', `how many ${R} per client`, [`by ${client}`], { measure: 'count' })
      yield ask(
        'which client has the most R',
        `which client has the most ${R}`,
        [`by ${client}`, 'limit 1'],
        { may: ['order -count', `order -${topic.measure ?? ''}`] },
      )
      for (const [way, question] of [
        ['clients without R', `clients without ${R}`],
        ['clients with no R', `clients with no ${R}`],
        ['which clients have no R', `which clients have no ${R}`],
        ["which clients don't have any R", `which clients don't have any ${R}`],
      ] as const)
        yield { ...ask(way, question, [`without ${topic.id}`]), topic: 'clients' }
      yield {
        ...ask('which of my clients have no R', `which of my clients have no ${R}`, [
          'mine',
          `without ${topic.id}`,
        ]),
        topic: 'clients',
      }
      yield { ...ask('clients with R', `clients with ${R}`, [`with ${topic.id}`]), topic: 'clients' }
      yield {
        ...ask('which of my clients have R', `which of my clients have ${R}`, ['mine', `with ${topic.id}`]),
        topic: 'clients',
      }
    }
  }
  if (topic.person !== undefined && topic.id !== 'clients') {
    yield ask('R of PERSON', `${R} of ${person}`, [`person ${person}`])
    yield ask("PERSON's R", `${person}'s ${R}`, [`person ${person}`])
    yield ask('who has the most R', `who has the most ${R}`, [`by ${topic.person}`], {
      may: ['order -count', `order -${topic.measure ?? ''}`, 'limit 1'],
    })
    yield ask('my R', `my ${R}`, ['mine'])
  }
  if (topic.newest !== undefined || topic.date !== undefined) {
    const day = topic.newest ?? topic.date ?? ''
    yield ask('latest R', `latest ${R}`, [], { may: [`order -${day}`] })
    yield ask('newest R', `newest ${R}`, [], { may: [`order -${day}`] })
    if (ofClient)
      yield ask('last R of CLIENT', `last ${r} of ${one}`, [`client ${one}`], {
        may: ['limit 1', `order -${day}`],
      })
  }
  for (const column of topic.columns) {
    if (column.ofClient || column.words.length + (column.values?.length ?? 0) === 0) continue
    // A label that is the title too says nothing by itself.
    if (noWord.test(column.words[0] ?? column.label) && !column.values) continue
    // Of two columns of one label nobody knows which is meant.
    const twice = topic.columns.some(
      (one) =>
        one.id !== column.id &&
        one.words.some((word) => word.toLowerCase() === column.words[0]?.toLowerCase()),
    )
    if (twice) continue
    yield* waysOfColumn(topic, column, { R, ofClient, ask, oct, countable })
  }
}

interface Frame {
  readonly R: string
  readonly ofClient: boolean
  readonly countable: boolean
  readonly oct: string | null
  readonly ask: (way: string, question: string, says?: readonly string[], more?: Partial<Asked>) => Asked
}

function* waysOfColumn(
  topic: Topic,
  column: AskedColumn,
  { R, ofClient, ask, oct, countable }: Frame,
): Generator<Asked> {
  const C = (column.words[0] ?? column.label).toLowerCase()
  const { id } = column
  const perClient = topic.client !== undefined && !topic.ofOne && topic.client !== id
  if (isAmount(column) && column.words.length > 0) {
    const [said, value] = valueFor(column)
    const measure = { measure: id }
    // `placements by clicks` may be told by the placement, which is what the rows are.
    const first = topic.columns.find(({ kind, ofClient: known }) => kind === 'text' && !known)
    const names = first ? [`by ${first.id}`] : []
    const may = { may: ['limit 1', ...names, ...(topic.id === 'coopClaims' ? ['by name'] : [])] }
    yield ask('R with the highest C', `${R} with the highest ${C}`, [`order -${id}`], may)
    yield ask('R with the lowest C', `${R} with the lowest ${C}`, [`order ${id}`], may)
    yield ask(
      'which R has the highest C',
      `which ${singular(R)} has the highest ${C}`,
      [`order -${id}`, 'limit 1'],
      may,
    )
    // A bound without a subject is told client by client.
    const each = { may: topic.client === undefined ? [] : [`by ${topic.client}`] }
    yield ask('R with C over N', `${R} with ${C} over ${said}`, [`${id} > ${value}`], each)
    yield ask('R with a C over N', `${R} with a ${C} over ${said}`, [`${id} > ${value}`], each)
    yield ask('R where C is over N', `${R} where ${C} is over ${said}`, [`${id} > ${value}`])
    yield ask('R where the C is below N', `${R} where the ${C} is below ${said}`, [`${id} < ${value}`])
    yield ask('R with C of at least N', `${R} with ${C} of at least ${said}`, [`${id} >= ${value}`])
    yield ask('R with C between N and M', `${R} with ${C} between 5 and 10`, [`${id} between 5|10`])
    yield ask('top 5 R by C', `top 5 ${R} by ${C}`, [`order -${id}`, 'limit 5'], may)
    yield ask('R by C highest first', `${R} by ${C}, highest first`, [`order -${id}`], { may: names })
    yield ask('R sorted by C', `${R} sorted by ${C}`, [`order -${id}`], { may: names })
    if (column.kind === 'count' || column.kind === 'number')
      yield ask('R with more than N C', `${R} with more than ${said} ${C}`, [`${id} > ${value}`])
    if (ofClient) {
      yield ask('C of R of CLIENT', `${C} of the ${R} of ${one}`, [`client ${one}`], measure)
      yield ask('CLIENT R with C over N', `${one} ${R} with ${C} over ${said}`, [
        `client ${one}`,
        `${id} > ${value}`,
      ])
    }
    if (perClient && column.sums) {
      yield ask(
        'total C of R by client',
        `total ${C} of ${R} by client`,
        [`by ${topic.client ?? ''}`],
        measure,
      )
      yield ask('which client has the highest C in R', `which client has the highest ${C} in ${R}`, [
        `by ${topic.client ?? ''}`,
        `order -${id}`,
        'limit 1',
      ])
    }
    yield ask('average C of R', `average ${C} of ${R}`, ['average'], {
      may: [`by ${topic.client ?? ''}`],
      ...measure,
    })
    if (column.sums) yield ask('total C of R', `total ${C} of ${R}`, [], measure)
    if (oct !== null) yield ask('C of R in october', `${C} of ${R} in october`, [oct], measure)
  }
  for (const value of (column.values ?? []).slice(0, 4)) {
    const V = (value.words[0] ?? value.label).toLowerCase()
    if (noWord.test(V) || value.stands || value.known || column.kind === 'flag' || column.kind === 'date')
      continue
    // What several columns may say is not sure.
    const also = topic.columns.some(
      (one) =>
        one.id !== id &&
        !one.ofClient &&
        (one.values ?? []).some(({ words }) => words.some((word) => word.toLowerCase() === V)),
    )
    if (also) continue
    const says = [`${id} = ${value.value}`]
    yield ask('V R', `${V} ${R}`, says)
    yield ask('R that are V', `${R} that are ${V}`, says)
    yield ask('which R are V', `which ${R} are ${V}`, says)
    const ofOther = topic.columns.some(
      (one) =>
        one.id !== id &&
        (one.values ?? []).some(({ words }) => words.some((word) => word.toLowerCase() === C)),
    )
    if (column.words.length > 0 && !noWord.test(C) && !ofOther)
      yield ask('R with C V', `${R} with ${C} ${V}`, says)
    yield ask('R that are not V', `${R} that are not ${V}`, [`${id} != ${value.value}`])
    if (countable) {
      yield ask('how many R are V', `how many ${R} are ${V}`, says, { measure: 'count' })
      yield ask('how many V R', `how many ${V} ${R}`, says, { measure: 'count' })
    }
    if (ofClient) {
      yield ask('V R of CLIENT', `${V} ${R} of ${one}`, [...says, `client ${one}`])
      yield ask('CLIENT V R', `${one} ${V} ${R}`, [...says, `client ${one}`])
      yield ask('does CLIENT have any V R', `does ${one} have any ${V} ${R}`, [...says, `client ${one}`])
      if (perClient) yield ask('V R of my clients', `${V} ${R} of my clients`, [...says, 'mine'])
    }
    if (perClient && countable && topic.id !== 'clients')
      yield {
        ...ask('which of my clients have V R', `which of my clients have ${V} ${R}`, [
          'mine',
          `with ${topic.id}`,
        ]),
        topic: 'clients',
      }
  }
  if (noWord.test(C)) return
  if (['choice', 'person', 'record'].includes(column.kind) && column.words.length > 0 && countable) {
    yield ask('R by C', `${R} by ${C}`, [`by ${id}`])
    yield ask('how many R by C', `how many ${R} by ${C}`, [`by ${id}`], { measure: 'count' })
    yield ask('R per C', `${R} per ${C}`, [`by ${id}`])
    yield ask('R broken down by C', `${R} broken down by ${C}`, [`by ${id}`])
  }
  if (
    ['text', 'record', 'person', 'date'].includes(column.kind) &&
    column.words.length > 0 &&
    id !== topic.client &&
    topic.period === null
  ) {
    yield ask('R without a C', `${R} without a ${C}`, [`${id}:none`])
    yield ask('R with no C', `${R} with no ${C}`, [`${id}:none`])
  }
  if (column.kind === 'date' && column.words.length > 0 && !column.values) {
    const [from, to] = december
    yield ask('R with a D in december', `${R} with a ${C} in december`, [`${id} between ${from}|${to}`])
    yield ask('R whose D is in december', `${R} whose ${C} is in december`, [`${id} between ${from}|${to}`])
    yield ask('R with D before december 1', `${R} with ${C} before december 1`, [`${id} < ${from}`])
    yield ask('R with D after december 31', `${R} with ${C} after december 31`, [`${id} > ${to}`])
    const verbs = /^ends|^ended|expires/.test(id)
      ? ['that end', 'ending', 'that expire', 'expiring', 'that run out']
      : id.startsWith('starts')
        ? ['that start', 'starting', 'that begin', 'beginning']
        : id.startsWith('due')
          ? ['due', 'that are due']
          : []
    for (const verb of verbs)
      yield ask(`R ${verb} in december`, `${R} ${verb} in december`, [`${id} between ${from}|${to}`])
    for (const verb of verbs)
      yield ask(`R ${verb} this month`, `${R} ${verb} this month`, [`${id} between 2026-11-01|2026-11-30`])
  }
}
