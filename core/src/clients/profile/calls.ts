import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { answersOf, changesOf, creationOf } from '../../foundation/contract/field-schemas.ts'
import { putFile } from '../../foundation/contract/put-file.ts'
import { byId, day, flagText, id, idText, line, page, paging } from '../../foundation/contract/schemas.ts'
import { clientFields } from './fields.ts'
import { carouselLimits } from '../../access/tenants/carousel.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'

/** An entry of the simple list: what search and choosers need. */
const simpleClient = type({
  id: 'number',
  name: 'string',
  slug: 'string',
  tenantId: 'number',
  identifier: 'string | null',
  industryId: 'number | null',
  groupId: 'number | null',
  activatedAt: 'string | null',
  canceledAt: 'string | null',
})

/** A client as lists and the profile show it. */
export const client = type({
  id: 'number',
  slug: 'string',
  tenantId: 'number',
  ...answersOf(clientFields),
  Industry: type({ id: 'number', name: 'string' }).or('null'),
  Group: type({ id: 'number', name: 'string' }).or('null'),
  /** Of the agency's own order: employees alone get it. */
  'ManagementGroup?': type({ id: 'number', name: 'string' }).or('null'),
  /** As its management group. */
  'Region?': type({ id: 'number', name: 'string' }).or('null'),
  /** The address of its logo, where the profile's header asks. */
  'logo?': 'string | null',
  version: 'number',
  'ClientUsers?': type({
    userId: 'number',
    clientUserTypeId: 'number',
    user: { fullName: 'string' },
  }).array(),
  'profiles?': type({ identifier: 'string', ProfileType: { name: 'string' } }).array(),
  /** Words of the agency's own: employees alone get them. */
  'tags?': type({ id: 'number', name: 'string', color: 'string' }).array(),
  /** What the agency writes down of it and shows in lists, in words; employees alone get it. */
  'data?': type({ id: 'number', value: 'string' }).array(),
  /** Its health, 0 to 100, where it has one; employees alone get it. */
  'health?': 'number | null',
  can: { update: 'boolean', createBudget: 'boolean', logActivity: 'boolean', keepTeam: 'boolean' },
})

/** A client that may be the one somebody is about to add, and what tells so. */
const alikeClient = type({
  id: 'number',
  name: 'string',
  slug: 'string',
  identifier: 'string | null',
  city: 'string | null',
  state: 'string | null',
  /** `name`, `site` or `phone`: what both have. */
  shares: type("'name' | 'site' | 'phone'").array(),
})

/** The states a client can be in. */
export const clientState = type("'Client' | 'Prospect' | 'Inactive'")

