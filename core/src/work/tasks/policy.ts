import { forPeople } from '../../foundation/policy/rule.ts'
import { seesTaskTool } from '../../foundation/policy/shell.ts'
import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** Who uses the task tool. Which tasks are theirs to see is decided beside the tasks. */
export const taskToolUsers = forPeople("Employees, and Partners with the role 'Client+'.", (person) =>
  seesTaskTool(person) && !person.clientView ? 'all' : 'none',
)

/** Who keeps its teams, types, statuses and templates. */
export const taskToolKeepers = employeesWithRole('Director')
