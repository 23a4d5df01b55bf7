import { ownDepartment } from '../language/own-team.ts'
import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { textOf } from './compute.ts'
import { CannotTell, type Cell, type Row } from './rows.ts'

const ofPerson = (topic: Topic, id: string | null): boolean =>
  topic.columns.some((column) => column.id === id && column.ofPerson === true)

/** What the team's screen says of people; it is for people of the agency. */
export async function membersOf(portal: PortalReader) {
  if (!portal.may('team.members'))
    throw new CannotTell('Who belongs to which department is for the people of the agency.')
  return (await portal.read('team.members')).members
}

/** Rows with the departments of their person, where they are told by those or narrowed to them. */
export async function withDepartments(
  rows: readonly Row[],
  { by, also, conditions, measures }: TopicQuestion,
  topic: Topic,
  portal: PortalReader,
): Promise<readonly Row[]> {
  const asked = [by, also, ...conditions.map(({ column }) => column), ...measures].find((id) =>
    ofPerson(topic, id),
  )
  const person = topic.person ?? topic.columns.find(({ kind }) => kind === 'person')?.id
  if (asked === undefined || asked === null || person === undefined) return rows
  const members = await membersOf(portal)
  const named = ({ departments }: (typeof members)[number]): readonly string[] =>
    departments.map(({ name }) => name)
  const byId = new Map(members.map((one) => [one.userId, named(one)]))
  const byName = new Map(members.map((one) => [one.fullName, named(one)]))
  const of = (cell: Cell): readonly string[] =>
    (typeof cell === 'object' && cell !== null && 'id' in cell && cell.id !== undefined
      ? byId.get(cell.id)
      : byName.get(textOf(cell))) ?? []
  return rows.map((row) => ({ ...row, [asked]: of(row[person]) }))
}

const isOwn = ({ values }: Condition): boolean => values[0] === ownDepartment

/** A question of one's own team as one of the departments that one is in. */
export async function ofOwnDepartments(
  question: TopicQuestion,
  portal: PortalReader,
): Promise<TopicQuestion> {
  if (!question.conditions.some(isOwn)) return question
  const self = (await membersOf(portal)).find(({ userId }) => userId === portal.userId)
  const names = (self?.departments ?? []).map(({ name }) => name)
  if (names.length === 0)
    throw new CannotTell('You are in no department, so I can’t tell who your team is: name the department.')
  return {
    ...question,
    conditions: question.conditions.map((one) =>
      isOwn(one) ? { ...one, is: names.length > 1 ? 'in' : '=', values: names } : one,
    ),
  }
}
