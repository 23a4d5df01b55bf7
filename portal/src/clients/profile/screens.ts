import type { Screens } from '../../foundation/screens.ts'

export const clientScreens: Screens = {
  'ad-preview': () =>
    import('../ad-previews/ad-preview-screen.tsx').then((m) => ({ default: m.AdPreviewScreen })),
  'clients.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ClientsScreen })),
  'clients.inactive': () =>
    import('./clients-screen.tsx').then((m) => ({ default: m.InactiveClientsScreen })),
  'prospects.index': () => import('./clients-screen.tsx').then((m) => ({ default: m.ProspectsScreen })),
  'clients.clientTeam': () =>
    import('../teams/client-team-screen.tsx').then((m) => ({ default: m.ClientTeamScreen })),
  'clients.audits': () => import('../audits/audits-screen.tsx').then((m) => ({ default: m.AuditsScreen })),
  'clients.profile.integrations': () =>
    import('../integrations/integrations-tab.tsx').then((m) => ({ default: m.IntegrationsTab })),
  'clients.profile.first-party-data-upload': () =>
    import('../first-party/first-party-tab.tsx').then((m) => ({ default: m.FirstPartyTab })),
  'clients.assessments': () =>
    import('../assessments/assessments-screen.tsx').then((m) => ({ default: m.AssessmentsScreen })),
  'clients.profile.assessments': () =>
    import('../assessments/assessments-tab.tsx').then((m) => ({ default: m.AssessmentsTab })),
  'clients.profile.feeds': () => import('../feeds/feeds-tab.tsx').then((m) => ({ default: m.FeedsTab })),
  'prospects.create': () => import('./clients-screen.tsx').then((m) => ({ default: m.CreateProspectScreen })),
  'clients.profile.users': () => import('../users/users-tab.tsx').then((m) => ({ default: m.UsersTab })),
  'clients.profile.seo': () => import('../seo/seo-tab.tsx').then((m) => ({ default: m.SeoTab })),
  'clients.profile.sales-incentives': () =>
    import('../incentives/sales-incentives-tab.tsx').then((m) => ({ default: m.SalesIncentivesTab })),
  'clients.profile.credentials': () =>
    import('../credentials/credentials-tab.tsx').then((m) => ({ default: m.CredentialsTab })),
  'clients.profile.contacts': () =>
    import('../contacts/contact-screens.tsx').then((m) => ({ default: m.ContactsTab })),
  'contacts.index': () =>
    import('../contacts/contact-screens.tsx').then((m) => ({ default: m.ContactsScreen })),
  'clients.profile.team': () => import('./team-tab.tsx').then((m) => ({ default: m.TeamTab })),
  'clients.profile.guest-access': () =>
    import('./guest-access-tab.tsx').then((m) => ({ default: m.GuestAccessTab })),
}
