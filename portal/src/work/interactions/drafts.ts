import type { InteractionForm } from '@portal/widgets/interaction-logger'
import { useWritten, writtenIn } from '../../platform/written/written.ts'

const drafts = writtenIn<InteractionForm>('interaction-logger@1')

/**
 * What a person has typed in the logger and not saved: each client has
 * its own, each interaction that is changed, and the logger
 * that was opened without either. Null until it is there.
 */
export const useInteractionDraft = (
  userId: number,
  clientId: number | null,
  interactionId: number | null,
): ReturnType<typeof useWritten<InteractionForm>> =>
  useWritten(drafts, userId, interactionId === null ? String(clientId ?? 'any') : `edit-${interactionId}`)
