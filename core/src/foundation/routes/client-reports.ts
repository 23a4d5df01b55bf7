import { defineRoutes } from './route.ts'

/** The reports of one client, open to the client itself but for the staff report. */
export const clientReportRoutes = defineRoutes(
  { area: 'Client reports', clientAccessible: true, exportable: true },
  [
    {
      name: 'clients.insights',
      path: '/clients/{slug}/insights',
      title: 'Client Insights',
      guestAccessible: true,
      refreshable: true,
    },
    {
      name: 'clients.connected-tv-insights',
      path: '/clients/{slug}/connected-tv-insights',
      title: 'Connected TV Insights',
      refreshable: true,
    },
    {
      name: 'clients.programmatic-insights',
      path: '/clients/{slug}/programmatic-insights',
      title: 'Programmatic Insights',
      refreshable: true,
    },
    {
      name: 'clients.programmatic-insights-v2',
      path: '/clients/{slug}/programmatic-insights-v2',
      title: 'Programmatic Insights',
      refreshable: true,
    },
    {
      name: 'clients.programmatic-audio-insights',
      path: '/clients/{slug}/programmatic-audio-insights',
      title: 'Programmatic Audio Insights',
      refreshable: true,
    },
    {
      name: 'clients.inventory-ads-report',
      path: '/clients/{slug}/inventory-ads-report',
      title: 'Inventory Ads Report',
      clientAccessible: false,
      staffOnly: true,
    },
    {
      name: 'clients.google-business-profile-report',
      path: '/clients/{slug}/google-business-profile-report',
      title: 'Google Business Profile Report',
    },
    {
      name: 'clients.client-activities',
      path: '/clients/{slug}/client-activities',
      title: 'Client Activities',
    },
    // Ours: an agreement is signed by the people of the store, who open no screen of the agency's.
    {
      name: 'clients.agreement',
      path: '/clients/{slug}/agreements/{agreement}',
      title: 'Agreement',
      exportable: false,
    },
    // Ours: the tabs of the profile are the agency's own; the people of a store read its invoices here.
    { name: 'clients.invoices', path: '/clients/{slug}/invoices', title: 'Invoices', exportable: false },
    {
      name: 'clients.local-service-ads',
      path: '/clients/{slug}/local-service-ads',
      title: 'Local Service Ads',
    },
    { name: 'clients.location-report', path: '/clients/{slug}/location-report', title: 'Location Report' },
    {
      name: 'clients.seo-division-report',
      path: '/clients/{slug}/seo-division-report',
      title: 'SEO Division Report',
      guestAccessible: true,
    },
    {
      name: 'clients.conversioniq-insights',
      path: '/clients/{slug}/conversioniq-insights',
      title: 'ConversionIQ Insights',
    },
  ],
)
