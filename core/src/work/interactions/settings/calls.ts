import { type } from '../../../foundation/contract/type.ts'
import { place } from '../../activities/calls.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { byId, id, name, text } from '../../../foundation/contract/schemas.ts'
import { employeesWithRole, signedIn } from '../../../foundation/policy/rules-of-calls.ts'
import { customFieldTypes } from '../constants.ts'

/** Their screens ask for the role Developer. */
const keepers = employeesWithRole('Developer')

const deleted = type({ id: 'number' })
const fieldIds = id.array().atMostLength(100)

export const customFieldType = type.enumerated(...customFieldTypes)

/** A custom field of interactions. `options` are the choices of an options field. */
const customField = type({
  id: 'number',
  name: 'string',
  type: customFieldType,
  isRequired: 'boolean',
  defaultValue: 'string',
  options: 'string[]',
  order: 'number',
  active: 'boolean',
  version: 'number',
})

/** An interaction type with the active custom fields that it asks for, in their order. */
export const interactionType = type({
  id: 'number',
  name: 'string',
  order: 'number',
  active: 'boolean',
  customFieldIds: 'number[]',
  interactionCustomFields: customField.array(),
  version: 'number',
})

export const interactionSettingsCalls = defineCalls({
  'interactionTypes.list': {
    method: 'GET',
    path: '/interaction-types',
    summary: 'Interaction types in their order, each with the custom fields that it asks for.',
    allow: signedIn,
    response: interactionType.array(),
  },
  'interactionTypes.create': {
    method: 'POST',
    path: '/interaction-types',
    summary: 'Adds an interaction type.',
    allow: keepers,
    body: type({
      '+': 'reject',
      name,
      'active?': 'boolean',
      'order?': place,
      'customFieldIds?': fieldIds,
    }),
    response: interactionType,
  },
  'interactionTypes.update': {
    method: 'PUT',
    path: '/interaction-types/{id}',
    summary: 'Changes an interaction type and which custom fields it asks for.',
    allow: keepers,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'active?': 'boolean',
      'order?': place,
      'customFieldIds?': fieldIds,
    }),
    response: interactionType,
  },
  'interactionTypes.remove': {
    method: 'DELETE',
    path: '/interaction-types/{id}',
    summary: 'Deletes an interaction type; interactions that have it keep it.',
    allow: keepers,
    params: byId,
    response: deleted,
  },
  'interactionCustomFields.list': {
    method: 'GET',
    path: '/interaction-custom-fields',
    summary: 'Custom fields of interactions, in their order.',
    allow: signedIn,
    response: customField.array(),
  },
  'interactionCustomFields.create': {
    method: 'POST',
    path: '/interaction-custom-fields',
    summary: 'Adds a custom field.',
    allow: keepers,
    body: type({
      '+': 'reject',
      name,
      type: customFieldType,
      'isRequired?': 'boolean',
      'active?': 'boolean',
      'order?': place,
      'defaultValue?': text,
    }),
    response: customField,
  },
  'interactionCustomFields.update': {
    method: 'PUT',
    path: '/interaction-custom-fields/{id}',
    summary: 'Changes a custom field. The type of one that holds values stays.',
    allow: keepers,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'type?': customFieldType,
      'isRequired?': 'boolean',
      'active?': 'boolean',
      'order?': place,
      'defaultValue?': text,
    }),
    response: customField,
  },
  'interactionCustomFields.remove': {
    method: 'DELETE',
    path: '/interaction-custom-fields/{id}',
    summary: 'Deletes a custom field; interactions keep the values they have of it.',
    allow: keepers,
    params: byId,
    response: deleted,
  },
})
