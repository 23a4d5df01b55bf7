import { createClaim, updateClaim } from './claims.ts'
import { getCoopHub } from './hub.ts'
import { packageOfClaim } from './package.ts'
import { makeMonthClaims, previewMonthClaims } from './month-claims.ts'
import { picturePages } from './page-pictures.ts'
import { getClaimProof, proofOfClient } from './proof.ts'
import { listCoopDocuments, sharedCoopDocument } from './read-coop-documents.ts'
import {
  createCoopDocument,
  removeCoopDocument,
  renewCoopAddress,
  updateCoopDocument,
} from './write-coop-documents.ts'

export const coopOperations = {
  'coopClaims.create': createClaim,
  'coopClaims.package': packageOfClaim,
  'coopClaims.picturePages': picturePages,
  'coopClaims.proof': getClaimProof,
  'coopClaims.update': updateClaim,
  'coopHub.get': getCoopHub,
  'coopClaims.make': makeMonthClaims,
  'coopClaims.plan': previewMonthClaims,
  'coopProof.ofClient': proofOfClient,
  'coopDocuments.list': listCoopDocuments,
  'coopDocuments.create': createCoopDocument,
  'coopDocuments.update': updateCoopDocument,
  'coopDocuments.renewAddress': renewCoopAddress,
  'coopDocuments.remove': removeCoopDocument,
  'coopDocuments.shared': sharedCoopDocument,
}
