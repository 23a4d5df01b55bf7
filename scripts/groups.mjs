/**
 * The groups that `core/src`, `server/src` and `portal/src` share, the ground
 * first. An import points down this list or stays in its group; what is put
 * together from all of them (the files that lie beside the groups, and `above`)
 * may import everything and is imported by none of them. `npm run check` writes
 * this into docs/architecture.md, a law holds it.
 */
export const groups = [
  {
    name: 'foundation',
    holds:
      'contract, rules, formats, policy, routes; http, database, files, ports to other systems; session, address, errors',
  },
  {
    name: 'platform',
    holds:
      'what areas are built with: parts of screens, records, reports, views, exports, jobs, mail, notifications, realtime, audit',
  },
  {
    name: 'access',
    holds:
      'signing in, sessions, passwords, second factor, users, departments, tenants, guests, embedding, usage',
  },
  { name: 'clients', holds: 'clients, their profile and what is kept of them' },
  { name: 'money', holds: 'budgets and services; invoicing, allocations, agreements, reconciliation' },
  { name: 'work', holds: 'activities, interactions, tasks, support, calendar, strategies, deliverables' },
  { name: 'results', holds: 'metrics, dashboards, performance notes, the assistant, team' },
  { name: 'programs', holds: 'co-op, manufacturers' },
  { name: 'sales', holds: 'leads, appointments, sales' },
  {
    name: 'sites',
    holds: 'what is known of the clients’ sites, and what stands on them: forms, landing pages, redirects',
  },
  { name: 'settings', holds: 'lists that people keep, links to other apps, imports' },
  { name: 'shell', holds: 'the frame around every screen (portal)' },
]

/** Folders of what is put together from all groups. */
export const above = ['seed', 'commands']
