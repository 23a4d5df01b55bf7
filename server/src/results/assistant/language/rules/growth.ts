import { isHeldThen } from '../counted-then.ts'
import { columnIn, isNumeric, type Rule } from '../topic-reader.ts'
import { distanceAt } from './distance.ts'

const noun = /^(?:growth|change|changes|increase|decrease|drop|decline|gain|loss)$/

/**
 * `revenue growth by client`, `percent change in clicks`, `a drop of more than
 * 20% in conversions`: how a figure has gone is told beside what it was.
 */
export const readGrowth: Rule = (reader, at) => {
  const { topic } = reader
  const percent = /^(?:percent|%|percentage|relative)$/.test(reader.low(at)) ? 1 : 0
  const low = reader.low(at + percent)
  if (!noun.test(low) || !isHeldThen(topic) || reader.ask === 'why' || reader.hitAt(at)) return 0
  // `did spend drop` is no drop of it.
  const beside =
    /^(?:growth|changes?)$/.test(low) &&
    reader.measures.length > 0 &&
    at - reader.lastMeasureAt <= (low.startsWith('change') ? 4 : 2)
  const after = at + percent + 1
  const far = distanceAt(reader, reader.low(after) === 'of' ? after + 1 : after)
  const end = far ? (reader.low(after) === 'of' ? after + 1 : after) + far.took : after
  const hit = /^(?:in|of)$/.test(reader.low(end)) ? reader.hitAt(reader.next(end + 1)) : null
  const of = hit && columnIn(hit, isNumeric)
  const rows = !of && hit?.meanings.some(({ is }) => is === 'topic') === true
  if (!beside && !of && !rows) return 0
  // `stores with a drop in appointments`: of rows that are counted only those whose number went that way.
  if (!beside && !low.startsWith('change'))
    reader.moved = /^(?:growth|increase|gain)$/.test(low) ? 'up' : 'down'
  // `a drop in leads of 15% or more`
  const next = end + (hit ? reader.next(end + 1) - end + hit.length : 0)
  const late = !far && of && reader.low(next) === 'of' ? distanceAt(reader, next + 1) : null
  reader.comparing = true
  if (topic.id === 'figures') reader.evoked += 1
  reader.says.add('against')
  reader.againstAt = at
  reader.against ??= 'before'
  reader.went = true
  reader.understood += 1
  if (far || late) {
    reader.moved = /^(?:growth|increase|gain)$/.test(low) ? 'up' : 'down'
    reader.movedBy = (far ?? late)?.by ?? null
    if (low.startsWith('change')) reader.left.push(at)
  }
  if (!late || !of || !hit) return end - at
  reader.measure(of, next - hit.length)
  reader.understood += hit.length
  return next + 1 + late.took - at
}
