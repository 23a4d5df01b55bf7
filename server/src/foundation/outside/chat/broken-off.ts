import { chatFailures } from '@portal/core/results/assistant/failure'
import { OutOfPatience } from './patience.ts'

/** Why an answer stopped before its end, as whoever asked is told. */
export const breakSentences = {
  ended: chatFailures.ended,
  length: 'The assistant reached the longest answer that it may give.',
  limit: 'The answer is longer than the portal takes.',
  failed: 'The assistant met an error, so its answer may not be complete.',
  silent: 'The assistant went silent before its answer was complete.',
} as const

export type BreakReason = keyof typeof breakSentences

/** An answer broke off. The message is for the log, the reason for whoever asked. */
export class AnswerBroke extends Error {
  readonly reason: BreakReason

  constructor(reason: BreakReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** What an error that ended an answer comes to: a body that stops in the middle is thrown as a TypeError. */
export function breakReason(error: unknown): BreakReason {
  if (error instanceof AnswerBroke) return error.reason
  if (error instanceof OutOfPatience) return 'silent'
  return error instanceof TypeError ? 'ended' : 'failed'
}
