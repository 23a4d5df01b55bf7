import type { Screens } from '../../foundation/screens.ts'

export const interactionScreens: Screens = {
  'clients.profile.communications': () =>
    import('./communications-tab.tsx').then((m) => ({ default: m.CommunicationsTab })),
  'crm-data-fix': () => import('./data-fix-screen.tsx').then((m) => ({ default: m.DataFixScreen })),
  'interaction_types.index': () =>
    import('./interaction-types-screen.tsx').then((m) => ({ default: m.InteractionTypesScreen })),
  'custom_fields.index': () =>
    import('./custom-fields-screen.tsx').then((m) => ({ default: m.CustomFieldsScreen })),
  'reporting.client-primary-goals': () =>
    import('./primary-goals-screen.tsx').then((m) => ({ default: m.PrimaryGoalsScreen })),
  'reporting.overwatch-dashboard': () =>
    import('./overwatch-screen.tsx').then((m) => ({ default: m.OverwatchScreen })),
}
