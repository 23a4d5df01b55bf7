import type { Screens } from '../../foundation/screens.ts'

export const agreementScreens: Screens = {
  'agreements.index': () => import('./agreements-screen.tsx').then((m) => ({ default: m.AgreementsScreen })),
  'agreements.create': () =>
    import('./create-screen.tsx').then((m) => ({ default: m.CreateAgreementScreen })),
  'agreements.questionnaire': () =>
    import('./questionnaire-screen.tsx').then((m) => ({ default: m.QuestionnaireScreen })),
  'agreement.show': () => import('./agreement-screen.tsx').then((m) => ({ default: m.AgreementScreen })),
  'clients.agreement': () =>
    import('./agreement-screen.tsx').then((m) => ({ default: m.ClientAgreementScreen })),
}
