import { dayAt } from '@portal/core/foundation/format'
import { membersOf } from '../person-facts.ts'
import type { ReadRows, Row } from '../rows.ts'
import { peopleOf } from './whose.ts'

/** People of the agency with what they have in hand. */
export const teamRows: ReadRows = async (wanted) => {
  const people = peopleOf(wanted, 'person')
  const members = await membersOf(wanted.portal)
  return {
    rows: members
      .filter(({ userId }) => people === null || people.includes(userId))
      .map(({ userId, fullName, departments, clients, tasks, deliverables, lastActivityAt }): Row => ({
        person: { id: userId, name: fullName },
        department: departments.map(({ name }) => name),
        clients,
        tasks: tasks?.open ?? null,
        lateTasks: tasks?.overdue ?? null,
        deliverables: deliverables.open,
        lateDeliverables: deliverables.overdue,
        lastActivity: lastActivityAt === null ? null : dayAt(lastActivityAt),
      })),
    period: null,
    sources: [{ words: 'Team', path: '/team' }],
  }
}
