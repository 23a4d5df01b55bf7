import type { Fields } from '@portal/core/foundation/contract/field'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { parentField } from '@portal/core/platform/records/list-facts'
import { unique } from '@portal/core/foundation/rules'
import type { Problems } from '../form/form-state.ts'
import type { Input } from '../form/input.ts'
import type { FieldLook } from './record-dialog.tsx'

/** The fields that people give. */
export const typedOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { computed }]) => !computed))

/** The fields of a record that is there: a secret that is not typed anew stays as it is. */
export const keepingSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { required, ...field }]) => [
      name,
      field.kind === 'secret'
        ? { ...field, hint: 'Leave it empty to keep the one that is there.' }
        : { ...field, ...(required ? { required } : {}) },
    ]),
  )

/** How the fields of a list stand in its dialog. */
export function looksOf(resource: Pick<Resource, 'fields'>): Readonly<Record<string, FieldLook>> {
  const parent = parentField(resource)
  const long = Object.keys(resource.fields).filter(
    (name) => resource.fields[name]?.kind === 'url' || resource.fields[name]?.part,
  )
  return {
    // Half a line cuts the end off an address, and off what a part belongs to.
    ...Object.fromEntries(long.map((name) => [name, { wide: true }])),
    clientId: { wide: true, fixed: true },
    ...(parent === undefined ? {} : { [parent]: { wide: true, fixed: true } }),
    ...('name' in resource.fields ? { name: { wide: true } } : {}),
  }
}

/** What a record is called: its name, where it has one. */
export const nameOf = (row: object): string => ('name' in row && typeof row.name === 'string' ? row.name : '')

/** What is wrong with a name among those of others. */
export function nameProblem(inputs: Readonly<Record<string, Input>>, rivals: readonly object[]): Problems {
  const { name } = inputs
  const problem = typeof name === 'string' ? unique(rivals.map(nameOf))(name) : null
  return problem === null ? {} : { name: problem }
}

/** The place after all others. */
export const lastPlace = (places: readonly number[]): number => Math.max(0, ...places) + 1
