import type { Screens } from '../../foundation/screens.ts'

export const partnerScreens: Screens = {
  'partners.index': () => import('./partners-screen.tsx').then((m) => ({ default: m.PartnersScreen })),
  'partners.commission-report': () =>
    import('./commission-screen.tsx').then((m) => ({ default: m.PartnerCommissionScreen })),
}
