import type { Call } from './call.ts'
import { byId, nothing } from './schemas.ts'

/** What differs between calls that put a file into a record. */
type PutFile = Omit<Call, 'method' | 'params' | 'body'> & Required<Pick<Call, 'files'>>

/** A call that puts one file into the record that its path names, in the place of the one before; no field is sent beside it. */
export const putFile = <const C extends PutFile>(call: C) =>
  ({ method: 'POST', params: byId, body: nothing, ...call }) as const
