import { fileSize, url } from '../../../foundation/rules/index.ts'
import { answerOf, type Change } from './answers.ts'
import type { ConditionName } from './flows.ts'
import { costPerConversionLine } from './metrics.ts'
import { changeFileMegabytes } from './options.ts'
import type { FlowState } from './state.ts'

/** What is wrong with a file of a change. */
export const changeFile = fileSize(changeFileMegabytes)

const inOrder = ({ imageUrl, imageFile }: Change): boolean =>
  url(imageUrl) === null && changeFile(imageFile) === null

/** Both dates, and the second not before the first. */
const isRange = (start: string, end: string): boolean => start !== '' && end !== '' && start <= end

/** What the conditions of the transitions mean. */
export const conditions: Readonly<Record<ConditionName, (state: FlowState) => boolean>> = {
  'a change is chosen': ({ answers }) => answers.changes.length > 0,
  'the details are in order': ({ answers }) => answers.changes.every(inOrder),
  'two dates are chosen': ({ answers }) => isRange(answers.start, answers.end),
  'cost per conversion increased and is included': ({ answers, groups }) =>
    answerOf(answers, costPerConversionLine).include &&
    groups.some(({ lines }) =>
      lines.some(({ id, direction }) => id === costPerConversionLine && direction === 'increased'),
    ),
}
