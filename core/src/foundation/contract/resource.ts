import type { Rule } from '../policy/rule.ts'
import type { Fields } from './field.ts'
import { usualPath } from './usual-path.ts'

/** What a list is about, as a picture: the portal has a glyph for each. */
const listIcons = [
  'building',
  'calendar',
  'car',
  'chart',
  'clipboard',
  'flag',
  'globe',
  'key',
  'link',
  'list',
  'mail',
  'money',
  'note',
  'package',
  'people',
  'phone',
  'shield',
  'tag',
] as const
export type ListIcon = (typeof listIcons)[number]

/** The screen of a list, which the portal draws from the declaration alone. Its title and address are its route's. */
export interface ListScreen<Name extends string = string> {
  /** Name of the route. Below a client's profile it shows that client's records; several lists of one route are tabs. */
  readonly route: string
  /** One sentence under the title: what the list is for. */
  readonly sentence: string
  readonly icon: ListIcon
  /** What to do while there is nothing: `Add the first one: …`. */
  readonly empty: string
  /** What its tab is called; `many` where absent. */
  readonly tab?: string
  /** Its place among the tabs of the route, from 0. */
  readonly place?: number
  /** The fields that are columns, in their order; every short one where absent. */
  readonly columns?: readonly Name[]
  /** Those of the columns that stand there when somebody chooses them, where all of them are more than a window has room for. */
  readonly onDemand?: readonly Name[]
  /** Name of the route where its entries matter: a way there stands beside the title. */
  readonly leadsTo?: string
  /** The clients that an entry holds: they are found in the list of clients by this filter. */
  readonly holdsClientsBy?: string
  /** Its ids carry rules of the portal, so people see them. */
  readonly showsId?: true
}

/**
 * A simple record, declared once: from it come the calls to list, read,
 * create, change and delete it, their schemas and types, and on the server
 * their one implementation (`server/src/platform/records`). A record that grows rules
 * of its own leaves this and becomes an area with operations of its own.
 */
export interface Resource<N extends string = string, F extends Fields = Fields, C extends boolean = boolean> {
  /** The calls' area: `saleTypes` makes `saleTypes.list` and so on. */
  readonly area: N
  /** Path of the list below `/api`; `/sale-types` where it is not declared. */
  readonly path: string
  /** In a sentence: `sale type`. In snake case it is the name of the table. */
  readonly one: string
  readonly many: string
  /** What the screens call it, where data, the audit log and the assistant tell it from another list of that name. */
  readonly shownAs?: { readonly one: string; readonly many: string }
  /** What people call it besides: the assistant knows it by these words too. */
  readonly alsoCalled?: readonly string[]
  readonly fields: F
  /** Each record belongs to one client, in whose scope alone it is seen. Such lists are paged. */
  readonly ofClient: C
  readonly read: Rule
  readonly write: Rule
  /**
   * How its entries come until somebody sorts them: fields, `-` before one whose last comes first, ties by the next one.
   * Where absent, a client's come the newest first, those of a list to choose from in their own order or by name.
   */
  readonly sort?: readonly string[]
  /** Its entries are told to another system as they are written: none come from a file. */
  readonly fromFiles?: false
  /** Ids on which rules of the portal rest: these entries can be renamed, and are never deleted. */
  readonly lasting?: readonly number[]
  /** Who reads its secrets and puts others in their place; whoever may read the record where absent. */
  readonly opens?: Rule
  /** Where people keep it, in one place or in several; nowhere of its own where absent. */
  readonly screens?: readonly ListScreen[]
}

/** What follows from the name of an area, and is declared where it is another. */
type Named = 'path' | 'one' | 'many'

/**
 * Declares a record, keeping the literal types of its name and fields; a screen names fields that there are. The path
 * and what it is called follow from its area where nothing else is said: `/sale-types`, `sale type`, `sale types`.
 */
export function resource<const N extends string, const F extends Fields, const C extends boolean>(
  declared: Omit<Resource<N, F, C>, Named> &
    Partial<Pick<Resource, Named>> & {
      readonly screens?: readonly ListScreen<keyof F & string>[]
      readonly sort?: readonly `${'' | '-'}${keyof F & string}`[]
    },
): Resource<N, F, C> {
  const path = usualPath(declared.area)
  const many = path.slice(1).replaceAll('-', ' ')
  return { path, many, one: many.replace(/ies$/, 'y').replace(/s$/, ''), ...declared }
}

/** What people read of a list and of an entry of it. */
export const shownAs = ({
  one,
  many,
  shownAs: words = { one, many },
}: Pick<Resource, 'one' | 'many' | 'shownAs'>): { readonly one: string; readonly many: string } => words

/** Whether an entry can be retired: kept where it is used and offered no more. */
export const retires = ({ fields }: Pick<Resource, 'fields'>): boolean => fields['active']?.kind === 'flag'

/** The field that names a record where it is spoken of: `name`, or else its first one. */
export const titleField = ({ fields }: Pick<Resource, 'fields'>): string =>
  'name' in fields ? 'name' : (Object.keys(fields)[0] ?? 'id')

/** `SaleType` of `saleTypeId`: under what an answer carries the name of what an id refers to. */
export const referenceName = (field: string): string =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/Id$/, '')
