import { createDrafts, type Draft } from '@portal/widgets/support-request'
import type { SupportDraft } from '@portal/widgets/support-request'

const drafts = createDrafts<SupportDraft>().at

/** What a person has typed and not sent, until the page is left. */
export const supportDraft = (userId: number): Draft<SupportDraft> => drafts(String(userId))
