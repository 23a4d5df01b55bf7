import type { SupportDraft } from '@portal/widgets/support-request'
import { useWritten, writtenIn } from '../../platform/written/written.ts'

const drafts = writtenIn<SupportDraft>('support-request@1')

/** What a person has typed and not sent: a request with its files, and comments. Null until it is there. */
export const useSupportDraft = (userId: number): ReturnType<typeof useWritten<SupportDraft>> =>
  useWritten(drafts, userId, 'any')
