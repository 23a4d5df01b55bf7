import { administratorsAnd } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** Tools (Tools). */
export const toolRoutes = defineRoutes({ area: 'Tools', searchGroup: 'Tools' }, [
  { name: 'tools.integrations.index', path: '/tools/integrations', title: 'Integrations' },
  { name: 'tools.forms.index', path: '/tools/forms', title: 'Forms' },
  { name: 'tools.forms.new', path: '/tools/forms/new', title: 'New Form' },
  { name: 'tools.forms.edit', path: '/tools/forms/{id}/edit', title: 'Edit Form' },
  { name: 'tools.forms.templates', path: '/tools/forms/templates', title: 'Form Templates' },
  { name: 'tools.forms.templates.new', path: '/tools/forms/templates/new', title: 'New Form Template' },
  {
    name: 'tools.forms.templates.edit',
    path: '/tools/forms/templates/{id}/edit',
    title: 'Edit Form Template',
  },
  // Ours: what somebody of a client is asked to fill in.
  { name: 'forms.mine', path: '/forms-to-fill-in', title: 'Forms to Fill In', clientAccessible: true },
  { name: 'tools.resources', path: '/tools/resources', title: 'Resources' },
  // Ours: what is shown to whoever looks, client users and partners among them.
  {
    name: 'resources.mine',
    path: '/resources',
    title: 'My Resources',
    clientAccessible: true,
    partnerAccessible: true,
  },
  { name: 'tools.website_migrations', path: '/tools/website-migrations', title: 'Website Migrations' },
  // Ours: the redirects of one.
  {
    name: 'tools.website_migrations.redirects',
    path: '/tools/website-migrations/{id}',
    title: 'Redirects',
  },
  { name: 'tools.client_notes', path: '/tools/client-notes', title: 'Client Notes', partnerAccessible: true },
  { name: 'dv360-override-file.index', path: '/tools/dv360-override-file', title: 'DV360 Override File' },
  {
    name: 'tools.keyword_planner',
    path: '/tools/keyword-planner',
    title: 'Keyword Planner',
    clientAccessible: true,
  },
  {
    name: 'tools.callrail_account_management',
    path: '/tools/callrail-account-management',
    title: 'CallRail Account Management',
    requiredRoles: administratorsAnd('Executive*', 'SEM Manager'),
  },
  { name: 'tools.proofs', path: '/tools/proofs', title: 'Proofs' },
  // Ours: one of them.
  { name: 'tools.proofs.detail', path: '/tools/proofs/{id}', title: 'Proof' },
  {
    name: 'tools.oem-team-members',
    path: '/tools/oem-team-members',
    title: 'OEM Team Members',
    searchGroup: 'Reporting',
  },
  // Whole files. Whoever may call imports.start may open it.
  {
    name: 'imports.index',
    path: '/tools/import',
    title: 'Import',
    requiredRoles: administratorsAnd('Director', 'Executive*', '*Manager', 'Developer'),
  },
  // Ours: entries of one list, for whoever keeps it.
  { name: 'imports.entries', path: '/tools/import/{list}', title: 'Import entries' },
])