export const clientCalls = defineCalls({
  'clients.list': {
    method: 'GET',
    path: '/clients',
    summary: 'Clients, filtered and paged.',
    allow: ownClients,
    query: type({
      '+': 'reject',
      ...paging,
      'state?': clientState,
      'groupId?': idText,
      /** This one and the region of employees alone: to nobody else a client is in one. */
      'managementGroupId?': idText,
      'regionId?': idText,
      'industryId?': idText,
      'managerId?': idText,
      'tagId?': idText,
      /** Of employees alone; nobody else's clients have a health. */
      'health?': "'Good' | 'Watch' | 'At Risk'",
      /** Of employees alone: values by the ids of client data types that show in lists, as a JSON object. */
      'data?': 'string <= 4000',
      /** On whose team this user is. */
      'memberId?': idText,
      /** Clients on whose team nobody is of this client user type. */
      'withoutTypeId?': idText,
      /** Answers the teams as well; employees alone get them. */
      'team?': flagText,
    }),
    response: page(client),
  },
  'clients.simpleList': {
    method: 'GET',
    path: '/clients/list/simple',
    summary: 'Every client the user may see, by name, with the few fields that search needs.',
    allow: ownClients,
    response: simpleClient.array(),
  },
  'clients.alike': {
    method: 'GET',
    path: '/clients/alike',
    summary: 'Clients with the name, site or telephone number of one that is about to be added, ten at most.',
    allow: employees,
    query: type({ '+': 'reject', 'name?': line, 'website?': line, 'phone?': line }),
    response: alikeClient.array(),
  },
  'clients.create': {
    method: 'POST',
    path: '/clients',
    summary:
      'Adds a client: a prospect until its activation day. One that seems to be there already is refused unless `isAnother` says that it is not the same.',
    allow: employees,
    body: type({ '+': 'reject', ...creationOf(clientFields), 'isAnother?': 'boolean' }),
    response: client,
  },
  'clients.get': {
    method: 'GET',
    path: '/clients/{id}',
    summary: 'One client, by id or slug.',
    allow: ownClients,
    params: type({ '+': 'reject', id: line }),
    response: client,
  },
  'clients.update': {
    method: 'PUT',
    path: '/clients/{id}',
    summary: 'Changes a client.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', ...changesOf(clientFields) }),
    response: client,
  },
  'clients.setLogo': putFile({
    path: '/clients/{id}/logo',
    summary: "A client's logo: PNG, JPEG, GIF or WebP.",
    allow: employees,
    client: 'id',
    files: carouselLimits,
    response: type({ logo: 'string | null' }),
  }),
  'clients.removeLogo': {
    method: 'DELETE',
    path: '/clients/{id}/logo',
    summary: "Removes a client's logo.",
    allow: employees,
    client: 'id',
    params: byId,
    response: type({ logo: 'null' }),
  },
  'clients.withBudgets': {
    method: 'POST',
    path: '/clients/getAllClientsWithBudgets',
    summary:
      'Clients with a budget that runs today, or on the day that is named; of some services where these are named.',
    allow: ownClients,
    reads: true,
    body: type({ '+': 'reject', 'day?': day, 'serviceIds?': id.array().atMostLength(200) }),
    response: simpleClient.array(),
  },
  'clients.profiles': {
    method: 'GET',
    path: '/clients/{id}/profiles',
    summary: "A client's identifiers on the advertising platforms.",
    allow: ownClients,
    client: 'id',
    params: byId,
    response: type({ identifier: 'string', ProfileType: { name: 'string' } }).array(),
  },
  'clients.team': {
    method: 'GET',
    path: '/clients/{id}/team',
    summary: 'Who works for a client and as what, with when each of them last logged an activity for it.',
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      userId: 'number',
      clientUserTypeId: 'number',
      clientUserType: 'string',
      user: {
        fullName: 'string',
        email: 'string',
        userType: 'string',
        avatar: 'string | null',
        /** Whether the person can sign in at the moment. */
        active: 'boolean',
        departments: 'string[]',
      },
      lastLoggedAt: 'string | null',
    }).array(),
  },
  'clients.users': {
    method: 'GET',
    path: '/clients/{id}/users',
    summary: 'People outside of the agency who see a client, and by what.',
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      id: 'number',
      fullName: 'string',
      email: 'string',
      userType: 'string',
      avatar: 'string | null',
      active: 'boolean',
      clientUserTypes: 'string[]',
      /** The group through which a person sees all of its stores. */
      throughGroup: 'string | null',
      /** For those who keep users. */
      'lastSeenAt?': 'string | null',
    }).array(),
  },
  'clients.groupStores': {
    method: 'GET',
    path: '/clients/{id}/group-stores',
    summary: "The active stores of a client's group, without the client itself.",
    allow: ownClients,
    client: 'id',
    params: byId,
    response: type({ id: 'number', name: 'string' }).array(),
  },
  'clients.managers': {
    method: 'GET',
    path: '/clients/managers',
    summary: 'Users who are a manager-type member of some client team, by name.',
    allow: employees,
    response: type({ id: 'number', fullName: 'string' }).array(),
  },
  'clients.many': {
    method: 'POST',
    path: '/clients/getManyClients',
    summary: 'Clients by their ids, or the clients of a group.',
    allow: ownClients,
    reads: true,
    body: type({
      '+': 'reject',
      'ids?': id.array().atMostLength(1000),
      'groupId?': id,
      'activeOnly?': 'boolean',
    }),
    response: simpleClient.array(),
  },
})
