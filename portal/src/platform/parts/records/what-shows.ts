import type { Area } from '../../../foundation/session/query.ts'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { namedIn } from './declared-lists.generated.ts'

/** What to read again after an entry was written: the list, and the lists that show what its entries are called. */
export const whatShows = ({ area }: Resource): readonly Area[] =>
  [area, ...(namedIn[area] ?? [])] as readonly Area[]
