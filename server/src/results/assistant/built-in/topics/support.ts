import { formatDate } from '@portal/core/foundation/format'
import { nameOfIssue } from '@portal/core/work/support/name'
import { openStatuses, shownStatus, supportStatuses } from '@portal/core/work/support/statuses'
import { link, plain, source, table } from '../markdown.ts'
import { folded } from '../subject.ts'
import type { Answering, Asking } from '../topic.ts'
import { count } from './budgets.ts'

const mostRequests = 15

/** Support requests that are open, or one's own. */
export async function* support({ portal, own, words, subject, period }: Asking): Answering {
  if (!portal.may('support.list')) return yield 'Support requests are open to employees only.'
  const all = own && !/\bopen\b/i.test(words)
  const { issues, more } = await portal.read('support.list', {
    query: {
      project_key: 'PS',
      statuses: (all ? supportStatuses : openStatuses).join(','),
      ...(own ? { list: 'my' as const } : {}),
    },
  })
  const sought = folded(subject)
  const rows = issues.filter(
    ({ key, fields }) =>
      (sought === '' || folded(`${key} ${fields.summary} ${fields.description}`).includes(sought)) &&
      (period === null ||
        (fields.created.slice(0, 10) >= period.from && fields.created.slice(0, 10) <= period.to)),
  )
  const what = `${all ? '' : 'open '}support request`
  const about = `${own ? ' of yours' : ''}${subject === '' ? '' : ` that name “${plain(subject)}”`}${period ? ` from ${period.label}` : ''}`
  const screen = 'Support Requests, by the question mark in the header'
  if (rows.length === 0) return yield `There are no ${what}s${about}.${source(screen)}`
  yield `${rows.length === 1 ? 'There is' : 'There are'} ${count(rows.length, what)}${more ? ' or more' : ''}${about}${rows.length > mostRequests ? `; the newest ${mostRequests}` : ''}:`
  yield* table(
    [
      { label: 'Key', cell: ({ key }) => link(key, `/support-requests/${encodeURIComponent(key)}`) },
      { label: 'Title', cell: ({ fields }) => plain(nameOfIssue(fields)) },
      { label: 'Type', cell: ({ fields }) => plain(fields.issuetype.name) },
      { label: 'Status', cell: ({ fields }) => plain(shownStatus(fields.status.name)) },
      { label: 'Created', cell: ({ fields }) => formatDate(fields.created) },
    ],
    rows.slice(0, mostRequests),
  )
  yield source(screen)
}
