/** Types of requests. */
export const issueTypes = ['Bug', 'New Feature'] as const
export type IssueType = (typeof issueTypes)[number]

/** How bad a bug is, from the least to the worst. */
export const severities = ['Low', 'Medium', 'High', 'Critical', 'Work Stoppage'] as const
export type Severity = (typeof severities)[number]

/** What each severity means, in a sentence for the person who chooses. */
export const severityExplanations: Readonly<Record<Severity, string>> = {
  Low: 'A small flaw, such as a wrong label. Nobody is held up.',
  Medium: 'Something does not work as it should, but there is a way around it.',
  High: 'An important function does not work, and the way around it costs time.',
  Critical: 'Clients are affected or figures are wrong, and there is no way around it.',
  'Work Stoppage': 'Nobody can go on working until this is mended.',
}

/** Which clients a bug concerns. */
export const clientImpacts = ['None', 'Specific Client', 'All Clients'] as const
export type ClientImpact = (typeof clientImpacts)[number]

/** By when a bug should be mended. */
export const deadlines = ['Within 1 Week', 'This Month', 'Specific End Date'] as const
export type Deadline = (typeof deadlines)[number]

/** How much a feature matters to the person who asks for it. */
export const featurePriorities = [
  'Low (Nice to have)',
  'Medium (Helpful soon)',
  'High (Critical for my work or clients)',
] as const
export type FeaturePriority = (typeof featurePriorities)[number]

/** A department as Impact on Employees offers it: with its headcount. */
export const departmentLabel = ({
  name,
  headcount,
}: {
  readonly name: string
  readonly headcount: number
}): string => `${name} (${headcount})`
