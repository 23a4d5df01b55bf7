import type { Answer as Body } from '@portal/core/calls'
import { descriptionOf } from '@portal/core/work/support/description'
import { emptySupportForm, type SupportForm } from '@portal/core/work/support/rules'
import { statusesText, type SupportList } from '@portal/core/work/support/statuses'
import { wikiTextOf } from '@portal/core/work/support/wiki-text'
import type { Caller } from '../support/index.ts'
import type { Problem } from './activity-form.ts'

export type Issue = Body<'support.get'>
export type Issues = Body<'support.list'>
export type Comment = Body<'support.comment'>

/** A bug that every rule accepts. */
export const goodBug: SupportForm = {
  ...emptySupportForm,
  issueType: 'Bug',
  title: 'Totals of the pacing page differ',
  description: '<p>The total is <strong>short</strong>.</p>',
  severity: 'High',
  impactOnEmployees: [4],
  impactOnClients: 'None',
  steps: 'Open Pacing.',
  expected: 'Both totals are the same.',
  actual: 'They differ.',
  whereAffected: 'Dashboard',
  url: 'https://portal.example.com/pacing',
  deadline: 'This Month',
}

const names = { impactOnEmployees: ['Account Management'], impactedClients: [], stakeholders: [] }

/** A form's content as HTML. */
export const describedIn = (
  form: SupportForm,
  reporterId = 6,
  impactedClients: readonly string[] = [],
): string => descriptionOf(form, { ...names, impactedClients }, reporterId)

/** What the specification has a form send: its content as wiki text. @param reporterId the id that it claims */
export function sentForm(
  form: SupportForm,
  reporterId = 6,
  impactedClients: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    project_key: 'PS',
    title: form.title,
    description: JSON.stringify(wikiTextOf(describedIn(form, reporterId, impactedClients))),
    issue_type: form.issueType,
  }
}

/** Files a request with files as `files[i]`. */
export function fileIssue(
  by: Caller,
  fields: Readonly<Record<string, string>> = sentForm(goodBug),
  files: readonly File[] = [],
  key?: string,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  files.forEach((file, place) => form.set(`files[${place}]`, file, file.name))
  return by.request<Issue & Problem>('POST', '/jira/issues', {
    body: form,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
}

/** The address of a list as the screen asks for it. */
export const listAddress = (list: SupportList): string =>
  `/jira/issues?${new URLSearchParams({ project_key: 'PS', statuses: statusesText(list), list }).toString()}`

export const listOf = async (by: Caller, list: SupportList): Promise<Issues['issues']> =>
  (await by.get<Issues>(listAddress(list))).body.issues

export const issueOf = (by: Caller, key: string) =>
  by.get<Issue & Problem>(`/jira/issue?${new URLSearchParams({ issue_key: key }).toString()}`)

export const commentOn = (by: Caller, issue_key: string, body: string) =>
  by.post<Comment & Problem>('/jira/issue/comments', { issue_key, body })

export const reopen = (by: Caller, key: string) =>
  by.put<Issue & Problem>(`/jira/issues/${encodeURIComponent(key)}`, { status: 'Submitted' })
