import type { Screens } from '../../shell/screens.ts'

export const departmentScreens: Screens = {
  'departments.index': () =>
    import('./departments-screen.tsx').then((m) => ({ default: m.DepartmentsScreen })),
  'departments.user-types': () =>
    import('./department-lists.tsx').then((m) => ({ default: m.DepartmentUserTypesScreen })),
  'departments.user-abilities': () =>
    import('./department-lists.tsx').then((m) => ({ default: m.DepartmentUserAbilitiesScreen })),
  'departments.chart': () => import('./chart-screen.tsx').then((m) => ({ default: m.ChartScreen })),
  'settings.client-user-types': () =>
    import('./client-user-types-screen.tsx').then((m) => ({ default: m.ClientUserTypesScreen })),
}
