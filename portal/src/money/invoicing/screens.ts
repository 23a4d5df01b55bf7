import type { Screens } from '../../foundation/screens.ts'

export const invoicingScreens: Screens = {
  'clients.invoices': () =>
    import('./client-invoices-screen.tsx').then((m) => ({ default: m.ClientInvoicesScreen })),
  'clients.profile.accounting': () =>
    import('./accounting-tab.tsx').then((m) => ({ default: m.AccountingTab })),
}
