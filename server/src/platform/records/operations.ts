import type { Resource } from '@portal/core/foundation/contract/resource'
import type { recordCalls } from '@portal/core/resource-calls'
import { resources } from '@portal/core/resources'
import type { Operations } from '../../foundation/http/way-in.ts'
import { listRecords, pageOfRecords } from './list-records.ts'
import type { RecordRequest } from './record-request.ts'
import { recordUses } from './used-by.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from './write-records.ts'

type RecordOperation = (request: RecordRequest) => Promise<unknown>

/** A resource's calls, answered by the one implementation that all resources share. */
function operationsOf(resource: Resource): Record<string, RecordOperation> {
  const verbs: Record<string, RecordOperation> = {
    list: (request) =>
      resource.ofClient ? pageOfRecords(resource, request) : listRecords(resource, request),
    get: (request) => getRecord(resource, request),
    create: (request) => createRecord(resource, request),
    update: (request) => updateRecord(resource, request),
    remove: (request) => removeRecord(resource, request),
    usedBy: (request) => recordUses(resource, request),
    ...(resource.ofClient ? { ofClient: (request) => pageOfRecords(resource, request) } : {}),
  }
  return Object.fromEntries(Object.entries(verbs).map(([verb, run]) => [`${resource.area}.${verb}`, run]))
}

const ofResources: Record<string, RecordOperation> = Object.assign({}, ...resources.map(operationsOf))

/** Typed by the contract, which core makes of the same declarations; a law runs every one of them. */
export const recordOperations = ofResources as unknown as Pick<Operations, keyof typeof recordCalls>
