import { expect, test } from 'vitest'
import { clientUserTypes as ids } from '../../foundation/policy/client-users.ts'
import { clientUserTypes } from './settings.ts'

test('every kind of team member that a rule knows by its number stays', () => {
  expect(clientUserTypes.lasting).toEqual(Object.values(ids))
})
