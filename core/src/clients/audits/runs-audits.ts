import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** Who has all clients looked at outside of the night. */
export const runsAudits = employeesWithRole('Developer', 'Director')
