import { chatWords } from '@portal/core/results/assistant/words'
import { today } from '@portal/core/foundation/format'
import { Refusal } from '../../../foundation/http/refusal.ts'
import { portalFor } from '../portal-reader.ts'
import type { ChatSource, Question } from '../../../foundation/outside/chat/port.ts'
import { plain } from './markdown.ts'
import { oneApart } from './spelling.ts'
import { findClient, folded, type Client } from './subject.ts'
import { abilities, cannot } from './sentences.ts'
import type { Answering, Asking } from './topic.ts'
import { beyond } from './topics/beyond.ts'
import { goals } from './topics/goals.ts'
import { overBudget } from './topics/over-budget.ts'
import { quiet } from './topics/quiet.ts'
import { rankings } from './topics/rankings.ts'
import { waiting } from './topics/waiting.ts'
import { activities } from './topics/activities.ts'
import { budgets } from './topics/budgets.ts'
import { calendar } from './topics/calendar.ts'
import { changes } from './topics/changes.ts'
import { counts } from './topics/counts.ts'
import { figures } from './topics/figures.ts'
import { facts } from './topics/facts.ts'
import { interactions } from './topics/interactions.ts'
import { pacing } from './topics/pacing.ts'
import { support } from './topics/support.ts'
import { tasks } from './topics/tasks.ts'
import { managed, team } from './topics/team.ts'
import { understand, type Topic } from './understand.ts'

const answers: Readonly<Record<Topic, (asking: Asking) => Answering>> = {
  help,
  beyond,
  waiting,
  quiet,
  overBudget,
  rankings,
  goals,
  figures,
  counts,
  changes,
  pacing,
  tasks,
  interactions,
  managed,
  team,
  calendar,
  support,
  activities,
  budgets,
  facts,
}

/**
 * The assistant that comes with the portal. It understands the
 * questions that staff ask most and answers them from the portal's own calls,
 * with the rights of whoever asks; what it does not understand it says so.
 */
export class BuiltInAssistant implements ChatSource {
  readonly name = 'built-in'

  async ask({ text, history, asker }: Question, signal: AbortSignal): Promise<AsyncIterable<string>> {
    const day = today()
    // It remembers no half answer: the rest of one is the whole once more.
    const asked = text === chatWords.goOnMessage ? history.findLast(({ by }) => by === 'person') : undefined
    const understood = understand(asked?.text ?? text, history, day)
    return answered({ ...understood, portal: portalFor(asker), userId: asker.person.id, today: day }, signal)
  }
}

async function* answered(asking: Asking, signal: AbortSignal): Answering {
  const answer = asking.topic === null ? byNameAlone(asking) : answers[asking.topic](asking)
  try {
    for await (const part of answer) {
      signal.throwIfAborted()
      yield part
    }
  } catch (error) {
    // What the person may not see on a screen is not told here either.
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    yield error.status === 403
      ? "I can't answer that: it is not open to you."
      : `I can't answer that. ${error.message}`
  }
}

/** Nothing but a name is a question about that client. */
async function* byNameAlone(asking: Asking): Answering {
  const { portal, subject, words } = asking
  const short = subject !== '' && subject.split(' ').length <= 6
  const found = short ? await findClient(portal, subject, words) : null
  if (found?.is === 'one' && words.split(/\s+/).length <= 8) {
    if (asksForMore(subject, found.one))
      yield `I could not make out what you want to know of ${plain(found.one.name)}. This is what its profile says.\n\n`
    return yield* facts(asking)
  }
  if (found?.is === 'several' && words.split(/\s+/).length <= 8) return yield found.question
  yield `${cannot}\n\n${abilities}`
}

/** Words stand beside the name, and say something that was not understood. */
const asksForMore = (subject: string, { id, name, identifier }: Client): boolean =>
  folded(subject)
    .split(' ')
    .some(
      (word) =>
        word !== String(id) &&
        !folded(identifier ?? '').includes(word) &&
        !folded(name)
          .split(' ')
          .some((part) => part.startsWith(word) || oneApart(part, word)),
    )

async function* help(): Answering {
  yield abilities
}
