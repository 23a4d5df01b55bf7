import { type } from '../../foundation/contract/type.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, flagText, name, nothing, text } from '../../foundation/contract/schemas.ts'
import { administrators, anyone } from '../../foundation/policy/rules-of-calls.ts'
import { idsText } from '../../work/activities/calls.ts'
import { coopFileLimits } from './constants.ts'

/** Co-op documents that are shared under an address of their own. */
const coopDocument = type({
  id: 'number',
  publicId: 'string',
  name: 'string',
  description: 'string',
  shared: 'boolean',
  files: storedFile.array(),
  createdBy: 'string | null',
  updatedAt: 'string',
  version: 'number',
})

const description = text.narrow((value, ctx) => value.length <= 2000 || ctx.mustBe('at most 2000 characters'))

export const coopCalls = defineCalls({
  'coopDocuments.list': {
    method: 'GET',
    path: '/co-op-documents',
    summary: 'Sets of co-op files and whether they are shared, by name.',
    allow: administrators,
    response: coopDocument.array(),
  },
  'coopDocuments.create': {
    method: 'POST',
    path: '/co-op-documents',
    summary: 'Adds a set of co-op files, under an address that nobody can guess.',
    allow: administrators,
    body: type({ '+': 'reject', name, 'description?': description, 'shared?': flagText }),
    files: coopFileLimits,
    response: coopDocument,
  },
  'coopDocuments.update': {
    method: 'PUT',
    path: '/co-op-documents/{id}',
    summary:
      'Changes a set of co-op files. Files are added; `keep` lists the earlier ones that stay (all, when it is left out).',
    allow: administrators,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'description?': description,
      'shared?': flagText,
      'keep?': idsText,
    }),
    files: coopFileLimits,
    response: coopDocument,
  },
  'coopDocuments.renewAddress': {
    method: 'POST',
    path: '/co-op-documents/{id}/renew-address',
    summary: 'Gives a set another address; the one before opens nothing any more.',
    allow: administrators,
    params: byId,
    body: nothing,
    response: coopDocument,
  },
  'coopDocuments.remove': {
    method: 'DELETE',
    path: '/co-op-documents/{id}',
    summary: 'Removes a set of co-op files; its address opens nothing any more.',
    allow: administrators,
    params: byId,
    response: type({ id: 'number' }),
  },
  'coopDocuments.shared': {
    method: 'GET',
    path: '/shared/coop-files/{publicId}',
    summary: 'Co-op files that are shared under this address, for whoever has it.',
    allow: anyone,
    params: type({ '+': 'reject', publicId: 'string.uuid' }),
    response: type({
      name: 'string',
      description: 'string',
      updatedAt: 'string',
      files: storedFile.array(),
    }),
  },
})
