import { nameOfIssue } from '@portal/core/work/support/name'
import { shownStatus } from '@portal/core/work/support/statuses'
import { fold } from '@portal/ui/combobox'
import type { Issue } from './use-requests.ts'

/** The requests in which every word of the search stands: in key, name, type, status or description. */
export function found(issues: readonly Issue[], search: string): readonly Issue[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return issues
  return issues.filter(({ key, fields }) => {
    const text = fold(
      [
        key,
        fields.summary,
        nameOfIssue(fields),
        fields.issuetype.name,
        shownStatus(fields.status.name),
        fields.description,
      ].join('\n'),
    )
    return words.every((word) => text.includes(word))
  })
}
