import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id } from '../../foundation/contract/schemas.ts'
import { keepsTeams, ownUserOrEmployee } from '../../foundation/policy/rules-of-calls.ts'

const teamMember = type({ '+': 'reject', clientUserTypeId: id, userId: id })
const team = type({
  '+': 'reject',
  clientId: id,
  teamMembers: teamMember.array().atLeastLength(1).atMostLength(200),
})
const clientMembership = type({ id: 'number', name: 'string', slug: 'string', clientUserTypeId: 'number' })

/** Who is on the teams of which clients. */
export const teamMemberCalls = defineCalls({
  'users.additionalSupportClients': {
    method: 'GET',
    path: '/user/{id}/additional-support-clients',
    summary: 'Clients whose team lists the user as ad support, beside those that are his or her own.',
    allow: ownUserOrEmployee,
    user: 'id',
    params: byId,
    response: clientMembership.array(),
  },
  'users.setClients': {
    method: 'PUT',
    path: '/users/{id}/clients',
    summary: 'The clients on whose teams a user is, all of them; those left out are left.',
    allow: keepsTeams,
    params: byId,
    body: type({
      '+': 'reject',
      clients: type({ '+': 'reject', clientId: id, clientUserTypeId: id }).array().atMostLength(2000),
    }),
    response: clientMembership.array(),
  },
  'clients.assignTeamMembers': {
    method: 'POST',
    path: '/clients/assignTeamMembers',
    summary: "Puts users on a client's team; those who are there already stay.",
    allow: keepsTeams,
    body: team,
    response: type({ clientId: 'number', teamMembers: teamMember.array() }),
  },
  'clients.removeTeamMembers': {
    method: 'POST',
    path: '/clients/removeTeamMembers',
    summary: "Takes users off a client's team; those who are not there are left out.",
    allow: keepsTeams,
    body: team,
    response: type({ clientId: 'number', teamMembers: teamMember.array() }),
  },
})
