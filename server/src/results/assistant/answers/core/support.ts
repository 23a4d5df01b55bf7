import { dayAt } from '@portal/core/foundation/format'
import { closedStatuses, openStatuses, supportStatuses } from '@portal/core/work/support/statuses'
import { nameOfIssue } from '@portal/core/work/support/name'
import { supportFields } from '@portal/core/work/support/fields'
import { reporterIn, sectionsIn } from '@portal/core/work/support/description'
import { textOf } from '../../../../foundation/rich-text/text-of.ts'
import { type Cell, type ReadRows } from '../rows.ts'
import { peopleOf } from './whose.ts'

/** Support requests, with who filed each. */
export const supportRows: ReadRows = async (wanted) => {
  const { portal, question, period, whom } = wanted
  const states = question.conditions.flatMap(({ column, values }) => (column === 'state' ? values : []))
  // One that is asked for by its key is told however it stands.
  const ofOne = question.conditions.some(({ column }) => column === 'key')
  const statuses =
    states.length === 1
      ? states[0] === 'closed'
        ? closedStatuses
        : openStatuses
      : states.length === 0 && !question.mine && period === null && !ofOne
        ? openStatuses
        : supportStatuses
  const { issues, more } = await portal.read('support.list', {
    query: {
      project_key: 'PS',
      statuses: statuses.join(','),
      ...(question.mine ? { list: 'my' as const } : {}),
    },
  })
  const names = new Map(
    portal.may('users.active')
      ? (await portal.read('users.active', { query: { limit: '1000' } })).map(
          ({ id, fullName }) => [id, fullName] as const,
        )
      : [],
  )
  const reporterOf = (description: string): Cell => {
    const id = reporterIn(description)
    return id === null ? null : { id, name: names.get(id) ?? `User ${id}` }
  }
  const people = question.mine ? null : peopleOf(wanted, 'reporter')
  const rows = issues
    .filter(({ fields }) => people === null || people.includes(reporterIn(fields.description) ?? -1))
    .map(({ key, fields, renderedFields }) => ({
      key: { name: key, slug: `/support-requests/${encodeURIComponent(key)}` },
      title: nameOfIssue(fields),
      type: fields.issuetype.name,
      status: fields.status.name,
      reporter: reporterOf(fields.description),
      created: dayAt(fields.created),
      severity: textsOf(renderedFields.description, 'severity')[0] ?? null,
      clients: textsOf(renderedFields.description, 'impactedClients'),
    }))
    .filter(({ clients }) => whom.ids === null || whom.clients.some(({ name }) => clients.includes(name)))
  return {
    rows:
      period === null
        ? rows
        : rows.filter(
            ({ created }) => typeof created === 'string' && created >= period.from && created <= period.to,
          ),
    period,
    notes: [
      ...(more ? ['Only the latest 200 were looked at.'] : []),
      ...(whom.ids === null ? [] : ['Those that name them under Impacted Clients.']),
    ],
    done: new Set(['state']),
    sources: [{ words: 'Support Requests', path: '/support-requests' }],
  }
}

/** What a field of the form was filled in with, line by line. */
function textsOf(description: string, field: keyof typeof supportFields): readonly string[] {
  return textOf(sectionsIn(description).get(supportFields[field].label) ?? '')
    .split('\n')
    .filter((text) => text !== '')
}
