import { columnIn, type Rule } from '../topic-reader.ts'

/**
 * `clients with a group`, `tasks with a due date`: those of which that is known,
 * whatever it is. What narrows it further is read by other rules.
 */
export const readHaving: Rule = (reader, at) => {
  if (!/^(?:with|having)$/.test(reader.low(at)) || !/^(?:a|an|any|some)$/.test(reader.low(at + 1))) return 0
  const hit = reader.hitAt(at + 2)
  if (!hit || hit.meanings.some(({ is }) => is !== 'column')) return 0
  const after = at + 2 + hit.length
  const ends =
    after >= reader.items.length ||
    /^(?:and|or|but|that|which|who|in|by|for|of|on|sorted|this|last)$/.test(reader.low(after)) ||
    reader.items[after]?.is === 'name'
  const column = columnIn(hit, ({ kind }) => ['text', 'record', 'person', 'date', 'choice'].includes(kind))
  const timed = column?.kind === 'date' && reader.items.slice(after).some(({ is }) => is === 'time')
  if (!column || !ends || timed) return 0
  reader.conditions.push({ column: column.id, is: 'some', values: [] })
  if (column.evokes && column.kind !== 'date') reader.evoked += 2
  reader.understood += 1
  return after - at
}
