import { type } from '../../foundation/contract/type.ts'
import { answersOf } from '../../foundation/contract/field-schemas.ts'
import { clientFields } from './fields.ts'

/** An entry of the simple list: what search and choosers need. */
export const simpleClient = type({
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
export const alikeClient = type({
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
