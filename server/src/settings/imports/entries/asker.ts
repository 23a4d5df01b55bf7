import type { Incoming } from '../../../foundation/http/operation.ts'

/** The request in which somebody asked for a step of an import. */
export type Asking = Pick<Incoming<'imports.apply'>, 'actor' | 'person' | 'services' | 'origin' | 'doer'>

/** The server's answers to calls by name; what each takes, the contract says. */
export type RecordCalls = Readonly<Record<string, unknown>>

/** Somebody who brings in entries, and the calls by which they are written as if they had been typed. */
export interface Asker extends Asking {
  readonly operations: RecordCalls
}

/** What of a request outlives it. */
export const askerOf = ({ actor, person, services, origin, doer }: Asking): Asking => ({
  actor,
  person,
  services,
  origin,
  doer,
})
