import { brandOf, isBrandAt } from '../makes.ts'
import type { AskedColumn } from '../topic.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** The brand at a place, where the clients of the topic are known by theirs. */
export function brandAt(
  reader: TopicReader,
  at: number,
): { readonly column: AskedColumn; readonly value: string } | null {
  const column = reader.column('brand')
  return column && isBrandAt(reader.lows, at) ? { column, value: brandOf(reader.low(at)) } : null
}

/** `Honda dealers in Texas`, `our Ford stores`: those that have the brand, whatever they are called. */
export const readBrand: Rule = (reader, at) => {
  const brand = brandAt(reader, at)
  if (!brand) return 0
  reader.value(brand.column, brand.value)
  reader.says.add('subject')
  return 1
}
