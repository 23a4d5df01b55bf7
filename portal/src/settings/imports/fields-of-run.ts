import { dataFieldsOfFile } from '@portal/core/clients/data/import-fields'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { entryFields } from '@portal/core/settings/imports/entry-fields'
import { importFields, type ImportKind } from '@portal/core/settings/imports/fields'
import type { ImportFields } from '@portal/core/settings/imports/import-field'
import { useMemo } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import type { Run } from './run-state.ts'

/** The fields of a kind of file; one of clients also has what the agency writes down of them, once that is known. */
export function useFieldsOfKind(kind: ImportKind): ImportFields {
  const { data } = useCall('clientDataTypes.list', kind === 'clients' ? {} : null)
  return useMemo(
    () =>
      kind === 'clients'
        ? { ...importFields.clients, ...dataFieldsOfFile((data ?? []).filter(({ active }) => active)) }
        : importFields[kind],
    [kind, data],
  )
}

/** The fields that columns of the file can fill. */
export function useFieldsOfRun(
  { kind, clientId }: Pick<Run, 'kind' | 'clientId'>,
  list: Resource | undefined,
): ImportFields {
  const ofKind = useFieldsOfKind(kind)
  return useMemo(
    () => (list ? entryFields({ list, ofOneClient: clientId !== null }) : ofKind),
    [list, clientId, ofKind],
  )
}
