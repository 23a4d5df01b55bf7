export { createTask } from './create-task.ts'
export type { CreateTaskOptions } from './create-task.ts'
export { TaskForm } from './task-form.tsx'
export type { TaskFormProps } from './task-form.tsx'
