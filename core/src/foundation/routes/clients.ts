import { defineRoutes } from './route.ts'

/** The client lists and the overview of a client. Static paths win over a client's slug. The two short addresses lead to the full ones. */
export const clientRoutes = defineRoutes({ area: 'Clients', searchGroup: 'Clients' }, [
  { name: 'clients.index', path: '/clients', title: 'Clients' },
  { name: 'clients.audits', path: '/clients/audits', title: 'Client Audits' },
  { name: 'clients.inactive', path: '/clients/inactive', title: 'Inactive Clients' },
  { name: 'clients.clientTeam', path: '/clients/client-team', title: 'Client Team' },
  { name: 'clients.assessments', path: '/clients/assessments', title: 'Assessments' },
  {
    name: 'clients.profile',
    path: '/clients/{slug}',
    title: 'Client Profile',
  },
  {
    name: 'clients.inactive.short',
    path: '/inactive',
    title: 'Inactive Clients',
    redirectsTo: '/clients/inactive',
  },
  {
    name: 'clients.clientTeam.short',
    path: '/client-team',
    title: 'Client Team',
    redirectsTo: '/clients/client-team',
  },
])
