import type { Rule } from '../../foundation/policy/rule.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'

/** Whether the note generator is open to somebody depends on the configuration too: the server asks `mayUseAssistantFeature`. */
export const ownClientsForNotes: Rule = {
  ...ownClients,
  sentence:
    'Listed users, Developers, Account Managers and team members of client user types 1 or 45: employees for every client, everyone else for the clients they are authorised for.',
}

/** The summary tells what was spent of which budget and what to decide: it is the agency's own. */
export const employeesForNotes: Rule = {
  ...employees,
  sentence:
    'Employees who are listed users, Developers, Account Managers or team members of client user types 1 or 45.',
}

/** Said to whom the generator is not open. */
export const notesClosed = 'The AI performance notes are not open to you.'
