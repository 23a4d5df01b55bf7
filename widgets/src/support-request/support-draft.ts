import type { Attempt } from '@portal/core/foundation/contract/attempt'
import type { RequestForm } from './request-form.ts'

/** A form that is not sent yet, with the key under which it was last tried: the same content is the same request. */
export interface KeptRequest {
  readonly form: RequestForm
  readonly attempt: Attempt<RequestForm> | null
}

/** What a person has typed and not sent: a request, and comments by the key of their request. */
export interface SupportDraft {
  readonly request: KeptRequest | null
  readonly comments: Readonly<Record<string, string>>
}

export const nothingTyped: SupportDraft = { request: null, comments: {} }
