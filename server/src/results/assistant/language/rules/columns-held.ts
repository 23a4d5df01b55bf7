import { columnIn, isNumeric, type Rule } from '../topic-reader.ts'

/** `fewer calls than directions`: of two figures of a row one is held against the other. */
export const readColumnsHeld: Rule = (reader, at) => {
  const low = reader.low(at)
  if (!/^(?:more|fewer|less|higher|lower)$/.test(low)) return 0
  const one = reader.hitAt(at + 1)
  const figure = one && columnIn(one, isNumeric)
  const than = at + 1 + (one?.length ?? 0)
  if (!one || !figure || reader.low(than) !== 'than') return 0
  const place = reader.next(than + 1)
  const other = reader.hitAt(place)
  const against = other && columnIn(other, isNumeric)
  if (!other || !against || against.id === figure.id) return 0
  reader.measure(figure, at + 1)
  reader.measure(against, place)
  reader.conditions.push({
    column: figure.id,
    is: /^(?:more|higher)$/.test(low) ? '>' : '<',
    values: [],
    than: against.id,
  })
  reader.understood += one.length + other.length
  return place + other.length - at
}
