import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id } from '../../foundation/contract/schemas.ts'
import { inPortal } from '../../foundation/policy/rules-of-calls.ts'
import { longestQuery } from './query.ts'

/** A list by the name under which the portal keeps its columns: `clients.inactive`. */
const list = type(/^[a-zA-Z][a-zA-Z0-9._-]{0,79}$/)
const name = type('string <= 80').pipe((text) => text.trim())
const query = type(`string <= ${longestQuery}`)
const audience = type("'mine' | 'team' | 'everyone'")

/** An address of a list with a name. */
const savedView = type({
  id: 'number',
  list: 'string',
  name: 'string',
  /** The query of the address, without its question mark. */
  query: 'string',
  audience,
  Department: type({ id: 'number', name: 'string' }).or('null'),
  owner: { id: 'number', fullName: 'string' },
  /** The caller's list opens with it. */
  isDefault: 'boolean',
  version: 'number',
  can: { update: 'boolean', remove: 'boolean' },
})

export const viewCalls = defineCalls({
  'savedViews.list': {
    method: 'GET',
    path: '/saved-views',
    summary:
      "The caller's saved views of all lists, those of the caller's departments and those for everyone.",
    allow: inPortal,
    response: type({
      rows: savedView.array(),
      /** With whom the caller may share. */
      may: { publish: 'boolean', teams: type({ id: 'number', name: 'string' }).array() },
    }),
  },
  'savedViews.create': {
    method: 'POST',
    path: '/saved-views',
    summary: 'Saves an address of a list under a name.',
    allow: inPortal,
    body: type({ '+': 'reject', list, name, query, 'audience?': audience, 'departmentId?': id.or('null') }),
    response: savedView,
  },
  'savedViews.update': {
    method: 'PUT',
    path: '/saved-views/{id}',
    summary:
      'Renames a view, shares it, or saves another address in it; refused when somebody changed it since.',
    allow: inPortal,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'query?': query,
      'audience?': audience,
      'departmentId?': id.or('null'),
    }),
    response: savedView,
  },
  'savedViews.remove': {
    method: 'DELETE',
    path: '/saved-views/{id}',
    summary: 'Deletes a view.',
    allow: inPortal,
    params: byId,
    response: type({ id: 'number' }),
  },
  'savedViews.setDefault': {
    method: 'PUT',
    path: '/saved-views/default',
    summary: "The view that the caller's list opens with, or none.",
    allow: inPortal,
    body: type({ '+': 'reject', list, viewId: id.or('null') }),
    response: type({ list: 'string', viewId: 'number | null' }),
  },
})
