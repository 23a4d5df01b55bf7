import { chatFailures } from '@portal/core/results/assistant/failure'
import { Refusal } from '../../http/refusal.ts'

/** 503 for a system that does not answer, with the sentence that the chat shows. */
export const chatUnavailable = (): Refusal => new Refusal('unavailable', chatFailures.unavailable)

/** 404 with the sentence that the chat shows; what the other system says of itself stays there. */
export const chatNotFound = (): Refusal => new Refusal('not-found', chatFailures.notFound)

/** 400 for a refusal that another attempt would meet too. */
export const chatRefused = (): Refusal => new Refusal('malformed', chatFailures.default)
