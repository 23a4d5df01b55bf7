import { answerOperations } from './answer-request.ts'
import { guestEntryOperations } from './enter.ts'
import { guestLinkOperations } from './links.ts'
import { requestLinkOperations } from './request-link.ts'

export const guestOperations = {
  ...guestLinkOperations,
  ...guestEntryOperations,
  ...requestLinkOperations,
  ...answerOperations,
}
