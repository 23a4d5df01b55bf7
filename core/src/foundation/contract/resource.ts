import type { Rule } from '../policy/rule.ts'
import type { Fields } from './field.ts'

/**
 * A simple record, declared once: from it come the calls to list, read,
 * create, change and delete it, their schemas and types, and on the server
 * their one implementation (`server/src/platform/records`). A record that grows rules
 * of its own leaves this and becomes an area with operations of its own.
 */
export interface Resource<N extends string = string, F extends Fields = Fields, C extends boolean = boolean> {
  /** The calls' area: `saleTypes` makes `saleTypes.list` and so on. */
  readonly area: N
  /** Path of the list below `/api`. */
  readonly path: string
  /** In a sentence: `sale type`. In snake case it is the name of the table. */
  readonly one: string
  readonly many: string
  readonly fields: F
  /** Each record belongs to one client, in whose scope alone it is seen. Such lists are paged. */
  readonly ofClient: C
  readonly read: Rule
  readonly write: Rule
  /** Who reads its secrets and puts others in their place; whoever may read the record where absent. */
  readonly opens?: Rule
}

/** Declares a record, keeping the literal types of its name and fields. */
export const resource = <const N extends string, const F extends Fields, const C extends boolean>(
  declared: Resource<N, F, C>,
): Resource<N, F, C> => declared

/** `SaleType` of `saleTypeId`: under what an answer carries the name of what an id refers to. */
export const referenceName = (field: string): string =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/Id$/, '')
