import { expect, it } from 'vitest'
import { topTasks } from './top-tasks.ts'

const task = (id: number, due_date: string | null, name: string) => ({
  id,
  due_date,
  priority: { id: 9 - id, name },
})

// DAY-03, decision Q70
it('the top tasks are three, by due date and then by priority, whatever numbers the tool gives priorities', () => {
  const tasks = [
    task(1, null, 'Urgent'),
    task(2, '2026-11-23', 'Low'),
    task(3, '2026-11-22', 'Low'),
    task(4, '2026-11-22', 'Urgent'),
    task(5, '2026-11-25', 'High'),
  ]
  expect(topTasks(tasks).map(({ id }) => id)).toEqual([4, 3, 2])
  expect(topTasks([])).toEqual([])
})
