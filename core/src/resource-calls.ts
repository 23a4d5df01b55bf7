import { defineCalls } from './foundation/contract/call.ts'
import type { Fields } from './foundation/contract/field.ts'
import { resourceCalls } from './foundation/contract/resource-calls.ts'
import type { ResourceCalls } from './foundation/contract/resource-types.ts'
import type { Resource } from './foundation/contract/resource.ts'
import { resources, type DeclaredResource } from './resources.ts'

type CallsOf<R> =
  R extends Resource<infer N, infer F extends Fields, infer C extends boolean>
    ? ResourceCalls<N, F, C>
    : never
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never

/** The calls of every declared list. */
const ofResources = Object.assign(
  {},
  ...resources.map((resource) => resourceCalls(resource)),
) as unknown as AllOf<CallsOf<DeclaredResource>>

export const recordCalls = defineCalls(ofResources)
