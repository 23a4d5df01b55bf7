import type { Resource } from '@portal/core/foundation/contract/resource'
import { resources } from '@portal/core/resources'
import { entryFields } from '@portal/core/settings/imports/entry-fields'
import { importFields } from '@portal/core/settings/imports/fields'
import type { ImportFields } from '@portal/core/settings/imports/import-field'
import type { Run } from './run-state.ts'

/** The list whose entries a run brings in; undefined for other files. */
export const listOfRun = ({ kind, list: area }: Pick<Run, 'kind' | 'list'>): Resource | undefined =>
  kind === 'entries' ? resources.find((list) => list.area === area) : undefined

/** The fields that columns of the file can fill. */
export function fieldsOfRun(run: Pick<Run, 'kind' | 'list' | 'clientId'>): ImportFields {
  const list = listOfRun(run)
  return list ? entryFields({ list, ofOneClient: run.clientId !== null }) : importFields[run.kind]
}
