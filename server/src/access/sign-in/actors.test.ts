import { expect, test } from 'vitest'
import type { Person } from '@portal/core/foundation/policy/actor'
import { peopleKept } from './actors.ts'

const clients = Array.from({ length: 5_000 }, (_, id) => ({ id, clientUserTypeId: 1 }))
const ofClients: Person = {
  id: 1,
  tenantId: 1,
  userType: 'Regional Manager',
  roles: [],
  departments: [],
  clients,
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  mustChangePassword: false,
  impersonatedBy: null,
}

test('people of many clients take the room of many', () => {
  const people = peopleKept()
  for (let session = 0; session < 60; session += 1) people.set(`of many ${session}`, { person: ofClients })
  expect(people.size).toBe(39)
  expect([people.has('of many 0'), people.has('of many 59')]).toEqual([false, true])
  people.clear()
  for (let session = 0; session < 60; session += 1) people.set(`ended ${session}`, { person: null })
  expect(people.size).toBe(60)
})
