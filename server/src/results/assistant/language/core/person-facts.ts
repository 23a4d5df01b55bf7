import { ownDepartment } from '../own-team.ts'
import type { AskedColumn, AskedValue, Topic } from '../topic.ts'
import { words } from './shared.ts'

const own: AskedValue = {
  value: ownDepartment,
  label: 'your team',
  words: words('my team|our team|my department|our department|my direct reports|my teammates'),
}

/** What is known of a person besides the name: rows of anything that somebody did or has can be told by it. */
export const departmentColumn: AskedColumn = {
  id: 'department',
  label: 'Department',
  kind: 'text',
  of: 'departments',
  words: words('department|team'),
  values: [own],
}

/** The team that a task is for. */
export const taskTeamColumn: AskedColumn = {
  ...departmentColumn,
  id: 'team',
  label: 'Team',
  of: 'taskTeams',
  words: words('team|task team|department'),
}

/** Reports that are of one department each. */
const ofOneDepartment = /^(?:bandwidth|amReportCard|clientLogin)/

/** A topic of what people do or have with what is known of them, unless it has that itself. */
export function withPersonFacts(topic: Topic): Topic {
  const ofPeople = topic.columns.some(({ kind }) => kind === 'person')
  const has = topic.columns.some(
    ({ id, label, words: said }) =>
      id === departmentColumn.id || label === 'Team' || said.includes('team') || said.includes('department'),
  )
  return !ofPeople || has || topic.id === 'clients' || ofOneDepartment.test(topic.id)
    ? topic
    : { ...topic, columns: [...topic.columns, { ...departmentColumn, aside: true, ofPerson: true }] }
}
