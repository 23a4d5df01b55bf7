import { done } from '../about-one.ts'
import type { Joined, Reading } from '../question.ts'
import { isNumeric } from '../topic-reader.ts'
import { stemsOf } from '../tokens.ts'
import type { Fragment } from './fragment.ts'

const asksService =
  /^(?:which|who|what|any|only|just|those|the ones|ones|how many)(?: ones)?(?: of (?:them|those|these))?(?: (?:that|which|who))? (?:(?:have|has|had|are|is) (no|not on|not in|not with)|((?:do|does|did|have|has|are|is) not (?:have|run|use|pay for|buy|on|in|got|with|running|using|paying for)|without|with no|with|have|has|run|runs|use|uses|buy|pay for|are on|is on|on))(?: (?:any|an|a))? /

/** `which aren't on SEO`, `which have no social budget`: of the clients that were told those that pay for it, or do not. */
export function served({ line, before, read }: Fragment): Reading | null {
  const found = asksService.exec(line)
  if (!found || before.topic !== 'clients' || before.by !== null) return null
  const said = stemsOf(
    line.slice(found[0].length).replace(/ (?:budgets?|services?|with us|from us)$/, ''),
  ).join(' ')
  const services = read.records.filter(({ of }) => of === 'services')
  const service = services.find(({ name, said: short }) => stemsOf(short ?? name).join(' ') === said)
  if (!service) return null
  const joined: Joined = { topic: 'budgets', period: null, mine: false, conditions: [], records: [service] }
  const lacks = found[1] !== undefined || /\bnot\b|^without$|^with no$/.test(found[2] ?? '')
  return done({
    ...before,
    measures: line.startsWith('how many') ? ['count'] : before.measures.filter((id) => id !== 'count'),
    with: lacks ? before.with : [...before.with, joined],
    without: lacks ? [...before.without, joined] : before.without,
  })
}

const asksWhichOfTwo =
  /^(?:which|who)(?: (?:one|store|client))?(?: of (?:the two|the three|them|those|these|both))?(?: (?:is|was|has|had|have|did|does))? (?:(?:the )?(more|most|higher|highest|bigger|biggest|larger|largest)|(less|least|fewer|fewest|lower|lowest|smaller|smallest))(?: (?:one|of (?:it|them)))?$/

/** `which of them has more` after a figure of several: by that figure, the first of them first. */
export function whichOfTwo({ line, before, prepared: { topic } }: Fragment): Reading | null {
  const found = asksWhichOfTwo.exec(line)
  const column = before.measures.find(
    (id) => id === 'count' || topic.columns.some((one) => one.id === id && isNumeric(one)),
  )
  if (!found || column === undefined || before.clients.length < 2) return null
  return done({
    ...before,
    by: before.by ?? topic.client ?? 'client',
    order: { column, descending: found[1] !== undefined },
    limit: null,
  })
}
