import type { Area } from '../../../foundation/session/query.ts'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'

/** What to read again after an entry was written: the list, and the lists that show what its entries are called. */
export const whatShows = ({ area }: Resource): readonly Area[] =>
  [
    area,
    ...resources
      .filter(({ fields }) => Object.values(fields).some(({ of }) => of === area))
      .map((other) => other.area),
  ] as readonly Area[]
