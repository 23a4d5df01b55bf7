import { listCoopDocuments, sharedCoopDocument } from './read-coop-documents.ts'
import {
  createCoopDocument,
  removeCoopDocument,
  renewCoopAddress,
  updateCoopDocument,
} from './write-coop-documents.ts'

export const coopOperations = {
  'coopDocuments.list': listCoopDocuments,
  'coopDocuments.create': createCoopDocument,
  'coopDocuments.update': updateCoopDocument,
  'coopDocuments.renewAddress': renewCoopAddress,
  'coopDocuments.remove': removeCoopDocument,
  'coopDocuments.shared': sharedCoopDocument,
}
