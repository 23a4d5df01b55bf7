import { dayAt } from '@portal/core/foundation/format'
import { membersOf } from '../person-facts.ts'
import type { ReadRows, Row } from '../rows.ts'
import { peopleOf } from './whose.ts'

/** People of the agency with what they have in hand. */
export const teamRows: ReadRows = async (wanted) => {
  const people = peopleOf(wanted, 'person')
  const members = await membersOf(wanted.portal)
  // Whoever never logged anything has not since any day.
  const before = wanted.question.conditions.find(({ column, is }) => column === 'lastActivity' && is === '<')
  const idle = (day: string | null): boolean =>
    before === undefined || day === null || dayAt(day) < String(before.values[0])
  return {
    rows: members
      .filter(
        ({ userId, lastActivityAt }) => (people === null || people.includes(userId)) && idle(lastActivityAt),
      )
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
    done: new Set(before ? ['lastActivity'] : []),
    sources: [{ words: 'Team', path: '/team' }],
  }
}
