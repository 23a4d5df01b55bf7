import { longestAnswer } from '@portal/core/results/assistant/constants'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { AnswerBroke, breakReason, breakSentences } from '../../foundation/outside/chat/broken-off.ts'
import type { ModelSpent } from '../../foundation/outside/model-spent.ts'
import { reasonOf } from '../../foundation/outside/reason-of.ts'
import { keepChatUse } from '../../access/usage/keep-model-use.ts'
import { keepAnswer, type KeptQuestion } from './keep-messages.ts'
import { log } from '../../foundation/log.ts'

interface Line {
  readonly type: 'begin' | 'item' | 'end' | 'error'
  readonly content?: string
}

const line = (event: Line): string => `${JSON.stringify(event)}\n`

/**
 * The parts of an answer as lines of the stream. Whatever ends it, what came
 * is kept before the last line, marked as cut off where it was not the whole,
 * and with it what a model took. Why it broke off is said in the last line,
 * and in one line of the log.
 *
 * @param spent filled by the source until the parts are over
 */
export async function* answerLines(
  parts: AsyncIterable<string>,
  question: KeptQuestion,
  database: Database,
  spent: readonly ModelSpent[],
): AsyncGenerator<string, void, undefined> {
  let text = ''
  let broken: string | null = null
  let whole = false
  try {
    yield line({ type: 'begin' })
    for await (const part of parts) {
      const content = part.replaceAll('\u0000', '').slice(0, longestAnswer - text.length)
      const sent = text.trim() !== ''
      text += content
      // Blanks alone are no answer yet.
      if (content !== '' && text.trim() !== '') yield line({ type: 'item', content: sent ? content : text })
      if (text.length >= longestAnswer)
        throw new AnswerBroke('limit', `it is longer than ${longestAnswer} characters`)
    }
    whole = true
  } catch (error) {
    broken = breakSentences[breakReason(error)]
    if (!(error instanceof Error && error.name === 'AbortError'))
      log.error(`chat answer: broke off after ${text.length} characters: ${reasonOf(error)}`)
  } finally {
    if (text.trim() !== '') await keep(database, question, { text, cut: !whole, spent })
  }
  yield line(broken === null ? { type: 'end' } : { type: 'error', content: broken })
}

interface Ended {
  readonly text: string
  readonly cut: boolean
  readonly spent: readonly ModelSpent[]
}

/** An answer that cannot be kept is still the answer of the person who reads it. */
async function keep(database: Database, question: KeptQuestion, { text, cut, spent }: Ended): Promise<void> {
  try {
    await database.write(wholeTenant(question.tenantId), async (db) => {
      await keepAnswer(db, question, text, cut)
      for (const one of spent) await keepChatUse(db, question, one)
    })
  } catch (error) {
    log.error({ err: error }, 'keeping a chat answer')
  }
}
