import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing, text } from '../../foundation/contract/schemas.ts'
import { decidesAchievements } from './decides-achievements.ts'

const decided = type({ id: 'number', state: "'Approved' | 'Rejected'", version: 'number' })

export const achievementCalls = defineCalls({
  'achievements.approve': {
    method: 'POST',
    path: '/achievements/{id}/approve',
    summary: 'Approves an achievement: it stands in the report of achievements from now on.',
    allow: decidesAchievements,
    params: byId,
    body: nothing,
    response: decided,
  },
  'achievements.reject': {
    method: 'POST',
    path: '/achievements/{id}/reject',
    summary: 'Rejects an achievement, with a reason for whoever proposed it.',
    allow: decidesAchievements,
    params: byId,
    body: type({ '+': 'reject', 'reason?': text }),
    response: decided,
  },
})
