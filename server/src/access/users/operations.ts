import { alarmWayOperations } from './alarm-ways.ts'
import { avatarOperations } from './avatars.ts'
import { clientTeamOperations } from './client-teams.ts'
import { generateToken } from './generate-token.ts'
import { lookUpOperations } from './look-up-users.ts'
import { readOperations } from './read-users.ts'
import { rightsOperations } from './rights.ts'
import { saveOperations } from './save-user.ts'
import { sendPasswordLink } from './send-link.ts'

export const userOperations = {
  ...readOperations,
  ...saveOperations,
  ...lookUpOperations,
  ...avatarOperations,
  ...clientTeamOperations,
  ...rightsOperations,
  ...alarmWayOperations,
  'users.generateToken': generateToken,
  'users.sendPasswordLink': sendPasswordLink,
}
