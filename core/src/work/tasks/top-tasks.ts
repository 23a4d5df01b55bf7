import { mostTopTasks, priorities } from './constants.ts'

/** What decides the order of tasks. */
interface Due {
  readonly due_date: string | null
  readonly priority: { readonly id: number; readonly name: string } | null
}

/** How urgent a priority is: by the name that people know, otherwise by the number that its tool gives it. */
function urgency(priority: Due['priority']): number {
  if (!priority) return 0
  const name = priority.name.toLowerCase()
  return priorities.find((one) => one.name.toLowerCase() === name)?.id ?? priority.id
}

/** The first due first, the more urgent of two first; what has no date comes last. */
export const byDueDate = (one: Due, other: Due): number =>
  (one.due_date ?? '9999').localeCompare(other.due_date ?? '9999') ||
  urgency(other.priority) - urgency(one.priority)

/** The tasks of the Your Day panel. */
export const topTasks = <T extends Due>(tasks: readonly T[]): readonly T[] =>
  tasks.toSorted(byDueDate).slice(0, mostTopTasks)
