import { lowsOf } from '../items.ts'
import { conditionsIn } from './conditions.ts'
import { composed, type Frame } from './frame.ts'
import { splitsAt, withoutHead } from './slices.ts'
import { subjectIn } from './subject.ts'

const connector =
  /^(?:(?:that|who|which) (?:have|has|had|got|get|gets|are|were)|(?:have|has|had|having|with|w|whose|where|who|that|which|got|for which|in which|getting|paying|spending|logged|log|on|using|buying|running|(?:(?:that|who|which) )?(?:(?:only|just) )?(?:have|has|buys?|uses?|runs?|take|takes)))$/

/** `clients with fewer than three services`, `which stores spend more on social than on search`. */
export const whoHas: Frame = (read, month) => {
  // `share of clients with fewer than 3 services`: as many of all.
  const share = withoutHead(read.items, isShare)
  const counts = share.length < read.items.length
  // `where does display spend exceed video spend`: at which clients.
  const where = withoutHead(share, /^(?:and )?where (?:do|does|did|is|are|was|were) /)
  if (where.length < share.length) {
    const found = conditionsIn(where, read, month)
    return (
      found &&
      composed({ per: 'client', whose: null, counts: false }, found.figures, { bounds: found.bounds })
    )
  }
  for (const { before, said, behind } of splitsAt(share, connector, 3)) {
    const subject = before.length > 0 && behind.length > 0 ? subjectIn(before, read) : null
    if (!subject) continue
    // Whoever logs something is no client's manager because of it.
    if (subject.per === 'manager' && said.startsWith('log')) continue
    const kept = /^(?:paying|spending)$/.test(said) ? share.slice(before.length) : behind
    const found = conditionsIn(kept, read, month)
    const question =
      found &&
      composed(subject, found.figures, { bounds: found.bounds, ...(counts ? { tell: 'count' } : {}) })
    if (question) return question
  }
  // `which stores spend more on social than on search`
  for (const { before, behind } of splitsAt(
    share,
    /^(?:clients|stores|dealers|dealerships|accounts|customers|rooftops|who|managers|ams|groups|months|store|client|dealer)$/,
    1,
  )) {
    const head = share.slice(0, before.length + 1)
    const subject = behind.length > 0 ? subjectIn(head, read) : null
    if (subject?.per === 'manager' && lowsOf(behind).startsWith('log')) continue
    const found = subject && conditionsIn(behind, read, month)
    const question =
      found &&
      composed(subject, found.figures, { bounds: found.bounds, ...(counts ? { tell: 'count' } : {}) })
    if (question) return question
  }
  return null
}

/** A share of those who are asked about is asked. */
export const isShare =
  /^(?:(?:and|so|what|whats|is|the|which|tell me|show me) )*(?:share|percent|percentage|proportion|portion|fraction) of /
