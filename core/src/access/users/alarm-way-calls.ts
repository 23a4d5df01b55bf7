import { defineCalls } from '../../foundation/contract/call.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees, inOwnName } from '../../foundation/policy/rules-of-calls.ts'
import { alarmWays } from './alarm-ways.ts'

const ways = { byMail: type.enumerated(...alarmWays), makesTask: type.enumerated(...alarmWays) } as const

/** How somebody is told of metric alarms. */
export const alarmWayCalls = defineCalls({
  'users.alarmWays': {
    method: 'GET',
    path: '/users/me/alarm-ways',
    summary:
      'How the caller is told of metric alarms beside the bell: as each says, or as the caller chose for all.',
    allow: employees,
    response: type(ways),
  },
  'users.chooseAlarmWays': {
    method: 'PUT',
    path: '/users/me/alarm-ways',
    summary: 'Chooses how the caller is told of all metric alarms beside the bell.',
    allow: inOwnName(employees),
    body: type({ '+': 'reject', ...ways }),
    response: type(ways),
  },
})
