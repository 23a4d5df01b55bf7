import { employeesWithRole } from '../../foundation/policy/rules-of-calls.ts'

/** Who says whether an achievement counts. */
export const decidesAchievements = employeesWithRole('Director', 'Executive*')
