/** What a new task starts with. */
export const taskDefaults = { title: 'New Task', typeId: 1, priority: 2, statusId: 1 } as const

/** Tasks in the Your Day panel. */
export const mostTopTasks = 3

/** The priorities of a task, the least first. 2 is the usual one. */
export const priorities = [
  { id: 1, name: 'Low' },
  { id: 2, name: 'Normal' },
  { id: 3, name: 'High' },
  { id: 4, name: 'Urgent' },
] as const

/** Under the due date of a new task. */
export const dueDateHint = 'Same-day delivery can be requested in TaskIQ after the task is created.'
export const dueDateTooEarly = 'Due Date must be tomorrow or later.'

/** What is said afterwards, and when the task tool does not answer. */
export const taskMessages = {
  created: 'Task is successfully created in TaskIQ.',
  notCreated: 'There was an error creating the task in TaskIQ.',
  unreachable: 'Unable to connect to TaskIQ',
  none: 'You currently have 0 tasks.',
} as const

/** Most characters of a title and of the value of an additional field. */
export const longestTitle = 255
export const longestFieldValue = 2000
/** Most subtasks of a new task, and most tasks that are created at once. */
export const mostSubtasks = 50
export const mostAtOnce = 200
