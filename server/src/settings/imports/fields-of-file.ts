import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'
import { entryFields } from '@portal/core/settings/imports/entry-fields'
import { dataFieldsOfFile } from '@portal/core/clients/data/import-fields'
import { importFields } from '@portal/core/settings/imports/fields'
import type { ImportFields } from '@portal/core/settings/imports/import-field'
import { typesForFiles } from '../../clients/data/client-data.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Run } from './run.ts'

/** The declared list of an area; undefined where there is none. */
export const listOf = (area: string | null): Resource | undefined =>
  resources.find((resource) => resource.area === area)

/**
 * The fields that columns of a file can fill: those of its kind, or of the list whose entries it holds. Files of
 * clients also have what the agency writes down of them.
 */
export async function fieldsOfFile(
  db: Db,
  { kind, list: area, clientId, tenantId }: Pick<Run, 'kind' | 'list' | 'clientId' | 'tenantId'>,
): Promise<ImportFields> {
  const list = kind === 'entries' ? listOf(area) : undefined
  if (list) return entryFields({ list, ofOneClient: clientId !== null })
  return kind === 'clients'
    ? { ...importFields.clients, ...dataFieldsOfFile(await typesForFiles(db, tenantId)) }
    : importFields[kind]
}
