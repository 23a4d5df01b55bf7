import type { Type } from 'arktype'
import type { Call } from './call.ts'
import type { Field, Fields, FieldValue } from './field.ts'
import type { Page } from './schemas.ts'

/** The types of a resource's calls, from the literal types of its fields. */

export type Filled = { required: true } | { initial: string | number | boolean }
export type Keys<F extends Fields> = keyof F & string
/** The fields that people give; the portal works the others out. */
export type TypedKeys<F extends Fields> = {
  [K in Keys<F>]: F[K] extends { computed: true } ? never : K
}[Keys<F>]
export type RequiredKeys<F extends Fields> = {
  [K in TypedKeys<F>]: F[K] extends { required: true } ? K : never
}[TypedKeys<F>]
/** The fields that a record can be given later: it stays with what it belongs to. */
export type ChangingKeys<F extends Fields> = {
  [K in TypedKeys<F>]: F[K] extends { parent: true } ? never : K
}[TypedKeys<F>]
export type SecretKeys<F extends Fields> = {
  [K in Keys<F>]: F[K] extends { kind: 'secret' } ? K : never
}[Keys<F>]
export type Value<F extends Field> = F extends Filled ? FieldValue<F> : FieldValue<F> | null
export type Named = { id: number; name: string } | null
export type Flat<T> = { [K in keyof T]: T[K] }

/** The names beside the ids that a record refers to: `SaleType` beside `saleTypeId`. */
export type References<F extends Fields> = {
  [
    K in Keys<F> as F[K] extends { kind: 'record' }
      ? K extends `${infer Name}Id`
        ? Capitalize<Name>
        : never
      : never
  ]: Named
}

export interface Kept {
  id: number
  version: number
  createdAt: string
  updatedAt: string
  can: { update: boolean; remove: boolean; open?: boolean }
}
export interface OfClient {
  clientId: number
  Client: { id: number; name: string; slug: string }
}

/** A record as lists and answers to writes show it: everything but secrets. */
export type RecordOf<F extends Fields, C extends boolean> = Flat<
  Kept &
    (C extends true ? OfClient : unknown) & {
      [K in Exclude<Keys<F>, SecretKeys<F>>]: Value<F[K]>
    } & References<F>
>
/** A record that was opened, with its secrets; null for one that the server can no longer read. */
export type OpenRecordOf<F extends Fields, C extends boolean> = Flat<
  RecordOf<F, C> & { [K in SecretKeys<F>]: Value<F[K]> | null }
>
export type NewRecordOf<F extends Fields, C extends boolean> = Flat<
  (C extends true ? { clientId: number } : unknown) & { [K in RequiredKeys<F>]: FieldValue<F[K]> } & {
    [K in Exclude<TypedKeys<F>, RequiredKeys<F>>]?: Value<F[K]>
  }
>
export type ChangesOf<F extends Fields> = { [K in ChangingKeys<F>]?: Value<F[K]> }

export interface ListQuery {
  page?: number
  pageSize?: number
  sort?: string
  search?: string
  clientId?: number
}
export type Filters<F extends Fields> = {
  [K in Keys<F> as F[K] extends { kind: 'record' } ? K : never]?: number
} & {
  [K in Keys<F> as F[K] extends { kind: 'choice' } ? K : never]?: FieldValue<F[K]>
} & {
  [K in Keys<F> as F[K] extends { kind: 'date' } ? `${K & string}Month` : never]?: string
}
export type Listed<F extends Fields, C extends boolean> = C extends true
  ? Page<RecordOf<F, C>>
  : RecordOf<F, C>[]
export interface ById {
  id: number
}

export interface Declared extends Pick<Call, 'summary' | 'allow'> {
  readonly path: string
}
export type Five<F extends Fields, C extends boolean> = {
  list: Declared & {
    method: 'GET'
    response: Type<Listed<F, C>>
    query: Type<Flat<C extends true ? ListQuery & Filters<F> : Filters<F>>>
  }
  get: Declared & { method: 'GET'; params: Type<ById>; response: Type<OpenRecordOf<F, C>> }
  create: Declared & { method: 'POST'; body: Type<NewRecordOf<F, C>>; response: Type<RecordOf<F, C>> }
  update: Declared & {
    method: 'PUT'
    params: Type<ById>
    body: Type<ChangesOf<F>>
    response: Type<RecordOf<F, C>>
  }
  remove: Declared & { method: 'DELETE'; params: Type<ById>; response: Type<ById> }
  usedBy: Declared & { method: 'GET'; params: Type<ById>; response: Type<{ what: string; count: number }[]> }
}
export interface OneMore<F extends Fields> {
  ofClient: Declared & {
    method: 'GET'
    client: 'id'
    params: Type<ById>
    query: Type<Flat<ListQuery & Filters<F>>>
    response: Type<Page<RecordOf<F, true>>>
  }
}
/** The calls of a resource: five, and for a client's records the list below the client. */
export type ResourceCalls<N extends string, F extends Fields, C extends boolean> = {
  readonly [K in keyof Five<F, C> as `${N}.${K}`]: Five<F, C>[K]
} & (C extends true ? { readonly [K in keyof OneMore<F> as `${N}.${K}`]: OneMore<F>[K] } : unknown)
