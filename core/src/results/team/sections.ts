import { departments } from '../../foundation/policy/departments.ts'
import { pacingSections, type PacingSection } from '../../money/services/sections.ts'

/** The sections of the pacing report that a department answers for (department ids). */
const ofDepartment: Readonly<Record<number, readonly number[]>> = {
  [departments.seo]: [],
  [departments.sem]: [1],
  [departments.social]: [2],
  [departments.programmatic]: [3, 4, 7],
}

/**
 * The budgets that somebody is measured by: those of the channels of the
 * departments that have some, and all of them for everybody else, account
 * managers above all. Search engine optimisation has no spend to pace.
 */
export function sectionsOf(departmentIds: readonly number[]): readonly PacingSection[] {
  const own = departmentIds.map((id) => ofDepartment[id])
  if (own.length === 0 || own.some((sections) => sections === undefined)) return pacingSections
  const ids = new Set(own.flatMap((sections) => sections ?? []))
  return pacingSections.filter(({ id }) => ids.has(id))
}
