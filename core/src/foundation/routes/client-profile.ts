import { defineRoutes } from './route.ts'

/** The tabs of a client's profile (Clients). */
export const clientProfileRoutes = defineRoutes({ area: 'Client profile' }, [
  { name: 'clients.profile.contacts', path: '/clients/{slug}/contacts', title: 'Contacts' },
  { name: 'clients.profile.communications', path: '/clients/{slug}/communications', title: 'Communications' },
  { name: 'clients.profile.credentials', path: '/clients/{slug}/credentials', title: 'Credentials' },
  { name: 'clients.profile.activity', path: '/clients/{slug}/activity', title: 'Activity' },
  { name: 'clients.profile.competitors', path: '/clients/{slug}/competitors', title: 'Competitors' },
  { name: 'clients.profile.integrations', path: '/clients/{slug}/integrations', title: 'Integrations' },
  { name: 'clients.profile.users', path: '/clients/{slug}/users', title: 'Users' },
  { name: 'clients.profile.team', path: '/clients/{slug}/team', title: 'Team' },
  { name: 'clients.profile.accounting', path: '/clients/{slug}/accounting', title: 'Accounting' },
  { name: 'clients.profile.seo', path: '/clients/{slug}/seo', title: 'SEO' },
  { name: 'clients.profile.sales', path: '/clients/{slug}/sales', title: 'Sales' },
  { name: 'clients.profile.core-vehicles', path: '/clients/{slug}/core-vehicles', title: 'Core Vehicles' },
  {
    name: 'clients.profile.negative-keywords',
    path: '/clients/{slug}/negative-keywords',
    title: 'Negative Keywords',
  },
  { name: 'clients.profile.settings', path: '/clients/{slug}/settings', title: 'Settings' },
  { name: 'clients.profile.budgets', path: '/clients/{slug}/budgets', title: 'Budgets' },
  { name: 'clients.profile.guest-access', path: '/clients/{slug}/guest-access', title: 'Guest Access' },
  {
    name: 'clients.profile.sales-incentives',
    path: '/clients/{slug}/sales-incentives',
    title: 'Sales Incentives',
  },
  { name: 'clients.profile.strategies', path: '/clients/{slug}/strategies', title: 'Strategies' },
  { name: 'clients.profile.feeds', path: '/clients/{slug}/feeds', title: 'Feeds' },
  {
    name: 'clients.profile.first-party-data-upload',
    path: '/clients/{slug}/first-party-data-upload',
    title: 'First-Party Data Upload',
  },
  {
    name: 'clients.profile.mystery-shop-requests',
    path: '/clients/{slug}/mystery-shop-requests',
    title: 'Mystery Shop Requests',
  },
  { name: 'clients.profile.assessments', path: '/clients/{slug}/assessments', title: 'Assessments' },
  {
    name: 'clients.yoy-performance',
    path: '/clients/{slug}/yoy-performance',
    title: 'Year over Year Performance',
  },
])
