import { commentOnIssue } from './comment.ts'
import { createIssue } from './create-issue.ts'
import { openTrackerFile } from './open-file.ts'
import { getIssue, listIssues } from './read-issues.ts'
import { reopenIssue } from './reopen.ts'

export const supportOperations = {
  'support.list': listIssues,
  'support.get': getIssue,
  'support.file': openTrackerFile,
  'support.create': createIssue,
  'support.comment': commentOnIssue,
  'support.reopen': reopenIssue,
}
