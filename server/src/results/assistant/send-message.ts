import { isSessionOf } from '@portal/core/results/assistant/session-id'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid } from '../../foundation/http/refusal.ts'
import { Streamed } from '../../foundation/http/streamed.ts'
import type { ModelSpent } from '../../foundation/outside/model-spent.ts'
import { answerLines } from './answer-lines.ts'
import { keepQuestion } from './keep-messages.ts'
import { checkMayChat } from './may-chat.ts'

/**
 * Keeps a question, then streams its answer from whoever answers here (shell
 * section 7). What came of an answer is kept, also when it broke off.
 */
export const sendMessage = operation('chats.send', async (incoming) => {
  const { db, tenantId, person, actor, body, services, origin, audit } = incoming
  checkMayChat(person, services)
  if (!isSessionOf(body.sessionId, person.id)) throw forbidden('This chat belongs to somebody else.')
  const text = body.chatInput.replaceAll('\u0000', '').trim()
  if (text === '') throw invalid({ chatInput: 'Field is required' })
  const asked = { tenantId, userId: person.id, sessionId: body.sessionId, text }
  const kept = await keepQuestion(db, asked)
  // What was said stays between the two: the log tells only that it was.
  audit({ subject: 'chat message', subjectId: kept.id })
  const question = {
    sessionId: body.sessionId,
    text,
    timestamp: body.timestamp ?? new Date().toISOString(),
    language: body.language ?? 'en',
    history: kept.history,
    asker: { actor, person, tenantId, services, origin },
  }
  return new Streamed(async (signal) => {
    const spent: ModelSpent[] = []
    const parts = await services.chat.ask(question, signal, (one) => spent.push(one))
    return answerLines(parts, kept, services.database, spent)
  })
})
