import { isPerson, type Actor } from '../../foundation/policy/actor.ts'
import { seesMargin } from '../../foundation/policy/money.ts'
import { isEmployee } from '../../foundation/policy/user-types.ts'

/**
 * What somebody sees of a budget and may do with it. The server presents and
 * refuses by these; a record carries the answer in `can`.
 */

/** Margins are for Employees of the accounting or executive department. */
export const seesBudgetMargin = (actor: Actor): boolean =>
  isPerson(actor) && isEmployee(actor) && seesMargin(actor)

/** Only the agency's own people see what a budget has really cost. */
export const seesActualSpend = (actor: Actor): boolean => isPerson(actor) && isEmployee(actor)

/** Budgets are made, changed and deleted by Employees; clients read theirs. */
export const changesBudgets = (actor: Actor): boolean => isPerson(actor) && isEmployee(actor)

/** What somebody is told who sends a margin without seeing margins. */
export const marginRefusal = 'Only the accounting and executive departments may set the platform margin.'
