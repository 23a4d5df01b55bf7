import type { Screens } from '../../foundation/screens.ts'

export const taskScreens: Screens = {
  taskiq: () => import('./task-tool-screens.tsx').then((m) => ({ default: m.TaskToolScreen })),
  'taskiq.login': () => import('./task-tool-screens.tsx').then((m) => ({ default: m.TaskToolSignInScreen })),
  tasks: () => import('./tasks-screen.tsx').then((m) => ({ default: m.TasksScreen })),
  'tasks.settings': () =>
    import('./task-settings-screen.tsx').then((m) => ({ default: m.TaskSettingsScreen })),
}
