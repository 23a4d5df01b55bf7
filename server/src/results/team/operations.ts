import { teamMembers } from './list-members.ts'
import { clientsOfMember } from './clients-of-member.ts'

export const teamOperations = {
  'team.members': teamMembers,
  'team.clients': clientsOfMember,
}
