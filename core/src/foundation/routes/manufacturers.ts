import { developers } from './required-roles.ts'
import { defineRoutes } from './route.ts'

/** The manufacturers' hubs. */
export const manufacturerRoutes = defineRoutes({ area: 'Reporting', searchGroup: 'Reporting' }, [
  { name: 'reporting.stellantis.audit', path: '/reporting/stellantis/audit', title: 'Stellantis Audit' },
  {
    name: 'reporting.stellantis.daily-spot-file',
    path: '/reporting/stellantis/daily-spot-file',
    title: 'Stellantis Daily Spot File',
  },
  {
    name: 'reporting.stellantis.heavy-up-tracker',
    path: '/reporting/stellantis/heavy-up-tracker',
    title: 'Stellantis Heavy-Up Tracker',
  },
  {
    name: 'reporting.stellantis.heavy-up-campaigns',
    path: '/reporting/stellantis/heavy-up-campaigns',
    title: 'Stellantis Heavy-Up Campaigns',
  },
  {
    name: 'reporting.stellantis.actual-spend',
    path: '/reporting/stellantis/actual-spend',
    title: 'Stellantis Actual Spend',
  },
  {
    name: 'reporting.stellantis.oem-budgets',
    path: '/reporting/stellantis/oem-budgets',
    title: 'Stellantis OEM Budgets',
  },
  {
    name: 'reporting.stellantis.oem-budgets.edit',
    path: '/reporting/stellantis/oem-budgets/{slug}/edit',
    title: 'Edit Stellantis OEM Budgets',
  },
  {
    name: 'reporting.stellantis.bcdf-tracker',
    path: '/reporting/stellantis/bcdf-tracker',
    title: 'BCDF Tracker',
  },
  {
    name: 'reporting.stellantis.bcdf-campaigns',
    path: '/reporting/stellantis/bcdf-campaigns',
    title: 'BCDF Campaigns',
  },
  {
    name: 'reporting.stellantis.bcdf-report',
    path: '/reporting/stellantis/bcdf-report',
    title: 'BCDF Report',
  },
  {
    name: 'reporting.stellantis.report-download',
    path: '/reporting/stellantis/report-download',
    title: 'Stellantis Report Download',
  },
  {
    name: 'reporting.stellantis.bulk-update',
    path: '/reporting/stellantis/bulk-update',
    title: 'Stellantis Bulk Update',
    requiredRoles: developers,
  },
  {
    name: 'reporting.stellantis.name-generator',
    path: '/reporting/stellantis/name-generator',
    title: 'Stellantis Name Generator',
  },
  { name: 'reporting.subaru.audit', path: '/reporting/subaru/audit', title: 'Subaru Audit' },
  { name: 'reporting.subaru.billing', path: '/reporting/subaru/billing', title: 'Subaru Billing' },
  { name: 'reporting.subaru.download', path: '/reporting/subaru/download', title: 'Subaru Download' },
  {
    name: 'reporting.subaru.bulk-update',
    path: '/reporting/subaru/bulk-update',
    title: 'Subaru Bulk Update',
    requiredRoles: developers,
  },
  {
    name: 'reporting.subaru.name-generator',
    path: '/reporting/subaru/name-generator',
    title: 'Subaru Name Generator',
  },
  { name: 'reporting.acura-honda.audit', path: '/reporting/acura-honda/audit', title: 'Acura/Honda Audit' },
  {
    name: 'reporting.acura-honda.bulk-update',
    path: '/reporting/acura-honda/bulk-update',
    title: 'Acura/Honda Bulk Update',
    requiredRoles: developers,
  },
  { name: 'reporting.gm.name-generator', path: '/reporting/gm/name-generator', title: 'GM Name Generator' },
  {
    name: 'reporting.kia.name-generator',
    path: '/reporting/kia/name-generator',
    title: 'Kia Name Generator',
  },
  {
    name: 'reporting.mazda.name-generator',
    path: '/reporting/mazda/name-generator',
    title: 'Mazda Name Generator',
  },
  { name: 'reporting.oem.hub', path: '/reporting/oem/hub', title: 'OEM Hub' },
])
