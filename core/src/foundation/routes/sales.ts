import { administratorsOnly } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Prospects, contacts, onboarding and the sales pipeline (Sales and CRM). */
export const salesRoutes = defineRoutes({ area: 'Sales and CRM', searchGroup: 'Clients' }, [
  { name: 'prospects.index', path: '/prospects', title: 'Prospects' },
  { name: 'prospects.create', path: '/prospects/create', title: 'Create Prospect' },
  { name: 'contacts.index', path: '/contacts', title: 'Contacts' },
  { name: 'lead-blacklist.index', path: '/lead-blacklist', title: 'Lead Blacklist', searchGroup: 'Settings' },
  { name: 'onboarding.index', path: '/onboarding', title: 'Onboarding' },
  { name: 'onboarding.tasks', path: '/onboarding/tasks', title: 'Onboarding Tasks' },
  { name: 'leads.index', path: '/sales-pipeline', title: 'Sales Pipeline' },
  { name: 'leads.detail', path: '/sales-pipeline/{leadId}', title: 'Lead Detail', noPadding: true },
  { name: 'priority-watchlist.index', path: '/priority-watchlist', title: 'Priority Watchlist' },
  {
    name: 'priority-watchlist.settings',
    path: '/priority-watchlist/settings',
    title: 'Priority Watchlist Settings',
    requiredRoles: administratorsOnly,
    searchGroup: 'Settings',
  },
  { name: 'crm-data-fix.index', path: '/crm-data-fix', title: 'CRM Data Fix' },
  { name: 'crm-data-fix', path: '/crm-data-fix/{interactionId}', title: 'CRM Data Fix' },
])
