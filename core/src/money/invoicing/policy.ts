import { isPerson, type Actor, type Person } from '../../foundation/policy/actor.ts'
import { departments, inDepartment } from '../../foundation/policy/departments.ts'
import { isActing } from '../../foundation/policy/impersonation.ts'
import { hasRole } from '../../foundation/policy/roles.ts'
import type { Rule } from '../../foundation/policy/rule.ts'
import { employees, onlyWhen, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { isClient, isEmployee } from '../../foundation/policy/user-types.ts'

/** Whoever makes invoices and takes their payments: accounting, the executives and those above a team. */
export const keepsInvoices = (person: Person): boolean =>
  isEmployee(person) &&
  (inDepartment(person, departments.accounting, departments.executive) ||
    hasRole(person, 'Director', 'Executive*'))

export const invoiceKeepers: Rule = onlyWhen(
  employees,
  'these only of the accounting or executive department or as Director or Executive',
  keepsInvoices,
)

/** A client's invoices: every employee, and the people of that client; partners and regional managers see none. */
export const invoiceReaders: Rule = onlyWhen(
  ownClients,
  'Partners and Regional Managers not',
  (person) => isEmployee(person) || isClient(person),
)

/** Whether somebody sees invoices that have not been sent. */
export const seesDrafts = (actor: Actor): boolean => isPerson(actor) && isEmployee(actor)

/** What keeps somebody from asking for an approval, as a sentence; null where nothing does. One who asks as another could give it as oneself. */
export function askingProblem(person: Person): string | null {
  if (isActing(person))
    return 'An approval is asked for and given in one’s own name. Stop acting as somebody else first.'
  return person.key ? 'An approval is asked for and given by people, not by a key.' : null
}

/** What keeps somebody from approving what somebody asked for, as a sentence; null where nothing does. */
export function approvalProblem(person: Person, requestedBy: number | null): string | null {
  const problem = askingProblem(person)
  if (problem !== null) return problem
  return requestedBy === person.id ? 'You asked for this approval, so somebody else has to give it.' : null
}
