import type { Person } from './actor.ts'
import { departments, inDepartment } from './departments.ts'

/** Margin columns are shown only to users in the accounting or executive department. */
export const seesMargin = (person: Pick<Person, 'departments'>): boolean =>
  inDepartment(person, departments.accounting, departments.executive)
