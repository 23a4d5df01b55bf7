import type { SessionFacts } from '@portal/core/foundation/routes'
import { expect, test } from 'vitest'
import { reportsOfClient } from './reports-of-client.ts'

const of = (userType: 'Client' | 'Employee'): SessionFacts => ({
  actor: {
    kind: 'user',
    id: 7,
    tenantId: 1,
    userType,
    roles: [],
    departments: [],
    clients: [{ id: 5, clientUserTypeId: 3 }],
    groupIds: [],
    hasGroupAccess: false,
    pdfUser: false,
    impersonatedBy: null,
  },
  authorisedClients: [{ id: 5, slug: 'own' }],
  features: { geoiq: false },
})
const labels = (slug: string, userType: 'Client' | 'Employee') =>
  reportsOfClient(slug, of(userType)).map(({ label }) => label)

test('the people of a store get the ways to all reports of theirs that are not for staff', () => {
  expect(labels('own', 'Client')).toEqual([
    'Client Insights',
    'Connected TV Insights',
    'Programmatic Insights',
    'Programmatic Insights by Creative',
    'Programmatic Audio Insights',
    'SEO Division Report',
    'Google Business Profile Report',
    'Local Service Ads',
    'Location Report',
    'ConversionIQ Insights',
    'Client Activities',
  ])
  expect(labels('another', 'Client')).toEqual([])
  expect(labels('own', 'Employee')).toContain('Inventory Ads Report')
})

test('each leads to the report of that client', () => {
  expect(reportsOfClient('own', of('Client')).map(({ href }) => href)).toContain(
    '/clients/own/location-report',
  )
})
