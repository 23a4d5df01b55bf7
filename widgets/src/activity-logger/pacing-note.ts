import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { dayAt } from '@portal/core/foundation/format'
import { plainText } from '@portal/ui/rich-text'
import { showError, showSuccess } from '@portal/ui/toast'

/**
 * Adds what was logged to the pacing report: as plain text, in the month of
 * the activity. The activity stays
 * saved whatever becomes of it.
 */
export async function addPacingNote(
  client: Client,
  { clientId, userId, loggedAt, body }: Answer<'activities.create'>,
  sectionId: number | null,
): Promise<void> {
  try {
    await client.call('pacingNotes.create', {
      body: {
        sectionId,
        clientId,
        userId,
        month: `${dayAt(loggedAt).slice(0, 7)}-01`,
        note: plainText(body),
      },
    })
    showSuccess('Pacing note has been successfully created')
  } catch {
    showError('Pacing note could not be created')
  }
}
