import type { Field } from '../../foundation/contract/field.ts'
import { fieldOfClientData } from './field-of-type.ts'
import type { ClientDataType } from './kinds.ts'

/** A type as files of clients know it. */
export type DataTypeOfFile = ClientDataType & { readonly id: number }

/** The name of a type among the fields of a file of clients. */
export const dataFieldName = (id: number): string => `data${id}`

/** A type as a cell of a file holds it: people by name or e-mail address, yes and no in words. An empty cell leaves alone what is there. */
function inFile(type: DataTypeOfFile): Field {
  const field = { ...fieldOfClientData({ ...type, hint: '', required: false }) }
  if (type.kind === 'User') return { label: type.name, kind: 'text' }
  return type.kind === 'Yes or No' ? { label: type.name, kind: 'flag' } : field
}

/** What an agency writes down of clients, as columns of a file of them. */
export const dataFieldsOfFile = (
  types: readonly DataTypeOfFile[],
): Readonly<Record<string, { readonly field: Field; readonly names: readonly string[] }>> =>
  Object.fromEntries(types.map((type) => [dataFieldName(type.id), { field: inFile(type), names: [] }]))
