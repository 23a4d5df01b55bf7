import type { Screens } from '../../foundation/screens.ts'

export const departmentScreens: Screens = {
  'departments.index': () =>
    import('./departments-screen.tsx').then((m) => ({ default: m.DepartmentsScreen })),
  'departments.chart': () => import('./chart-screen.tsx').then((m) => ({ default: m.ChartScreen })),
}
