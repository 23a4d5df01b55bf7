import { assignTask, updateTask } from './change-task.ts'
import { bulkCreateTasks, createTask } from './create-task.ts'
import { enterTaskTool } from './enter.ts'
import { ownTemplates, people, statuses, teams, templateFields, templates } from './read-lists.ts'
import { getTask, listTasks, myTasks, statusesOfTasks, taskActivities, taskTool } from './read-tasks.ts'

export const taskOperations = {
  'tasks.tool': taskTool,
  'tasks.enter': enterTaskTool,
  'tasks.mine': myTasks,
  'tasks.statusesOf': statusesOfTasks,
  'tasks.list': listTasks,
  'tasks.get': getTask,
  'tasks.create': createTask,
  'tasks.bulkCreate': bulkCreateTasks,
  'tasks.assign': assignTask,
  'tasks.update': updateTask,
  'tasks.teams': teams,
  'tasks.statuses': statuses,
  'tasks.templates': templates,
  'tasks.templateFields': templateFields,
  'tasks.ownTemplates': ownTemplates,
  'tasks.activities': taskActivities,
  'tasks.people': people,
}
