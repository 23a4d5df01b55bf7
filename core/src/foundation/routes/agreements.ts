import { defineRoutes } from './route.ts'

/** Agreements (Admin and agreements). */
export const agreementRoutes = defineRoutes({ area: 'Agreements', searchGroup: 'Agreements' }, [
  { name: 'agreements.index', path: '/agreements', title: 'Agreements' },
  { name: 'agreements.create', path: '/agreements/create', title: 'Create Agreement' },
  {
    name: 'agreements.questionnaire',
    path: '/agreements/questionnaire/{id?}',
    title: 'Agreement Questionnaire',
  },
  // Ours: what agreements are made from is kept somewhere.
  {
    name: 'settings.agreement-templates',
    path: '/settings/agreement-templates',
    title: 'Agreement Templates',
  },
  { name: 'agreement.show', path: '/agreement/{slug}', title: 'Agreement' },
])
