import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** What everybody sees before signing in is changed by administrators and Directors alone. */
export const changesSlides = employeesWithRole('Director')
