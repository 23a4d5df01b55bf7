import { dayAt } from '@portal/core/foundation/format'
import { closedStatuses, openStatuses, supportStatuses } from '@portal/core/work/support/statuses'
import { nameOfIssue } from '@portal/core/work/support/name'
import { type ReadRows, type Row } from '../rows.ts'

/** Support requests. */
export const supportRows: ReadRows = async ({ portal, question, period }) => {
  const states = question.conditions.flatMap(({ column, values }) => (column === 'state' ? values : []))
  const statuses =
    states.length === 1
      ? states[0] === 'closed'
        ? closedStatuses
        : openStatuses
      : states.length === 0 && !question.mine && period === null
        ? openStatuses
        : supportStatuses
  const { issues, more } = await portal.read('support.list', {
    query: {
      project_key: 'PS',
      statuses: statuses.join(','),
      ...(question.mine ? { list: 'my' as const } : {}),
    },
  })
  const rows = issues.map(({ key, fields }): Row => ({
    key: { name: key, slug: `/support-requests/${encodeURIComponent(key)}` },
    title: nameOfIssue(fields),
    type: fields.issuetype.name,
    status: fields.status.name,
    created: dayAt(fields.created),
  }))
  return {
    rows:
      period === null
        ? rows
        : rows.filter(
            ({ created }) => typeof created === 'string' && created >= period.from && created <= period.to,
          ),
    period,
    ...(more ? { notes: ['Only the latest 200 were looked at.'] } : {}),
    done: new Set(['state']),
    sources: [{ words: 'Support Requests', path: '/support-requests' }],
  }
}
