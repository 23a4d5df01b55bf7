import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'
import { entryFields } from '@portal/core/settings/imports/entry-fields'
import { importFields } from '@portal/core/settings/imports/fields'
import type { ImportFields } from '@portal/core/settings/imports/import-field'
import type { Run } from './run.ts'

/** The declared list of an area; undefined where there is none. */
export const listOf = (area: string | null): Resource | undefined =>
  resources.find((resource) => resource.area === area)

/** The fields that columns of a file can fill: those of its kind, or of the list whose entries it holds. */
export function fieldsOfFile({
  kind,
  list: area,
  clientId,
}: Pick<Run, 'kind' | 'list' | 'clientId'>): ImportFields {
  const list = kind === 'entries' ? listOf(area) : undefined
  return list ? entryFields({ list, ofOneClient: clientId !== null }) : importFields[kind]
}
