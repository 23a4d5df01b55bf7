import { counted } from '@portal/core/foundation/format/percent'

/** What is said of the answers of a form that is to be deleted; nothing where it has none. */
export const answersThatGo = (answers: number): string =>
  answers === 0
    ? ''
    : `${counted(answers, 'answer')} ${answers === 1 ? 'goes' : 'go'} with it: put it away instead to keep ${answers === 1 ? 'it' : 'them'}.`
