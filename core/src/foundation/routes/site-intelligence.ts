import { defineRoutes } from './route.ts'

/** Site intelligence and GeoIQ, open to clients. */
export const siteIntelligenceRoutes = defineRoutes(
  { area: 'Site intelligence', searchGroup: 'Site intelligence', clientAccessible: true },
  [
    { name: 'siteiq.contacts', path: '/siteiq/contacts', title: 'SiteIQ Contacts' },
    { name: 'siteiq.contacts.detail', path: '/siteiq/contacts/{id}', title: 'SiteIQ Contact' },
    { name: 'siteiq.intelligence', path: '/siteiq/intelligence', title: 'SiteIQ Intelligence' },
    { name: 'reporting.geoiq', path: '/geoiq', title: 'GeoIQ Export' },
  ],
)
