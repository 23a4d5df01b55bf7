import type { SeedRow } from './insert-rows.ts'

/** Alarms on a rate, on figures that stop, and for some clients alone. */
export const furtherAlarms: readonly SeedRow[] = [
  {
    tenant_id: 1,
    id: 6,
    name: 'A lead costs more',
    measure: 'Cost per Lead',
    condition: 'Rises by',
    threshold: 50,
    days: 28,
    tell_id: 6,
    service_id: 1,
  },
  {
    tenant_id: 1,
    id: 7,
    name: 'Figures of search stop',
    measure: 'Impressions',
    channel: 'Search',
    condition: 'Stops',
    threshold: 0,
    days: 3,
    tell_id: 7,
  },
].map((row) => ({ channel: 'All Channels', service_id: null, ...row }))
