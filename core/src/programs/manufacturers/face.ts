import type { ReportFace } from '../../platform/reports/face.ts'

/** The words in which a program speaks of its budgets, and what it keeps of them. */
export interface ProgramFace {
  /** What they are called together. */
  readonly budgets: string
  readonly allotted: string
  /** Null where nothing is promised to campaigns. */
  readonly committed: string | null
  /** Whether a budget may be of some days of its month. */
  readonly days: boolean
}

/** What a program says where it says nothing of its own. */
export const plainFace: ProgramFace = {
  budgets: 'OEM Budgets',
  allotted: 'Allotted',
  committed: 'Committed',
  days: true,
}

/** A report about the budgets of a program in that program's words. */
export const budgetsFaceOf = (
  program: string,
  { budgets, allotted, committed }: ProgramFace,
): ReportFace => ({
  title: `${program} ${budgets}`,
  labels: { allotted, ...(committed === null ? {} : { committed }) },
  without: committed === null ? ['committed'] : [],
})
