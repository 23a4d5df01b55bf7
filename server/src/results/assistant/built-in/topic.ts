import type { PortalReader } from '../portal-reader.ts'
import type { Understood } from './understand.ts'

/** What a topic answers from. */
export interface Asking extends Understood {
  readonly portal: PortalReader
  readonly userId: number
  /** The agency's day. */
  readonly today: string
}

/** Pieces of markdown as they are found; no raw data that was not made plain. */
export type Answering = AsyncGenerator<string, void, undefined>
