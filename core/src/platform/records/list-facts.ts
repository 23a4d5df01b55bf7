import type { Resource } from '../../foundation/contract/resource.ts'

/** Whether entries of a list can come from a file: a secret that none may lack is typed. */
export const takesEntries = ({ fields, fromFiles }: Pick<Resource, 'fields' | 'fromFiles'>): boolean =>
  fromFiles !== false && !Object.values(fields).some(({ kind, required }) => kind === 'secret' && required)

/** The field by which people order the entries; undefined where they do not. */
export const placeField = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => name === 'order' || fields[name]?.place)

/** The field that says to which entry of another list one belongs; undefined where to none. */
export const parentField = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.parent)

/** The flags that put an entry before all others. */
export const markFields = ({ fields }: Pick<Resource, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.first)
