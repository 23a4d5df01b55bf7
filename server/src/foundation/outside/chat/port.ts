import type { Person } from '@portal/core/foundation/policy/actor'
import type { Incoming } from '../../http/operation.ts'
import type { ModelSpent } from '../model-spent.ts'

/** What somebody said before, oldest first. */
export interface Said {
  readonly by: 'person' | 'assistant'
  readonly text: string
}

/** A message that wants an answer. */
export interface Question {
  readonly sessionId: string
  readonly text: string
  /** When it was asked, ISO 8601. */
  readonly timestamp: string
  readonly language: string
  /** The end of the same session, without this message. */
  readonly history: readonly Said[]
  /** In whose name the portal is read, for a source that reads it. */
  readonly asker: Asker
}

/** Whose rights an answer has: exactly those of the person who asks. */
export type Asker = Pick<Incoming<'chats.send'>, 'actor' | 'tenantId' | 'services' | 'origin'> & {
  readonly person: Person
}

/** Who answers in the chat. */
export interface ChatSource {
  readonly name: 'webhook' | 'model' | 'built-in'
  /**
   * Asks, outside of any transaction.
   *
   * @param spent told once what a model took, when its answer is at its end
   * @returns the parts of the answer as they come, as soon as it is known that there will be one; they throw when it breaks off
   * @throws {Refusal} 404 when the other system has no such chat, 503 when it cannot answer
   */
  ask(
    question: Question,
    signal: AbortSignal,
    spent?: (one: ModelSpent) => void,
  ): Promise<AsyncIterable<string>>
}
