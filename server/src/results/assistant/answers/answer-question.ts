import type { Question } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { abilitiesOf } from './abilities.ts'
import { answerTopic } from './answer.ts'
import type { Answering } from './answered.ts'
import { answerChanges } from './changes.ts'
import { answerComposed } from './composed.ts'
import { answerForm } from './forms.ts'
import { answerMeaning } from './meaning.ts'
import { answerCalendar, answerWaiting } from './own-day.ts'
import { answerRecord } from './profile.ts'
import { answerScreen, answerTab } from './screens.ts'
import { answerTeam } from './team.ts'

/** The answer to a question, by what it asks for. */
export function answerQuestion(
  question: Question,
  portal: PortalReader,
): AsyncIterable<string> | Iterable<string> {
  switch (question.ask) {
    case 'rows':
    case 'when':
    case 'why':
      return answerTopic(question, portal)
    case 'composed':
      return answerComposed(question, portal)
    case 'record':
      return answerRecord(question, portal)
    case 'team':
      return answerTeam(question, portal)
    case 'changes':
      return answerChanges(question, portal)
    case 'waiting':
      return answerWaiting(portal)
    case 'calendar':
      return answerCalendar(portal, question.period, question.part)
    case 'screen':
      return question.of
        ? answerTab(question.words, question.of, portal)
        : answerScreen(question.words, portal, question.at)
    case 'form':
      return answerForm(question, portal)
    case 'meaning':
      return answerMeaning(question.topic, question.column, portal)
    case 'several':
    case 'help':
      return answerHelp(portal)
  }
}

async function* answerHelp(portal: PortalReader): Answering {
  yield await abilitiesOf(portal)
}
