import type { Person } from '../../foundation/policy/actor.ts'
import { inDepartment, managesDepartment } from '../../foundation/policy/departments.ts'
import { hasRole, isAdministrator } from '../../foundation/policy/roles.ts'
import { isEmployee } from '../../foundation/policy/user-types.ts'

/** For whom a saved view is: its owner, the owner's department, or every Employee. */
export const audiences = ['mine', 'team', 'everyone'] as const
export type Audience = (typeof audiences)[number]

/** What the rules need to know of a view. */
export interface ViewFacts {
  readonly ownerId: number
  readonly audience: Audience
  readonly departmentId: number | null
}

/** One's own; as an Employee also those of one's departments and those for everyone. */
export const seesView = (person: Person, { ownerId, audience, departmentId }: ViewFacts): boolean =>
  ownerId === person.id ||
  (isEmployee(person) &&
    (audience === 'everyone' ||
      (audience === 'team' && departmentId !== null && inDepartment(person, departmentId))))

/** For everyone publish those who answer for others' work. */
export const publishesViews = (person: Person): boolean =>
  isEmployee(person) && hasRole(person, 'Director', 'Executive*', '*Manager')

export const publishingSentence =
  'Only directors, executives, managers and administrators may share a view with everyone.'

/** A department's members share with it. */
export const sharesWithDepartment = (person: Person, departmentId: number): boolean =>
  isEmployee(person) && inDepartment(person, departmentId)

export const sharingSentence = 'You can share a view with a department that you belong to.'

/** The owner; of a team's view also who manages the department, of any shared one the administrators. */
export const changesView = (person: Person, view: ViewFacts): boolean =>
  view.ownerId === person.id ||
  (seesOthers(person, view) && isAdministrator(person)) ||
  (seesView(person, view) &&
    view.audience === 'team' &&
    view.departmentId !== null &&
    managesDepartment(person, view.departmentId))

const seesOthers = (person: Person, { audience }: ViewFacts): boolean =>
  isEmployee(person) && audience !== 'mine'

export const changingSentence =
  'Only its owner, the manager of its department or an administrator may change this view. Save yours under a name of its own.'
