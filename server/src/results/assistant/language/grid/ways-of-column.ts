import type { AskedColumn, Topic } from '../topic.ts'
import type { Asked } from './asked.ts'
import { one, december, isAmount, noWord, singular, valueFor } from './words.ts'

/** What the questions of all columns of a topic share. */
export interface Frame {
  readonly R: string
  readonly ofClient: boolean
  readonly countable: boolean
  readonly oct: string | null
  readonly ask: (way: string, question: string, says?: readonly string[], more?: Partial<Asked>) => Asked
}

/** The questions that can be asked of one column of a topic. */
export function* waysOfColumn(
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
    if (noWord.test(V) || value.stands || column.kind === 'flag' || column.kind === 'date') continue
    // What several columns may say is not sure.
    const also = topic.columns.some(
      (one) =>
        one.id !== id &&
        !one.ofClient &&
        (one.values ?? []).some(({ words }) => words.some((word) => word.toLowerCase() === V)),
    )
    if (also) continue
    const says = [value.kept === undefined ? `${id} = ${value.value}` : `${id}:${value.kept}`]
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
    if (value.kept === undefined)
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
