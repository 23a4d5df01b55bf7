import { type } from '../../foundation/contract/type.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, flagText, idText, name, nothing, text } from '../../foundation/contract/schemas.ts'
import { administrators, anyone, employees, orGuestOf } from '../../foundation/policy/rules-of-calls.ts'
import { idsText } from '../../work/activities/calls.ts'
import { claimChannels, proofKinds } from './claims.ts'
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

/** What the portal has gathered for a claim, kind by kind. */
const proof = type({
  client: { id: 'number', name: 'string', slug: 'string' },
  channel: type.enumerated(...claimChannels),
  month: 'string',
  items: type({
    kind: type.enumerated(...proofKinds),
    found: 'number',
    /** What is there, or what to do about what is not. */
    sentence: 'string',
    entries: type({
      title: 'string',
      detail: 'string',
      day: 'string',
      /** Where it can be looked at, for whoever may. */
      'address?': 'string',
    }).array(),
  }).array(),
  missing: type.enumerated(...proofKinds).array(),
  /** How far pictures of landing pages are; null where the portal can take none, or nobody is to. */
  pictures: type({ pages: 'number', taken: 'number' }).or('null'),
  /** Days of the month with figures, for who may see money with what they cost. */
  days: type({
    day: 'string',
    impressions: 'number',
    clicks: 'number',
    conversions: 'number',
    'spend?': 'number',
  }).array(),
})

const claim = type({
  id: 'number',
  name: 'string',
  state: 'string',
  spent: 'number',
  sharePercent: 'number',
  claimed: 'number',
  /** What the manufacturer paid, and why it turned the claim down: of the claims in these states. */
  paid: 'number | null',
  reason: 'string',
  deadline: 'string',
  daysLeft: 'number',
  manufacturer: 'string',
  owner: 'string | null',
  missing: type.enumerated(...proofKinds).array(),
})

export const coopCalls = defineCalls({
  'coopHub.get': {
    method: 'GET',
    path: '/co-op-hub',
    summary:
      'Claims that are still to be handed in, the next deadline first, with what is missing of their proof.',
    allow: employees,
    response: type({
      open: claim
        .and({
          client: { id: 'number', name: 'string', slug: 'string' },
          channel: type.enumerated(...claimChannels),
        })
        .array(),
      totals: { atStake: 'number', waiting: 'number', paid: 'number', late: 'number' },
    }),
  },
  'coopClaims.proof': {
    method: 'GET',
    path: '/co-op-claims/{id}/proof',
    summary:
      'What the portal has gathered for a claim: figures, activities, screenshots and invoices of its month.',
    allow: employees,
    params: byId,
    response: type({ claim, proof }),
  },
  'coopClaims.package': {
    method: 'GET',
    path: '/co-op-claims/{id}/package',
    summary:
      'The proof of a claim as one PDF: an index, the figures day by day, activities, invoices, screenshots, creatives and landing pages; with as=zip that PDF beside every file it is made of and every invoice.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', 'as?': "'pdf' | 'zip'" }),
    answers: 'file',
  },
  'coopClaims.picturePages': {
    method: 'POST',
    path: '/co-op-claims/{id}/pictures',
    summary:
      'Has the landing pages of a claim pictured as they look now, in place of earlier pictures; answers how many. A job does it.',
    allow: employees,
    params: byId,
    body: nothing,
    response: type({ pages: 'number' }),
  },
  'coopProof.ofClient': {
    method: 'GET',
    path: '/co-op-proof',
    summary:
      'What proves the work for a client on a channel in a month; for a guest without money and internal notes.',
    allow: orGuestOf(employees, 'co-op.seo', 'co-op.facebook'),
    query: type({ '+': 'reject', clientId: idText, channel: type.enumerated(...claimChannels), month: day }),
    response: proof,
  },
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
