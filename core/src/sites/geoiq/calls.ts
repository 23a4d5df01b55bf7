import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { idText } from '../../foundation/contract/schemas.ts'
import { ownClients } from '../../foundation/policy/rules-of-calls.ts'

const place = {
  zip: 'string',
  city: 'string',
  state: 'string',
  latitude: 'number',
  longitude: 'number',
} as const

export const geoiqCalls = defineCalls({
  'geoiq.area': {
    method: 'GET',
    path: '/geoiq/area/{clientId}',
    summary:
      'The ZIP codes around a client, or around or of those that are written, with what advertising reached there in 90 days, and how many leads, visitors of the registered sites, sales and customers of lists are from there. For whoever may export with GeoIQ.',
    allow: ownClients,
    client: 'clientId',
    params: type({ '+': 'reject', clientId: idText }),
    query: type({
      '+': 'reject',
      /** ZIP codes by commas: one is a middle, several are the area. The client’s city where absent. */
      'zips?': 'string <= 4000',
      'miles?': type('string.integer.parse').to('1 <= number.integer <= 100'),
    }),
    response: type({
      middle: type(place).or('null'),
      miles: 'number',
      zips: type({
        ...place,
        miles: 'number',
        impressions: 'number',
        clicks: 'number',
        conversions: 'number',
        leads: 'number',
        visitors: 'number',
        sales: 'number',
        /** Of the newest list of each name. */
        customers: 'number',
      }).array(),
      /** Those of whom nobody knows where. */
      unplaced: type({ leads: 'number', visitors: 'number', sales: 'number' }),
      /** What was written and is no ZIP code of the United States. */
      unknown: 'string[]',
    }),
  },
})
