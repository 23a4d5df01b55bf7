import type { Topic } from '../topic.ts'
import type { Asked } from './asked.ts'
import { one, other, person, october, noWord, singular } from './words.ts'
import { waysOfColumn } from './ways-of-column.ts'

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
