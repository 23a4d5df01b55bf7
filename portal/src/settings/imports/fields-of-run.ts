import type { Resource } from '@portal/core/foundation/contract/resource'
import { entryFields } from '@portal/core/settings/imports/entry-fields'
import { importFields } from '@portal/core/settings/imports/fields'
import type { ImportFields } from '@portal/core/settings/imports/import-field'
import type { Run } from './run-state.ts'

/** The fields that columns of the file can fill. */
export const fieldsOfRun = (
  { kind, clientId }: Pick<Run, 'kind' | 'clientId'>,
  list: Resource | undefined,
): ImportFields => (list ? entryFields({ list, ofOneClient: clientId !== null }) : importFields[kind])
