import { queryOf } from '@portal/core/foundation/routes'
import type { Period } from '../../language/period.ts'
import type { Source } from '../rows.ts'

/** A screen with the filters that an answer has. */
export const screen = (
  words: string,
  path: string,
  filters: Readonly<Record<string, string | null | undefined>>,
): Source => ({ words, path: `${path}${queryOf(filters)}` })

/** The month that days lie in; null where they lie in several. */
export const onlyMonth = ({ from, to }: Period): string | null =>
  from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : null
