import type { Draft } from '@portal/widgets/drafts'
import type { SupportDraft } from '@portal/widgets/support-request'
import { useWritten, writtenIn } from '../../platform/written/written.ts'

const drafts = writtenIn<SupportDraft>('support-request@1')

/** What a person has typed and not sent: a request with its files, and comments. Null until it is there. */
export const useSupportDraft = (userId: number): Draft<SupportDraft> | null =>
  useWritten(drafts, userId, 'requests')
