import { defineRoutes } from './route.ts'

/** Co-op reports; two of them open by guest link. */
export const coopRoutes = defineRoutes({ area: 'Reporting', searchGroup: 'Reporting' }, [
  { name: 'co-op.hub', path: '/reporting/co-op/hub', title: 'Co-op Hub' },
  { name: 'co-op.seo', path: '/reporting/co-op/seo', title: 'Co-op SEO', guestAccessible: true },
  { name: 'co-op.sem', path: '/reporting/co-op/sem', title: 'Co-op SEM' },
  {
    name: 'co-op.facebook',
    path: '/reporting/co-op/facebook',
    title: 'Co-op Facebook',
    guestAccessible: true,
  },
  { name: 'co-op.dv360', path: '/reporting/co-op/dv360', title: 'Co-op DV360' },
  { name: 'co-op.vehicles', path: '/reporting/co-op/vehicles', title: 'Co-op Vehicles' },
  { name: 'co-op.report-tracker', path: '/reporting/co-op-reports', title: 'Co-op Report Tracker' },
])
