import { featureTitle } from './constants.ts'

/** What a request is called: a feature by the first line of its description, since all of them share one title. */
export const nameOfIssue = ({
  summary,
  description,
}: {
  readonly summary: string
  readonly description: string
}): string => {
  if (summary !== featureTitle) return summary
  const first = description.trimStart().split('\n', 1)[0]?.trim()
  return first || summary
}
